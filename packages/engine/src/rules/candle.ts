import { type Play, tableOf } from '../loop/play.ts'

/** The candle burns down by one turn (D2); the seat on whose turn it reaches 0 has it go out. */
export function burnCandle(play: Play, seat: number): void {
  const table = tableOf(play)
  if (table.candle <= 0 || table.candleOut >= 0) return
  table.candle -= 1
  if (table.candle === 0) blowOutCandle(play, seat)
}

export function blowOutCandle(play: Play, seat: number): void {
  const table = tableOf(play)
  if (table.candle < 0 || table.candleOut >= 0) return
  table.candleOut = seat
  play.events?.push({ kind: 'candle-out', seat })
}
