import { PERSON, type SeatConfig } from '@charterstone/engine'

export { PERSON }
export const AUTOMA = 'automa'

/** The owner of a seat. Holders are listed in the order of the seats; each keeps its id when others come and go. */
export type SeatHolder = {
  readonly id: number
  readonly charter: number
  readonly name: string
  /** `person`, `automa`, or the name of a bot. */
  readonly by: string
  /** Who plays for a person until the seat is returned: a bot that answers for it, or `automa`. */
  readonly lent: string | null
  /** Whether a person has taken the seat and got its key. */
  readonly isClaimed: boolean
}

export function seatConfigOf({ charter, name, by, lent }: SeatHolder): SeatConfig {
  return { charter, name, player: by === AUTOMA || lent === AUTOMA ? AUTOMA : PERSON }
}

/** The bot that answers for a seat now; null for persons and automas. */
export function botFor({ by, lent }: SeatHolder): string | null {
  const player = by === PERSON ? lent : by
  return player === AUTOMA ? null : player
}

/** The players of a campaign record. */
export function playersOf(holders: readonly SeatHolder[]): readonly string[] {
  return holders.map(playerOf)
}

/** A bot that stands in for a person is not recorded; an automa is, because it plays by rules of its own. */
export function playerOf({ by, lent }: SeatHolder): string {
  return lent === AUTOMA ? AUTOMA : by
}

const MAX_PER_ENTRY = 8

/** Unique at a table: computed from the number of the entry that adds the holder. */
export function newHolderId(seq: number, index = 0): number {
  return seq * MAX_PER_ENTRY + index
}
