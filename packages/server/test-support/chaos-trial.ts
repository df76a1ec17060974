import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { roll, seedRng } from '@charterstone/engine'
import { readEntries } from '../src/storage/entries.ts'
import { openStorage } from '../src/storage/storage.ts'
import type { TableEntry } from '../src/table/body.ts'
import { connect } from './client.ts'
import type { Fault } from './faults.ts'
import { checkHistory, type Violation } from './history/check-history.ts'
import { makeRecorder } from './history/history.ts'
import { type Acknowledged, play, wait } from './player.ts'
import type { TestPostgres } from './postgres.ts'
import { seatedTable } from './requests.ts'
import { makeStage } from './stage.ts'
import { UNLIMITED } from './unlimited.ts'

export type ChaosConfig = {
  readonly fault: Fault
  /** For faults that concern it. */
  readonly postgres?: TestPostgres
  readonly times: number
  readonly tables: number
  readonly persons: number
  readonly seed: number
  readonly onStrike?: (time: number, acknowledged: number) => void
  /** Ends the trial sooner; what has happened is checked. */
  readonly isEnough?: () => boolean
}

export type ChaosResult = {
  /** How often the fault has happened. */
  readonly times: number
  readonly acknowledged: number
  /** Acknowledged and not there, or there as something else. */
  readonly lost: readonly string[]
  /** The same step of a game taken twice, or one left out. */
  readonly disordered: readonly string[]
  /** Tables where nothing was acknowledged after the last fault. */
  readonly stuck: readonly string[]
  /** What the log of a table does not explain of everything that its clients sent and saw. */
  readonly violations: readonly Violation[]
}

const MOVE_ON_WITHIN = 300_000

/** Lets a fault happen at random moments under play, again and again, and looks at what became of the answers. */
export async function chaosTrial(config: ChaosConfig): Promise<ChaosResult> {
  const { fault, postgres } = config
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-chaos-'))
  const rng = seedRng(config.seed)
  const stage = await makeStage(fault.processes, {
    DATA_DIR: folder,
    PAGE_DIR: join(folder, 'page'),
    LOG_LEVEL: fault.isLogged ? 'error' : 'silent',
    ...(postgres === undefined ? {} : { DATABASE_URL: postgres.url }),
    ...UNLIMITED,
  })
  const [address = ''] = stage.addresses
  const acknowledged = new Map<string, Acknowledged[]>()
  const recorder = makeRecorder()
  const players = []
  for (let index = 0; index < config.tables; index++) {
    const table = await seatedTable(address, config.persons, {
      others: [{ charter: 5, name: 'Bot', by: 'easy' }],
    })
    const host = await connect({ address, table: table.id, key: table.host })
    await host.ask({ type: 'begin' })
    host.close()
    const answers: Acknowledged[] = []
    acknowledged.set(table.id, answers)
    for (const [seat, key] of table.seats.entries()) {
      let connections = seat
      players.push(
        play({
          // After a lost connection it tries the next process, as behind a load balancer.
          address: () => stage.addresses[connections++ % stage.addresses.length] ?? '',
          table: table.id,
          key,
          seed: roll(rng, 1_000_000),
          isCaretaker: seat === 0,
          onAcknowledged: (answer) => answers.push(answer),
          recorder: recorder.client(table.id),
          // Some are clients of an earlier version.
          patches: seat !== 1,
        }),
      )
    }
  }
  const count = (): number => [...acknowledged.values()].reduce((total, answers) => total + answers.length, 0)
  let times = 0
  while (times < config.times && config.isEnough?.() !== true) {
    const before = count()
    await until(() => count() > before)
    await wait(roll(rng, 400))
    await fault.strike({ stage, rng, postgres: postgres ?? null })
    times += 1
    config.onStrike?.(times, count())
  }
  const atEnd = new Map([...acknowledged].map(([id, answers]) => [id, answers.length]))
  const hasMoved = (id: string): boolean => (acknowledged.get(id)?.length ?? 0) > (atEnd.get(id) ?? 0)
  await until(() => [...acknowledged.keys()].every(hasMoved)).catch(() => undefined)
  for (const player of players) player.stop()
  await Promise.all(players.map(({ done }) => done))
  const stuck = [...acknowledged.keys()].filter((id) => !hasMoved(id))
  await stage.end()

  const storage = await openStorage({ databaseUrl: postgres?.url, dataDir: folder })
  const lost: string[] = []
  const disordered: string[] = []
  const logs = new Map<string, readonly TableEntry[]>()
  for (const [id, answers] of acknowledged) {
    const entries = await readEntries(storage.db, id, 0)
    logs.set(id, entries)
    const bySeq = new Map(entries.map((entry) => [entry.seq, entry]))
    lost.push(
      ...answers.filter((answer) => !isKept(bySeq.get(answer.seq), answer)).map(({ seq }) => `${id}:${seq}`),
    )
    disordered.push(...disorderOf(entries).map((seq) => `${id}:${seq}`))
  }
  await storage.close()
  rmSync(folder, { recursive: true, force: true })
  const violations = checkHistory(recorder.history, logs)
  return { times, acknowledged: count(), lost, disordered, stuck, violations }
}

function isKept(entry: TableEntry | undefined, { step, seat, key }: Acknowledged): boolean {
  const body = entry?.body
  return body?.kind === 'answer' && body.step === step && body.seat === seat && body.key === key
}

/** Entries follow one another without a gap, and so do the steps of each game. */
function disorderOf(entries: readonly TableEntry[]): readonly number[] {
  let step = 0
  return entries.flatMap(({ seq, body }, index) => {
    const isInOrder = seq === index + 1 && (body.kind !== 'answer' || body.step === step)
    if (body.kind === 'mark') step = 0
    if (body.kind === 'answer') step += 1
    return isInOrder ? [] : [seq]
  })
}

async function until(isTrue: () => boolean): Promise<void> {
  const end = Date.now() + MOVE_ON_WITHIN
  while (!isTrue()) {
    if (Date.now() > end) throw new Error('the tables do not go on')
    await wait(20)
  }
}
