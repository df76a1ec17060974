import type { SeatConfig } from '@charterstone/engine'

export const PERSON = 'person'
export const AUTOMA = 'automa'

/** A seat and who it belongs to; in the order of the seats. It keeps its id when others come and go. */
export type Place = {
  readonly id: number
  readonly charter: number
  readonly name: string
  /** `person`, `automa`, or the name of a bot. */
  readonly by: string
  /** Who plays for a person until the seat is returned: a bot that answers for it, or `automa`. */
  readonly lent: string | null
  readonly isClaimed: boolean
}

export function seatConfigOf({ charter, name, by, lent }: Place): SeatConfig {
  return { charter, name, player: by === AUTOMA || lent === AUTOMA ? AUTOMA : PERSON }
}

/** The bot that answers for a seat now; null for persons and automas. */
export function botAt({ by, lent }: Place): string | null {
  const player = by === PERSON ? lent : by
  return player === AUTOMA ? null : player
}

/** Who answers, as the record of a campaign has it. */
export function playersOf(places: readonly Place[]): readonly string[] {
  return places.map(playerOf)
}

/** The bot of a loan is not recorded: the seat is a person's. An automa's is not, by the rules. */
export function playerOf({ by, lent }: Place): string {
  return lent === AUTOMA ? AUTOMA : by
}

const MOST_AT_ONCE = 8

/** Never given twice at a table: made of the number of the entry that brings the place. */
export function placeId(seq: number, index = 0): number {
  return seq * MOST_AT_ONCE + index
}
