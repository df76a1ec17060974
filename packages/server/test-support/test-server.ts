import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hash } from '@charterstone/engine'
import { readConfig } from '../src/config.ts'
import { type Dependencies, type Server, startServer } from '../src/serve.ts'
import { type Client, connect } from './client.ts'
import { type Seated, seatedTable } from './requests.ts'

export type TestServer = Server & {
  /** A hash of everything that is stored about a table. */
  readonly stateOf: (table: string) => Promise<string>
}

/** A server in this process, with a real file in a temporary folder. */
export async function startTestServer(
  env: Readonly<Record<string, string>> = {},
  world: Dependencies = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-'))
  const config = readConfig({
    PORT: '0',
    DATA_DIR: folder,
    PAGE_DIR: join(folder, 'page'),
    LOG_LEVEL: 'fatal',
    ...env,
  })
  const server = await startServer(config, world)
  return {
    ...server,
    stateOf: async (id) => {
      const table = await server.service.tables.open(id)
      const { db } = server.service.storage
      const { entries } = await db
        .selectFrom('entries')
        .select(({ fn }) => fn.countAll<number>().as('entries'))
        .where('table_id', '=', id)
        .executeTakeFirstOrThrow()
      const keys = await db
        .selectFrom('keys')
        .selectAll()
        .where('table_id', '=', id)
        .orderBy('hash')
        .execute()
      return hash(sorted([entries, keys, table?.live() ?? null]))
    },
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The same value with the keys of its objects in order: whether it was loaded or computed makes no difference. */
function sorted(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => a.localeCompare(b)))
      : part,
  )
}

export type Game = Seated & {
  readonly clients: readonly Client[]
  readonly hostClient: Client
  /** The client whose seat is asked. */
  readonly asked: () => Client
}

/** A game that has just begun, with everybody connected. */
export async function beginGame({ address }: Server, persons: number): Promise<Game> {
  const table = await seatedTable(address, persons)
  const host = await connect({ address, table: table.id, key: table.host })
  await host.ask({ type: 'begin' })
  const clients = await Promise.all(table.seats.map((key) => connect({ address, table: table.id, key })))
  const asked = (): Client => {
    const found = clients.find((client) => {
      const view = client.seatView()
      return view !== null && view.decision?.seat === view.seat
    })
    if (found === undefined) throw new Error('no seat is asked')
    return found
  }
  return { ...table, clients, hostClient: host, asked }
}

/** Answers with an option; everybody has seen it when it resolves. */
export async function answerOnce({ asked, clients }: Game, choose = 0): Promise<void> {
  const client = asked()
  const view = client.seatView()
  if (view === null) throw new Error('there is no view yet')
  const { game, step, decision } = view
  const key = decision?.options[choose % decision.options.length] ?? ''
  await client.ask({ type: 'answer', game, step, key })
  await Promise.all(clients.map((each) => each.until((one) => (one.seatView()?.step ?? 0) > step)))
}
