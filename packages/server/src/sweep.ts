import type { Log } from './log.ts'
import type { Storage } from './storage/storage.ts'
import { lend } from './table/commands/seats.ts'
import { refuse } from './table/draft.ts'
import { dueAt } from './table/live.ts'
import type { OpenTable } from './table/open-table.ts'
import type { Tables } from './table/tables.ts'

export type SweepConfig = {
  readonly storage: Storage
  readonly tables: Tables
  /** Lets the bot of a table answer, if one is asked. */
  readonly drive: (table: OpenTable) => void
  readonly deliver: () => Promise<void>
  readonly clock: () => number
  readonly log: Log
  /** Milliseconds between two rounds. */
  readonly every: number
}

export type Sweep = { readonly round: () => Promise<void>; readonly close: () => Promise<void> }

const AT_ONCE = 100

/** Looks after tables at which nobody is: bots that are asked, deadlines that are over, notices that are due. */
export function makeSweep({ storage, tables, drive, deliver, clock, log, every }: SweepConfig): Sweep {
  let running: Promise<void> = Promise.resolve()
  /** Where the last round ended, when there was more than it could see to. */
  let last = ''

  async function round(): Promise<void> {
    const due = await storage.db
      .selectFrom('tables')
      .select('id')
      .where('wake_at', '<=', clock())
      .where('set_aside_at', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    last = due.length < AT_ONCE ? '' : (due.at(-1)?.id ?? '')
    for (const { id } of due) await wake(id)
    await deliver()
  }

  /** A table that fails is no reason to let the others wait. */
  async function wake(id: string): Promise<void> {
    try {
      const table = await tables.open(id)
      if (table === null) return
      await lendLate(table)
      drive(table)
    } catch (error) {
      log.error({ err: error, table: id }, 'a table was not woken')
      await tables.distrust(id).catch(() => undefined)
    }
  }

  /** The time that the table agreed on is over: a bot answers until the person is back. */
  async function lendLate(table: OpenTable): Promise<void> {
    await table.act((desk) => {
      const { live } = desk
      const due = dueAt(live)
      const seat = live.state?.pending?.seat ?? -1
      if (due === null || due > clock() || live.deadline === null) return refuse('not-now')
      return lend(desk, { seat, seats: [seat], isHost: false }, seat, live.deadline.bot, 'late')
    })
  }

  /** One round after the other. */
  function nextRound(): Promise<void> {
    const next = running.then(round)
    running = next.catch((error: unknown) => log.error({ err: error }, 'a round was not finished'))
    return next
  }

  const timer = setInterval(() => void nextRound().catch(() => undefined), every)
  timer.unref()

  return {
    round: nextRound,
    close: () => {
      clearInterval(timer)
      return running
    },
  }
}
