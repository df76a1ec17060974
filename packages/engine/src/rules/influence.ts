import { type Play, seatOf } from '../loop/play.ts'

/** Pays influence into the general supply, from where it may be regained (R6.3). */
export function payInfluence(play: Play, seat: number, count: number, source: number): void {
  if (count === 0) return
  const payer = seatOf(play, seat)
  payer.influence -= count
  payer.spent += count
  play.events?.push({ kind: 'paid', seat, good: 'influence', count, source, to: -1 })
}

/** Takes a token off the personal supply to place it somewhere for good (R6.2). */
export function placeInfluence(play: Play, seat: number): void {
  seatOf(play, seat).influence -= 1
}

/** Own tokens come back from the general supply, as far as there are any (R6.4). */
export function regainInfluence(play: Play, seat: number, count: number, source: number): void {
  const owner = seatOf(play, seat)
  const back = Math.min(count, owner.spent)
  if (back === 0) return
  owner.spent -= back
  owner.influence += back
  play.events?.push({ kind: 'regained', seat, count: back, source })
}
