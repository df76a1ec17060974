import { startSpace, TRACK } from '@charterstone/engine'
import type { World } from '../world.ts'

const LONGEST = 20

/** Spaces that the token usually moves in a round, whatever the number of seats, and what a seat without influence adds. */
const USUAL_PACE = 0.65
const PACE_WITHOUT = 0.6
/** Rounds after which what was seen in this game counts as much as what is usual. */
const TRUST = 8

/** Turns that each seat will probably still have. While the last round runs it is known for certain (R26.1). */
export function turnsLeft({ phase, table }: World, seat: number): number {
  if (phase !== 'playing') return 0
  const { seats, ending, first, active, progress, round } = table
  if (ending) {
    const place = (one: number): number => (one - first + seats.length) % seats.length
    return place(seat) > place(active) ? 1 : 0
  }
  const moved = Math.max(0, progress - startSpace(seats.length, 'by-players'))
  let pace = (USUAL_PACE * TRUST + moved) / (TRUST + round - 1)
  for (let one = 0; one < seats.length; one++) if (seats[one]?.influence === 0) pace += PACE_WITHOUT
  return Math.min(LONGEST, Math.max(1, (TRACK.last - progress) / pace))
}

/** Income icons that the token has still to pass (R25.3). */
export function incomesLeft(progress: number): number {
  let left = 0
  for (let index = 0; index < TRACK.income.length; index++) if ((TRACK.income[index] ?? 0) > progress) left++
  return left
}
