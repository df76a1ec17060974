import type { CampaignRecord } from './record.ts'
import { PERSON } from './step.ts'

type Seated = Pick<CampaignRecord, 'players' | 'checkpoint'>

/** Who answers for a seat: `person`, `automa` or the name of a bot. */
export function playerAt({ players, checkpoint }: Seated, seat: number): string {
  const player = players[seat] ?? ''
  return player === PERSON ? (checkpoint.legacy.seats[seat]?.player ?? '') : player
}

export function isPersonAt(record: Seated, seat: number): boolean {
  return playerAt(record, seat) === PERSON
}

/** The number of people who play. */
export function personsAt(record: Seated): number {
  return record.players.filter((_, seat) => isPersonAt(record, seat)).length
}
