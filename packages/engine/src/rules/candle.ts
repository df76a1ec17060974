import type { Catalogue } from '../catalogue/catalogue.ts'
import { type Play, tableOf } from '../loop/play.ts'
import { roll } from '../random/random.ts'
import { at } from '../state/list.ts'

const DIE = 6

/** A number of turns for each seat, which the box says, and two dice more (D2). */
export function lightCandle(play: Play): void {
  const { rng } = play.state
  const dice = roll(rng, DIE) + 1 + roll(rng, DIE) + 1
  const table = tableOf(play)
  table.candle = certainTurns(play.box.catalogue, table.seats.length) + dice
}

/** The longest that it can burn. */
export function longestCandle(catalogue: Catalogue, seats: number): number {
  return certainTurns(catalogue, seats) + 2 * DIE
}

function certainTurns({ candleTurns }: Catalogue, seats: number): number {
  return seats * at(candleTurns, seats - 1)
}

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
