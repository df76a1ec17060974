import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { roll, seedRng } from '@charterstone/engine'
import { connect } from './client.ts'
import { play, wait } from './player.ts'
import { type ServerProcess, startProcesses } from './process.ts'
import { median } from './quantile.ts'
import { type Seated, seatedTable } from './requests.ts'
import { UNLIMITED } from './unlimited.ts'

export type PairResult = {
  /** Milliseconds from the sending of an answer at one process until a person at the other sees it. */
  readonly seenAfter: { readonly median: number; readonly worst: number; readonly count: number }
  /** Answers acknowledged to the people of the killed process, afterwards, by the other. */
  readonly afterKill: number
  /** Milliseconds without an acknowledgement for them. */
  readonly interruption: number
}

const ENOUGH = 20

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
  const processes = await startProcesses(2, env)
  try {
    const [one, other] = processes
    if (one === undefined || other === undefined) throw new Error('two processes are needed')
    const table = await seatedTable(one.address, 2)
    const host = await connect({ address: one.address, table: table.id, key: table.host })
    await host.ask({ type: 'begin' })
    host.close()
    const delays = await delaysBetween(table, [one.address, other.address], answers)
    return {
      seenAfter: { median: median(delays), worst: Math.max(...delays), count: delays.length },
      ...(await killUnderPlay(table, one, other)),
    }
  } finally {
    await Promise.all(processes.map(({ end }) => end('SIGKILL')))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Answers one after another, at random; when a game ends, the next one is set up. */
async function delaysBetween(
  table: Seated,
  addresses: readonly string[],
  answers: number,
): Promise<number[]> {
  const clients = await Promise.all(
    table.seats.map((key, seat) => connect({ address: addresses[seat] ?? '', table: table.id, key })),
  )
  const [caretaker] = clients
  const delays: number[] = []
  const rng = seedRng(1)
  while (delays.length < answers) {
    const view = caretaker?.seatView()
    if (caretaker === undefined || view === null || view === undefined)
      throw new Error('there is no view yet')
    const asked = clients.find((client) => client.seatView()?.decision?.seat === client.seatView()?.seat)
    const seq = caretaker.seq()
    const isSeen = Promise.all(clients.map((client) => client.until((each) => each.seq() > seq)))
    if (view.phase === 'finished') await caretaker.ask({ type: 'pack-up', game: view.game })
    else if (view.phase === 'between') await caretaker.ask({ type: 'start-game', game: view.legacy.game })
    else if (asked === undefined) throw new Error('no seat is asked')
    else {
      const options = asked.seatView()?.decision?.options ?? []
      const key = options[roll(rng, options.length)] ?? ''
      const sent = performance.now()
      await asked.ask({ type: 'answer', game: view.game, step: view.step, key })
      await isSeen
      delays.push(performance.now() - sent)
    }
    await isSeen
  }
  for (const client of clients) client.close()
  return delays
}

/** The people of the killed process go to the other one, as a page does that finds its server gone. */
async function killUnderPlay(
  table: Seated,
  one: ServerProcess,
  other: ServerProcess,
): Promise<Pick<PairResult, 'afterKill' | 'interruption'>> {
  let address = one.address
  let afterKill = 0
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
        afterKill += 1
        if (first === 0) first = performance.now()
      },
    }),
  )
  await wait(1000)
  const killed = performance.now()
  await one.end('SIGKILL')
  address = other.address
  for (let tries = 0; tries < 200 && afterKill < ENOUGH; tries++) await wait(100)
  for (const player of players) player.stop()
  await Promise.all(players.map(({ done }) => done))
  return { afterKill, interruption: first - killed }
}
