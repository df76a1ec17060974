import { openReputation, type PrintedBoard } from '../catalogue/board.ts'
import type { Asker } from '../loop/handler.ts'
import { offer } from '../loop/menu.ts'
import { type Play, push, seatOf, tableOf } from '../loop/play.ts'
import { PLAIN_KEYS } from '../option/keys.ts'
import { NO, YES } from '../option/values.ts'
import { trigger } from './abilities.ts'
import { placeInfluence } from './influence.ts'

export function isReputationFull(play: Play): boolean {
  const { reputation, seats } = tableOf(play)
  return reputation.length >= openReputation(play.box.board, seats.length)
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
    offer(menu, PLAIN_KEYS.take, YES)
    offer(menu, PLAIN_KEYS.skip, NO)
  },
  answer(play, { seat, source }, value) {
    if (value === YES) gainReputation(play, seat, source)
  },
}

/** VP at the end of the game by number of tokens; ties all take the rank (R23.3). */
export function reputationRanks({ reputation }: PrintedBoard, tokens: readonly number[]): number[] {
  const ranks = [...new Set(tokens.filter((count) => count > 0))].sort((a, b) => b - a)
  return tokens.map((count) => (count > 0 ? (reputation.vp[ranks.indexOf(count)] ?? 0) : 0))
}
