import type { TurnGrade, TurnReview } from './review.ts'
import { scaledPoints } from './value.ts'

/** Points of a hundred that a turn must lose at two seats; scaled by 2/n for n seats. */
const LIMITS = { small: 5, clear: 10, large: 15 }
/** An answer that is this close to the best one counts as found. */
export const FOUND_POINTS = 3.5
/** A turn that loses this much has an accuracy of 0; in between it falls evenly. */
const WORTHLESS = 25
export const WHOLE_ACCURACY = 1000

export function gradeOf(loss: number, seats: number): TurnGrade {
  const points = scaledPoints(loss, seats)
  if (points >= LIMITS.large) return 'large'
  if (points >= LIMITS.clear) return 'clear'
  return points >= LIMITS.small ? 'small' : 'fine'
}

/** The mean over the turns in which a seat had a choice; null without one. */
export function accuracyOf(turns: readonly TurnReview[], seat: number, seats: number): number | null {
  const chosen = turns.filter((turn) => turn.seat === seat && !turn.isForced)
  if (chosen.length === 0) return null
  let sum = 0
  for (const { loss } of chosen) sum += Math.max(0, 1 - scaledPoints(loss, seats) / WORTHLESS)
  return Math.round((sum / chosen.length) * WHOLE_ACCURACY)
}
