import type { Asker } from '../flow/handler.ts'
import { offer } from '../flow/menu.ts'
import { type Play, push, seatOf, tableOf } from '../flow/play.ts'
import { at } from '../state/list.ts'
import { trigger } from './abilities.ts'
import { placeInfluence } from './influence.ts'

/** Open spaces of the track by number of seats, from one to six (R23.2). */
const SPACES: readonly number[] = [4, 6, 8, 10, 12, 14]

export function reputationSpaces(seats: number): number {
  return at(SPACES, seats - 1)
}

export function isReputationFull(play: Play): boolean {
  const { reputation, seats } = tableOf(play)
  return reputation.length >= reputationSpaces(seats.length)
}

export function canGainReputation(play: Play, seat: number): boolean {
  return seatOf(play, seat).influence > 0 && !isReputationFull(play)
}

/** Offers 1 reputation; full track or no influence: nothing (R23.2). */
export function offerReputation(play: Play, seat: number, source: number): void {
  if (canGainReputation(play, seat)) push(play, { asks: true, kind: 'reputation', seat, source })
}

/** Gaining reputation is placing influence on the next open space (R23.1). */
export function gainReputation(play: Play, seat: number, source: number): void {
  placeInfluence(play, seat)
  tableOf(play).reputation.push(seat)
  play.events?.push({ kind: 'placed-reputation', seat, source })
  trigger(play, seat, 'reputation')
}

export const reputationAsker: Asker<'reputation'> = {
  offer(play, { seat }, menu) {
    if (!canGainReputation(play, seat)) return
    offer(menu, 'take', 1)
    offer(menu, 'skip', 0)
  },
  answer(play, { seat, source }, value) {
    if (value === 1) gainReputation(play, seat, source)
  },
}

/** VP at the end of the game by number of tokens: most 10, next 7, next 4; ties all take the rank (R23.3). */
export function reputationRanks(tokens: readonly number[]): number[] {
  const ranks = [...new Set(tokens.filter((count) => count > 0))].sort((a, b) => b - a)
  return tokens.map((count) => (count > 0 ? ([10, 7, 4][ranks.indexOf(count)] ?? 0) : 0))
}
