import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { roll, seedRng } from '@charterstone/engine'
import { connect } from './client.ts'
import { UNLIMITED } from './kill-trial.ts'
import { play, wait } from './player.ts'
import { startProcess } from './process.ts'
import { median } from './quantile.ts'
import { seatedTable } from './requests.ts'

export type PairResult = {
  /** Milliseconds from the sending of an answer at one process until a person at the other sees it. */
  readonly seenAfter: { readonly median: number; readonly worst: number; readonly count: number }
  /** Answers acknowledged to the people of the killed process, afterwards, by the other. */
  readonly afterKill: number
  /** Milliseconds without an acknowledgement for them. */
  readonly interruption: number
}

/** Two processes on one PostgreSQL: how soon people see each other, and what becomes of those whose process is killed. */
export async function pairTrial(databaseUrl: string, answers: number): Promise<PairResult> {
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-pair-'))
  const env = {
    PORT: '0',
    DATA_DIR: folder,
    PAGE_DIR: join(folder, 'page'),
    DATABASE_URL: databaseUrl,
    ...UNLIMITED,
  }
  const [one, other] = await Promise.all([startProcess(env), startProcess(env)])
  const table = await seatedTable(one.address, 2)
  const keys = table.seats.map((key, seat) => ({ key, address: seat === 0 ? one.address : other.address }))
  const host = await connect({ address: one.address, table: table.id, key: table.host })
  await host.ask({ type: 'begin' })
  host.close()
  const clients = await Promise.all(
    keys.map(({ key, address }) => connect({ address, table: table.id, key })),
  )
  const delays: number[] = []
  const rng = seedRng(1)
  while (delays.length < answers) {
    const asked = clients.find((client) => client.sight()?.decision?.seat === client.sight()?.seat)
    const seeing = clients.find((client) => client !== asked)
    const sight = asked?.sight()
    if (asked === undefined || seeing === undefined || sight === null || sight === undefined) break
    const sent = performance.now()
    const seen = seeing.until(({ sight: see }) => (see()?.step ?? 0) > sight.step)
    const options = sight.decision?.options ?? []
    const key = options[roll(rng, options.length)] ?? ''
    await Promise.all([asked.ask({ type: 'answer', game: sight.game, step: sight.step, key }), seen])
    delays.push(performance.now() - sent)
    await asked.until(({ sight: see }) => (see()?.step ?? 0) > sight.step)
  }
  for (const client of clients) client.close()

  let address = one.address
  let after = 0
  let first = 0
  const players = table.seats.map((key, seat) =>
    play({
      address: () => (seat === 0 ? address : other.address),
      table: table.id,
      key,
      seed: seat,
      isCaretaker: seat === 0,
      onAcknowledged: () => {
        if (seat !== 0 || address === one.address) return
        after += 1
        if (first === 0) first = performance.now()
      },
    }),
  )
  await wait(1000)
  const killed = performance.now()
  await one.end('SIGKILL')
  address = other.address
  for (let tries = 0; tries < 200 && after < 20; tries++) await wait(100)
  for (const player of players) player.stop()
  await Promise.all(players.map(({ done }) => done))
  await other.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
  return {
    seenAfter: { median: median(delays), worst: Math.max(...delays), count: delays.length },
    afterKill: after,
    interruption: first - killed,
  }
}
