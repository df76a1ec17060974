import { type State, type Undo, undoOf, type Version } from '@charterstone/engine'
import type { Proposal, Talk } from '@charterstone/protocol'
import type { Deadline, Setup } from './body.ts'
import type { GameInProgress } from './game-in-progress.ts'
import { botAt, PERSON, type Place } from './place.ts'

/** A table as it stands after entry `seq`. Plain JSON; replaced as a whole at every entry. */
export type Live = {
  readonly id: string
  readonly seq: number
  readonly setup: Setup
  readonly places: readonly Place[]
  /** Null while people choose their seats. */
  readonly state: State | null
  /** Null between games. */
  readonly inProgress: GameInProgress | null
  /** The entry whose checkpoint the table goes on from. */
  readonly checkpoint: number
  readonly proposal: Proposal | null
  readonly deadline: Deadline | null
  readonly askedAt: number
  /** The last things said. */
  readonly talk: readonly Talk[]
  readonly version: Version
}

/** The place that is asked; null when nothing is. */
export function askedPlace({ state, places }: Live): Place | null {
  const pending = state?.pending ?? null
  return pending === null ? null : (places[pending.seat] ?? null)
}

/** The bot that is asked; null for a person and for nobody. */
export function askedBot(live: Live): string | null {
  const place = askedPlace(live)
  return place === null ? null : botAt(place)
}

export function isPersonAsked(live: Live): boolean {
  return askedPlace(live) !== null && askedBot(live) === null
}

const HOUR = 3_600_000

/** When the asked person's time is over; null without a deadline. */
export function dueAt(live: Live): number | null {
  return live.deadline === null || !isPersonAsked(live) ? null : live.askedAt + live.deadline.hours * HOUR
}

/** A bot whose process is gone is put to work by another one after this time. */
const BOT_PATIENCE = 10_000

/** When somebody other than a person has to do something here; null when nobody has. */
export function wakeTime(live: Live): number | null {
  return askedBot(live) === null ? dueAt(live) : live.askedAt + BOT_PATIENCE
}

/** Seats of persons: their consent is asked. A lent seat has a person too, who is away. */
export function personSeats({ places }: Live): readonly number[] {
  return places.flatMap(({ by, lent, isClaimed }, seat) =>
    by === PERSON && lent === null && isClaimed ? [seat] : [],
  )
}

/** What a seat may take back (D6); `to` counts all answers of the game. */
export function undoFor({ inProgress }: Live, seat: number): Undo {
  return undoOf(inProgress?.steps ?? [], seat)
}
