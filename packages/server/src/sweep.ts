import type { Log } from './log.ts'
import type { Storage } from './storage/storage.ts'
import { lend } from './table/commands/seats.ts'
import { refuse } from './table/draft.ts'
import { askedBot, dueAt, type Live } from './table/live.ts'
import type { OpenTable } from './table/open-table.ts'
import type { Tables } from './table/tables.ts'

export type SweepConfig = {
  readonly storage: Storage
  readonly tables: Tables
  readonly deliver: () => Promise<void>
  readonly clock: () => number
  readonly log: Log
  /** Milliseconds between two rounds. */
  readonly every: number
}

export type Sweep = { readonly round: () => Promise<void>; readonly close: () => Promise<void> }

const AT_ONCE = 100

/** Looks after tables at which nobody is: bots that are asked, deadlines that are over, notices that are due. */
export function makeSweep({ storage, tables, deliver, clock, log, every }: SweepConfig): Sweep {
  const { db } = storage
  /** As it stands in the database, as far as this process knows. */
  const noted = new Map<string, number | null>()
  let running: Promise<void> = Promise.resolve()

  function note(table: OpenTable): void {
    const wakeAt = wakeTime(table.live())
    if (noted.get(table.id) === wakeAt || (noted.get(table.id) === undefined && wakeAt === null)) return
    noted.set(table.id, wakeAt)
    db.updateTable('tables')
      .set({ wake_at: wakeAt })
      .where('id', '=', table.id)
      .execute()
      .catch((error: unknown) => log.error({ err: error, table: table.id }, 'no wake-up call'))
  }

  tables.watch({
    onOpen: note,
    onChange: (table, _changes, _entry, isOwn) => {
      if (isOwn) note(table)
    },
    onLost: (id) => noted.delete(id),
    isNeeded: () => false,
  })

  async function round(): Promise<void> {
    const due = await db
      .selectFrom('tables')
      .select('id')
      .where('wake_at', '<=', clock())
      .orderBy('wake_at')
      .limit(AT_ONCE)
      .execute()
    for (const { id } of due) {
      // Opening it is enough for a bot: whoever drives them sees to it.
      const table = await tables.open(id)
      if (table === null) continue
      noted.set(id, 0)
      await lendLate(table)
      note(table)
    }
    await deliver()
  }

  /** The time that the table agreed on is over: a bot answers until the person is back. */
  async function lendLate(table: OpenTable): Promise<void> {
    await table.act((desk) => {
      const { live } = desk
      const due = dueAt(live)
      const seat = live.state?.pending?.seat ?? -1
      if (due === null || due > clock() || live.deadline === null) return refuse('not-now')
      return lend(desk, { seat, isHost: false }, seat, live.deadline.bot, 'late')
    })
  }

  const timer = setInterval(() => {
    running = running
      .then(round)
      .catch((error: unknown) => log.error({ err: error }, 'a round was not finished'))
  }, every)
  timer.unref()

  return {
    round,
    close: () => {
      clearInterval(timer)
      return running
    },
  }
}

/** When somebody other than a person has to do something here. */
function wakeTime(live: Live): number | null {
  return askedBot(live) === null ? dueAt(live) : 0
}
