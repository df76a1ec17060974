import { type State, type Undo, undoOf, type Version, type VillageName } from '@charterstone/engine'
import type { Proposal, Talk } from '@charterstone/protocol'
import type { Deadline, Setup } from './body.ts'
import type { GameInProgress } from './game-in-progress.ts'
import { AUTOMA, botFor, PERSON, type SeatHolder, seatConfigOf } from './seat-holder.ts'

/** A table after entry `seq`. Plain JSON; every entry makes a new value. */
export type LiveTable = {
  readonly id: string
  readonly seq: number
  readonly setup: Setup
  readonly holders: readonly SeatHolder[]
  /** Null while people choose their seats. */
  readonly state: State | null
  /** Null between games. */
  readonly inProgress: GameInProgress | null
  /** The number of the entry whose checkpoint the game in progress began with. */
  readonly checkpoint: number
  readonly proposal: Proposal | null
  readonly deadline: Deadline | null
  readonly askedAt: number
  /** The latest messages. */
  readonly talk: readonly Talk[]
  readonly version: Version
  /** Left out until the players name their village. */
  readonly villageName?: VillageName
}

/** The holder of the seat that must answer; null when no decision is pending. */
export function askedHolder({ state, holders }: LiveTable): SeatHolder | null {
  const pending = state?.pending ?? null
  return pending === null ? null : (holders[pending.seat] ?? null)
}

/** Answers the few questions that an automa is asked, such as a name, where no person is at the table. */
const BOT_OF_AUTOMAS = 'easy'

/** The bot that must answer; null when a person must, or when no decision is pending. */
export function askedBot(live: LiveTable): string | null {
  const holder = askedHolder(live)
  if (holder === null) return null
  return seatConfigOf(holder).player === AUTOMA ? BOT_OF_AUTOMAS : botFor(holder)
}

export function isPersonAsked(live: LiveTable): boolean {
  return askedHolder(live) !== null && askedBot(live) === null
}

const HOUR = 3_600_000

/** When the deadline of the asked person ends; null without a deadline. */
export function dueAt(live: LiveTable): number | null {
  return live.deadline === null || !isPersonAsked(live) ? null : live.askedAt + live.deadline.hours * HOUR
}

/** After this time another process runs the bot, in case the first one died. */
const BOT_TIMEOUT = 10_000

/** When the server must act at this table: for a bot or a deadline. Null when it need not. */
export function wakeTime(live: LiveTable): number | null {
  return askedBot(live) === null ? dueAt(live) : live.askedAt + BOT_TIMEOUT
}

/** The seats whose consent a proposal needs. The person of a lent seat is away and is not asked. */
export function personSeats({ holders }: LiveTable): readonly number[] {
  return holders.flatMap(({ by, lent, isClaimed }, seat) =>
    by === PERSON && lent === null && isClaimed ? [seat] : [],
  )
}

/** The undo of a seat (D6). */
export function undoFor({ inProgress }: LiveTable, seat: number): Undo {
  return undoOf(inProgress?.steps ?? [], seat)
}
