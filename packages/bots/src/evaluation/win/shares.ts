import { power } from './power.ts'

/** Strengths to shares with the sum 1: each counts by its distance to the largest. */
export function sharesOf(strengths: readonly number[]): number[] {
  const most = Math.max(...strengths)
  const powers = strengths.map((strength) => power(strength - most))
  let sum = 0
  for (const each of powers) sum += each
  return powers.map((each) => each / sum)
}
