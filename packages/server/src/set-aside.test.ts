import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { connect } from '../test-support/client.ts'
import { wait } from '../test-support/player.ts'
import { call } from '../test-support/requests.ts'
import {
  answerOnce,
  beginGame,
  type Game,
  startTestServer,
  type TestServer,
} from '../test-support/test-server.ts'
import { ruleset } from './ruleset.ts'
import type { Database } from './storage/database.ts'
import { listSetAside, release } from './storage/set-aside.ts'
import { openStorage } from './storage/storage.ts'
import { perform } from './table/commands/perform.ts'
import { makeTable } from './table/make-table.ts'
import { newHolderId, type SeatHolder } from './table/seat-holder.ts'
import type { StoredTable } from './table/stored-table.ts'
import { makeTables } from './table/tables.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.stop())

/** A game of two with three answers, out of memory, with a snapshot of where it stands. */
async function keptGame(): Promise<Game> {
  const game = await beginGame(server, 2)
  for (let answers = 0; answers < 3; answers++) await answerOnce(game)
  const table = await server.service.tables.open(game.id)
  await table?.close()
  server.service.tables.drop(game.id)
  await Promise.all([...game.clients, game.hostClient].map(({ closed }) => closed))
  return game
}

async function changeSnapshot(id: string, change: (live: StoredTable) => unknown): Promise<void> {
  const { db } = server.service.storage
  const { live } = await db
    .selectFrom('snapshots')
    .select('live')
    .where('table_id', '=', id)
    .executeTakeFirstOrThrow()
  const changed = change(JSON.parse(live) as StoredTable)
  await db
    .updateTable('snapshots')
    .set({ live: typeof changed === 'string' ? changed : JSON.stringify(changed) })
    .where('table_id', '=', id)
    .execute()
}

const without = (id: string, rows: 'snapshots' | 'entries' | 'checkpoints') =>
  server.service.storage.db.deleteFrom(rows).where('table_id', '=', id)

const brokenSnapshots: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  'a snapshot that is no JSON': (id) => changeSnapshot(id, () => '{"id":'),
  'a snapshot that is null': (id) => changeSnapshot(id, () => 'null'),
  'a snapshot of another table': (id) => changeSnapshot(id, (live) => ({ ...live, id: 'x' })),
  'a state without its table': (id) =>
    changeSnapshot(id, (live) => ({ ...live, state: { ...live.state, table: null } })),
  'a state without its seats': (id) =>
    changeSnapshot(id, (live) => ({
      ...live,
      state: { ...live.state, legacy: { ...live.state?.legacy, seats: [] } },
    })),
  'a seat without a holder': (id) =>
    changeSnapshot(id, (live) => ({ ...live, places: live.places.slice(1) })),
}

const damages: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
  'an entry that is no JSON': async (id) => {
    await without(id, 'snapshots').execute()
    const { db } = server.service.storage
    await db.updateTable('entries').set({ body: '{' }).where('table_id', '=', id).execute()
  },
  'an entry that is missing': async (id) => {
    await without(id, 'snapshots').execute()
    await without(id, 'entries').where('seq', '=', 5).execute()
  },
  'an entry of an unknown kind': async (id) => {
    await without(id, 'snapshots').execute()
    const body = JSON.stringify({ kind: 'magic' })
    const { db } = server.service.storage
    await db.updateTable('entries').set({ body }).where('table_id', '=', id).where('seq', '=', 3).execute()
  },
  'a checkpoint that is missing': async (id) => {
    await without(id, 'snapshots').execute()
    await without(id, 'checkpoints').execute()
  },
  'a checkpoint of nonsense': async (id) => {
    await without(id, 'snapshots').execute()
    const { db } = server.service.storage
    await db.updateTable('checkpoints').set({ record: '[]' }).where('table_id', '=', id).execute()
  },
}

async function setAsideRows(id: string) {
  return (await listSetAside(server.service.storage.db)).filter((row) => row.id === id)
}

