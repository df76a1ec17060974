import type { Estimate } from '../statistics/estimate.ts'

/** Inside the limits of B5, 1 % and 12 %, with some room. */
const LEAST_USE = { limit: 0.01, aim: 0.015 }
const MOST_USE = { limit: 0.12, aim: 0.08 }

/** Beyond the steps that were tried, a straight line is a guess. */
const LONGEST = 2

/** The step that a building needs for itself. */
export function wantedStep(use: Estimate, slope: number): number {
  return Math.max(-LONGEST, Math.min(LONGEST, wantedChange(use) / slope))
}

/** How much the logarithm of the use should change. Nothing, unless the whole interval is outside the limits. */
function wantedChange({ value, low, high }: Estimate): number {
  if (high < LEAST_USE.limit) return Math.log(LEAST_USE.aim / value)
  return low > MOST_USE.limit ? Math.log(MOST_USE.aim / value) : 0
}

export type Wish = { readonly wanted: number; readonly slope: number }
export type EvenStep = { readonly step: number; readonly wholeStep: number }

/**
 * The steps nearest to what is wanted whose sum is 0, so that the charter as a whole keeps its price. Near means: use changes
 * little, so buildings with a small slope give way first.
 */
export function evenSteps(wishes: readonly Wish[]): EvenStep[] {
  const surplus = wishes.reduce((sum, { wanted }) => sum + wanted, 0)
  const give = wishes.reduce((sum, { slope }) => sum + 1 / slope ** 2, 0)
  const steps = wishes.map(({ wanted, slope }) => wanted - surplus / slope ** 2 / give)
  const whole = wholeSteps(steps)
  return steps.map((step, index) => ({ step, wholeStep: whole[index] ?? 0 }))
}

/** Rounded, with the sum still 0: those that lose least by it are rounded the other way. */
function wholeSteps(steps: readonly number[]): number[] {
  const whole = steps.map((step) => Math.round(step) + 0)
  let sum = whole.reduce((total, step) => total + step, 0)
  while (sum !== 0) {
    const by = sum > 0 ? -1 : 1
    const losses = steps.map((step, index) => ((whole[index] ?? 0) - step) * -by)
    const place = losses.indexOf(Math.max(...losses))
    whole[place] = (whole[place] ?? 0) + by
    sum += by
  }
  return whole
}
