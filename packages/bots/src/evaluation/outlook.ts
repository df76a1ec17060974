import type { World } from '../world.ts'

const HOURGLASS = 26
const FIRST_INCOME = 6
const LAST_INCOME = 22
const INCOME_STEP = 4
const LONGEST = 20

/** How far a seat with influence moves the token in a turn, on average; one without moves it by 1 (R25.4). */
const PACE = 0.3
const PACE_WITHOUT = 1.15

/** Turns that each seat will probably still have. While the last round runs it is known for certain (R26.1). */
export function turnsLeft({ phase, table }: World, seat: number): number {
  if (phase !== 'playing') return 0
  const { seats, ending, first, active, progress } = table
  if (ending) {
    const place = (one: number): number => (one - first + seats.length) % seats.length
    return place(seat) > place(active) ? 1 : 0
  }
  let pace = 0
  for (let one = 0; one < seats.length; one++)
    pace += (seats[one]?.influence ?? 1) === 0 ? PACE_WITHOUT : PACE
  return Math.min(LONGEST, Math.max(1, (HOURGLASS - progress) / pace))
}

/** Income icons that the token has still to pass (R25.3). */
export function incomesLeft(progress: number): number {
  if (progress >= LAST_INCOME) return 0
  return progress < FIRST_INCOME ? 5 : Math.ceil((LAST_INCOME - progress) / INCOME_STEP)
}