async function setAsideCount(): Promise<number> {
  const { values } = await server.service.metrics.setAside.get()
  return values[0]?.value ?? 0
}

describe.each(Object.entries(damages))('%s', (name, damage) => {
  test(`${name} sets the table aside once, and every client is informed`, async () => {
    const game = await keptGame()
    await damage(game.id)
    const before = await setAsideCount()
    const key = game.seats[0] ?? ''
    const { status, body } = await call(server.address, 'GET', `api/tables/${game.id}`, { key })
    expect([status, body]).toEqual([423, { fault: { code: 'set-aside' } }])
    await expect(connect({ address: server.address, table: game.id, key })).rejects.toThrow('4423')
    expect((await call(server.address, 'GET', `api/tables/${game.id}`, { key })).status).toBe(423)
    expect(await setAsideRows(game.id)).toHaveLength(1)
    expect(await setAsideCount()).toBe(before + 1)
  })
})

describe.each(Object.entries(brokenSnapshots))('%s', (name, damage) => {
  test(`${name} is replaced by a state computed from the entries`, async () => {
    const { id } = await keptGame()
    const before = await server.stateOf(id)
    server.service.tables.drop(id)
    await damage(id)
    expect(await server.stateOf(id)).toBe(before)
    expect(await setAsideRows(id)).toEqual([])
  })

  test(`${name} and a damaged entry set the table aside`, async () => {
    const { id } = await keptGame()
    await damage(id)
    const { db } = server.service.storage
    await db.updateTable('entries').set({ body: '0' }).where('table_id', '=', id).execute()
    expect(await server.service.tables.open(id)).toBeNull()
    expect(await setAsideRows(id)).toHaveLength(1)
  })
})

test('a table that is set aside is not loaded', async () => {
  const game = await keptGame()
  await server.service.tables.setAside(game.id, new Error('for a trial'))
  await without(game.id, 'snapshots').execute()
  expect(await server.service.tables.open(game.id)).toBeNull()
  expect(await setAsideRows(game.id)).toMatchObject([{ why: 'for a trial' }])
})

test('a table that the operator releases opens again, and is set aside again when it is still damaged', async () => {
  const { db } = server.service.storage
  const [good, bad] = [await keptGame(), await keptGame()]
  await damages['an entry that is missing']?.(bad.id)
  await server.service.tables.setAside(good.id, new Error('by mistake'))
  expect(await server.service.tables.open(bad.id)).toBeNull()
  for (const { id } of [good, bad]) expect(await release(db, id)).toBe(true)
  expect(await release(db, good.id)).toBe(false)
  expect((await server.service.tables.open(good.id))?.live().inProgress?.steps).toHaveLength(3)
  expect(await server.service.tables.open(bad.id)).toBeNull()
  expect(await setAsideRows(bad.id)).toHaveLength(1)
})

test('the host restores a damaged table from a restore point, and the game continues', async () => {
  const game = await keptGame()
  await damages['an entry of an unknown kind']?.(game.id)
  const path = `api/tables/${game.id}`
  const entered = await call(server.address, 'POST', `${path}/enter`, { body: { key: game.host } })
  expect([entered.status, entered.headers.get('set-cookie')]).toEqual([
    423,
    expect.stringContaining(game.host),
  ])
  const points = await call(server.address, 'GET', `${path}/points`, { key: game.host })
  const [{ point } = { point: 0 }] = points.body as { readonly point: number }[]
  const forOthers = await call(server.address, 'POST', `${path}/restore`, {
    key: game.seats[0] ?? '',
    body: { point },
  })
  expect(forOthers.status).toBe(403)
  const { status } = await call(server.address, 'POST', `${path}/restore`, {
    key: game.host,
    body: { point },
  })
  expect(status).toBe(200)
  const clients = await Promise.all(
    game.seats.map((key) => connect({ address: server.address, table: game.id, key })),
  )
  expect(clients.map((client) => client.seatView()?.step)).toEqual([0, 0])
  const asked = clients.find((client) => client.seatView()?.decision?.seat === client.seatView()?.seat)
  const key = asked?.seatView()?.decision?.options[0] ?? ''
  expect(await asked?.ask({ type: 'answer', game: 1, step: 0, key })).toHaveProperty('seq')
  server.service.tables.drop(game.id)
  expect((await server.service.tables.open(game.id))?.live().inProgress?.steps).toHaveLength(1)
})

