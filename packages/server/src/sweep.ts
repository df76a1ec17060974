import { makeSerialQueue } from './limits/serial-queue.ts'
import type { Log } from './log.ts'
import { OwnedElsewhere } from './storage/leases.ts'
import type { Storage } from './storage/storage.ts'
import { tablesToWake } from './storage/tables.ts'
import { lend } from './table/commands/seats.ts'
import { refuse } from './table/draft.ts'
import { dueAt } from './table/live-table.ts'
import type { OpenTable } from './table/open-table.ts'
import type { Tables } from './table/tables.ts'

export type SweepConfig = {
  readonly storage: Storage
  readonly tables: Tables
  /** Lets the bot of a table answer, if one is asked. */
  readonly drive: (table: OpenTable) => void
  readonly deliver: () => Promise<void>
  /** Deletes tables that never began and archives those at rest; once an hour. */
  readonly tidyUp: () => Promise<unknown>
  readonly clock: () => number
  readonly log: Log
  /** Milliseconds between two rounds. */
  readonly every: number
}

export type Sweep = { readonly round: () => Promise<void>; readonly close: () => Promise<void> }

const MAX_PER_ROUND = 100
const TIDY_EVERY = 3_600_000

/** Serves tables without connections: bots that are asked, deadlines that have ended, notifications that are due. */
export function makeSweep({
  storage,
  tables,
  drive,
  deliver,
  tidyUp,
  clock,
  log,
  every,
}: SweepConfig): Sweep {
  const rounds = makeSerialQueue()
  /** The last table of a full round; the next round goes on after it. */
  let last = ''
  let tidiedAt = Number.NEGATIVE_INFINITY

  async function round(): Promise<void> {
    const due = await tablesToWake(storage.db, clock(), last, MAX_PER_ROUND)
    last = due.length < MAX_PER_ROUND ? '' : (due.at(-1) ?? '')
    for (const id of due) await wake(id)
    tables.releaseIdle()
    // A clock that goes back must not stop it.
    if (Math.abs(clock() - tidiedAt) < TIDY_EVERY) return
    tidiedAt = clock()
    await tidyUp()
  }

  /** A table that fails must not delay the others. */
  async function wake(id: string): Promise<void> {
    try {
      const table = await tables.open(id)
      if (table === null) return
      await lendOverdueSeat(table)
      drive(table)
    } catch (error) {
      // Its owner looks after it.
      if (error instanceof OwnedElsewhere) return
      log.error({ err: error, table: id }, 'a table could not be woken')
      await tables.recheck(id).catch(() => undefined)
    }
  }

  /** After the deadline of the table a bot stands in until the person is back. */
  async function lendOverdueSeat(table: OpenTable): Promise<void> {
    await table.act((context) => {
      const { live } = context
      const due = dueAt(live)
      const seat = live.state?.pending?.seat ?? -1
      if (due === null || due > clock() || live.deadline === null) return refuse('not-now')
      return lend(context, { seat, seats: [seat], isHost: false }, seat, live.deadline.bot, 'late')
    })
  }

  async function nextRound(): Promise<void> {
    try {
      await rounds.run(round)
    } catch (error) {
      log.error({ err: error }, 'a sweep round failed')
      throw error
    }
  }

  async function deliverNotifications(): Promise<void> {
    try {
      await deliver()
    } catch (error) {
      log.error({ err: error }, 'notifications could not be delivered')
      throw error
    }
  }

  /** Rounds run one after the other; notifications do not wait for them, nor they for notifications. */
  async function both(): Promise<void> {
    await Promise.all([nextRound(), deliverNotifications()])
  }

  const timer = setInterval(() => {
    // A round may take long while the database is slow; none must wait behind it.
    const work = rounds.waiting() > 0 ? deliverNotifications() : both()
    work.catch(() => undefined)
  }, every)
  timer.unref()

  return {
    round: both,
    close: () => {
      clearInterval(timer)
      return rounds.run(() => Promise.resolve())
    },
  }
}
