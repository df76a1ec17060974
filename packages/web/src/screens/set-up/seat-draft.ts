import { botNameOf, type OfferedLevel, type PlayStyle } from '@charterstone/bots'
import { CHARTERS, cleanName, PERSON, type SeatConfig } from '@charterstone/engine'

/** Written in a record for a seat that an automa plays. */
export const AUTOMA = 'automa'

/** Characters in a field for a name: what a seat panel shows in one line. */
export const MAX_SEAT_NAME = 24

export const KINDS = ['person', 'bot', 'automa'] as const
export type SeatKind = (typeof KINDS)[number]

/** A seat in the set-up form. The bot settings are kept while another kind of player is chosen. */
export type SeatDraft = {
  /** Stays with the seat while everything else about it changes. */
  readonly id: number
  readonly charter: number
  readonly name: string
  readonly kind: SeatKind
  readonly level: OfferedLevel
  readonly style: PlayStyle
}

/** One for each charter; people may change them. */
const NAMES = ['Mira', 'Konrad', 'Ola', 'Jonas', 'Vera', 'Tomek'] as const

/** One person and two bots, who do not want the same things. */
export const FIRST_SEATS: readonly SeatDraft[] = [
  seat(1, 0, 'person', 'balanced'),
  seat(2, 3, 'bot', 'builder'),
  seat(3, 4, 'bot', 'merchant'),
]

function seat(id: number, charter: number, kind: SeatKind, style: PlayStyle): SeatDraft {
  return { id, charter, name: NAMES[charter] ?? '', kind, level: 'medium', style }
}

export function addSeat(seats: readonly SeatDraft[]): readonly SeatDraft[] {
  const free = CHARTERS.findIndex((_, charter) => seats.every((each) => each.charter !== charter))
  const id = Math.max(0, ...seats.map((each) => each.id)) + 1
  return free < 0 ? seats : [...seats, seat(id, free, 'bot', 'balanced')]
}

export function removeSeat(seats: readonly SeatDraft[], place: number): readonly SeatDraft[] {
  return seats.length === 1 ? seats : seats.filter((_, each) => each !== place)
}

export function changeSeat(
  seats: readonly SeatDraft[],
  place: number,
  change: Partial<SeatDraft>,
): readonly SeatDraft[] {
  return seats.map((each, index) => (index === place ? { ...each, ...change } : each))
}

/** The seat that had the charter takes the other one; a default name goes with its charter. */
export function chooseCharter(
  seats: readonly SeatDraft[],
  place: number,
  charter: number,
): readonly SeatDraft[] {
  const before = seats[place]?.charter ?? charter
  return seats.map((each, index) => {
    const next = index === place ? charter : each.charter === charter ? before : each.charter
    return next === each.charter ? each : { ...each, charter: next, name: renamed(each, next) }
  })
}

function renamed({ name, charter, kind }: SeatDraft, next: number): string {
  return kind !== 'person' && name === NAMES[charter] ? (NAMES[next] ?? name) : name
}

/** An empty name falls back to the one of its charter. */
export function seatConfigs(seats: readonly SeatDraft[]): readonly SeatConfig[] {
  return seats.map(({ charter, name, kind }) => ({
    charter,
    name: cleanName(name) || (NAMES[charter] ?? ''),
    player: kind === 'automa' ? 'automa' : 'person',
  }))
}

export function playersOf(seats: readonly SeatDraft[]): readonly string[] {
  return seats.map(({ kind, level, style }) => {
    if (kind === 'person') return PERSON
    return kind === 'automa' ? AUTOMA : botNameOf({ level, style })
  })
}

export function countOf(seats: readonly SeatDraft[], kind: SeatKind): number {
  return seats.filter((each) => each.kind === kind).length
}
