import { type Estimate, studentT } from './estimate.ts'

/** One unit: how often something happened, of how many chances, at which change. */
export type RatePoint = { readonly change: number; readonly count: number; readonly of: number }

/** A share of chances and how it depends on a change: log rate = log base + slope * change. */
export type RateFit = {
  /** The share without a change. */
  readonly base: Estimate
  /** What one step adds to the logarithm of the rate. */
  readonly slope: Estimate
  readonly slopeError: number
}

const ROUNDS = 50
/** Rates of things that hardly happen would run away: a slope is expected within a few of these. */
const SLOPE_SPREAD = 2
/** So much of a happening is added, for things that never happened. */
const ADDED = 0.1

/**
 * A Poisson regression by Newton's method. Counts hang together within a unit, so the errors come from the residuals of units
 * where these are larger than chance (the sandwich estimate).
 */
export function fitRate(points: readonly RatePoint[]): RateFit {
  const total = points.reduce((sum, { of }) => sum + of, 0)
  const happened = points.reduce((sum, { count }) => sum + count, 0)
  let log = Math.log((happened + ADDED) / Math.max(1, total))
  let slope = 0
  let sums = sumsAt(points, log, slope)
  for (let round = 0; round < ROUNDS; round++) {
    const determinant = sums.h00 * sums.h11 - sums.h01 * sums.h01
    log += limited((sums.h11 * sums.g0 - sums.h01 * sums.g1) / determinant)
    slope += limited((sums.h00 * sums.g1 - sums.h01 * sums.g0) / determinant)
    sums = sumsAt(points, log, slope)
  }
  const [baseError, slopeError] = errorsOf(sums, points.length)
  const reach = studentT(Math.max(1, points.length - 2))
  return {
    base: {
      value: Math.exp(log),
      low: Math.exp(log - reach * baseError),
      high: Math.min(1, Math.exp(log + reach * baseError)),
    },
    slope: { value: slope, low: slope - reach * slopeError, high: slope + reach * slopeError },
    slopeError,
  }
}

type Sums = ReturnType<typeof sumsAt>

/** The gradient, the Hessian and the squares of the residuals by unit. */
function sumsAt(points: readonly RatePoint[], log: number, slope: number) {
  const prior = 1 / SLOPE_SPREAD ** 2
  let [g0, g1, h00, h01, h11] = [0, -prior * slope, 0, 0, prior]
  let [m00, m01, m11] = [0, 0, 0]
  const added = ADDED / Math.max(1, points.length)
  for (const { change, count, of } of points) {
    const expected = of * Math.exp(log + slope * change)
    const rest = count + added - expected
    g0 += rest
    g1 += rest * change
    h00 += expected
    h01 += expected * change
    h11 += expected * change * change
    m00 += rest * rest
    m01 += rest * rest * change
    m11 += rest * rest * change * change
  }
  return { g0, g1, h00: h00 + TINY, h01, h11, m00, m01, m11 }
}

const TINY = 1e-9
const LONGEST_STEP = 2

function limited(step: number): number {
  return Math.max(-LONGEST_STEP, Math.min(LONGEST_STEP, step))
}

/** The larger of both kinds of error, for the base and for the slope. */
function errorsOf({ h00, h01, h11, m00, m01, m11 }: Sums, units: number): readonly [number, number] {
  const determinant = h00 * h11 - h01 * h01
  const [i00, i01, i11] = [h11 / determinant, -h01 / determinant, h00 / determinant]
  const few = units / Math.max(1, units - 2)
  const s00 = few * (i00 * i00 * m00 + 2 * i00 * i01 * m01 + i01 * i01 * m11)
  const s11 = few * (i01 * i01 * m00 + 2 * i01 * i11 * m01 + i11 * i11 * m11)
  return [Math.sqrt(Math.max(i00, s00)), Math.sqrt(Math.max(i11, s11))]
}