test('an answer that breaks the rules engine is refused; the table is set aside when it does not load any more', async () => {
  const game = await beginGame(server, 2)
  await answerOnce(game)
  const { engine } = server.service.ruleset
  const apply = vi.spyOn(engine, 'apply').mockImplementation(() => {
    throw new Error('no end in sight')
  })
  const client = game.asked()
  const sight = client.seatView()
  const key = sight?.decision?.options[0] ?? ''
  const answer = { type: 'answer', game: 1, step: 1, key } as const
  expect(await client.ask(answer)).toEqual({ fault: { code: 'server-fault' } })
  // The answer before it cannot be played again either.
  await vi.waitFor(async () => expect(await setAsideRows(game.id)).toHaveLength(1), { timeout: 10_000 })
  apply.mockRestore()
  expect(await server.service.tables.open(game.id)).toBeNull()
  expect((await call(server.address, 'GET', 'health')).status).toBe(200)
})

test('an answer that breaks the rules engine once is refused, and the table continues', async () => {
  const game = await beginGame(server, 2)
  const { engine } = server.service.ruleset
  const apply = vi.spyOn(engine, 'apply').mockImplementationOnce(() => {
    throw new Error('once')
  })
  const client = game.asked()
  const key = client.seatView()?.decision?.options[0] ?? ''
  expect(await client.ask({ type: 'answer', game: 1, step: 0, key })).toEqual({
    fault: { code: 'server-fault' },
  })
  apply.mockRestore()
  const table = await server.service.tables.open(game.id)
  expect(table?.live().inProgress?.steps).toEqual([])
  expect(await setAsideRows(game.id)).toEqual([])
})

const HOST = { seat: -1, seats: [], isHost: true }
const GOOD = 50

test('one damaged table does not stop the bots of fifty others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-sweep-'))
  let now = 1_800_000_000_000
  const clock = () => now
  const storage = await openStorage({ databaseUrl: undefined, dataDir: folder })
  const tables = makeTables({ storage, ruleset, clock, maxLoaded: 99 })
  const places = [0, 1].map(
    (charter): SeatHolder => ({
      id: newHolderId(1, charter),
      charter,
      name: `B${charter}`,
      by: 'random',
      lent: null,
      isClaimed: false,
    }),
  )
  for (let count = 0; count <= GOOD; count++) {
    const { id } = await makeTable(storage, { seed: count }, places, now)
    const table = await tables.open(id)
    await table?.act((context) => perform(context, HOST, { type: 'begin', id: 1 }))
  }
  // The damaged one comes first in every round.
  const rows = await storage.db.selectFrom('tables').select('id').orderBy('id').execute()
  const [bad = '', ...good] = rows.map(({ id }) => id)
  const damaged: Partial<Database['checkpoints']> = { record: '{' }
  await storage.db.updateTable('checkpoints').set(damaged).where('table_id', '=', bad).execute()
  await storage.close()

  now += 60_000
  const woken = await startTestServer({ DATA_DIR: folder }, { clock })
  await woken.sweep()
  const { db } = woken.service.storage
  const served = async () => {
    const found = await db.selectFrom('entries').select('table_id').distinct().where('seq', '>', 2).execute()
    return found.length
  }
  while ((await served()) < GOOD) await wait(50)
  expect(good).toHaveLength(GOOD)
  expect(await listSetAside(db)).toMatchObject([{ id: bad }])
  await woken.stop()
  rmSync(folder, { recursive: true, force: true })
})
