import { type BuildingDef, type Catalogue, CHARTERS, type Charter } from '@charterstone/engine'
import type { Estimate } from '../statistics/estimate.ts'
import { fitRate, type RateFit } from '../statistics/poisson-fit.ts'
import { drawnTo, type Pooled, pool } from '../statistics/pooled.ts'
import { isTunable } from './draw.ts'
import { type EvenStep, evenSteps, type Wish, wantedStep } from './even-steps.ts'
import type { TrialResult } from './trial.ts'

/** What was measured about a building, and what to change. */
export type BuildingPrice = {
  readonly number: number
  readonly name: string
  readonly charter: Charter | null
  /** Share of the placements while it stands, without a change. */
  readonly use: Estimate
  /** Placements made while it stood. */
  readonly of: number
  /** What one step adds to the logarithm of its use, from its own games. */
  readonly slope: Estimate
  /** The same, drawn to the mean of all buildings where its own games say little. */
  readonly bestSlope: number
  /** The suggested change, at most 2; the sum of each charter is 0. */
  readonly step: number
  /** The same in whole steps, as a card can say it. */
  readonly wholeStep: number
}

export type Prices = {
  readonly buildings: readonly BuildingPrice[]
  /** What one step multiplies the use of a building by: the mean, and how far buildings lie apart in the logarithm. */
  readonly pooled: Pooled & { readonly factor: number }
}

export function buildingPrices(catalogue: Catalogue, results: readonly TrialResult[]): Prices {
  const seen = catalogue.buildings.filter(isTunable).flatMap((building) => {
    const points = pointsOf(building, results)
    return points.length === 0 ? [] : [{ building, fit: fitRate(points), of: sumOf(points) }]
  })
  const pooled = pool(seen.map(({ fit }) => measuredSlope(fit)))
  const prices = seen.map(({ building, fit, of }) => {
    const bestSlope = Math.max(LEAST_SLOPE, drawnTo(pooled, measuredSlope(fit)))
    return { building, fit, of, bestSlope, wanted: wantedStep(fit.base, bestSlope) }
  })
  const buildings = [...CHARTERS, null].flatMap((charter) => {
    const own = prices.filter(({ building }) => building.charter === charter)
    const wishes = own.map(({ wanted, bestSlope }) => ({ wanted, slope: bestSlope }))
    const steps = charter === null ? freeSteps(wishes) : evenSteps(wishes)
    return own.map(({ building, fit, of, bestSlope }, index) => ({
      number: building.number,
      name: building.slug,
      charter,
      use: fit.base,
      of,
      slope: fit.slope,
      bestSlope,
      step: steps[index]?.step ?? 0,
      wholeStep: steps[index]?.wholeStep ?? 0,
    }))
  })
  return { buildings, pooled: { ...pooled, factor: Math.exp(pooled.mean) } }
}

/** Buildings of no charter need not keep a sum. */
function freeSteps(wishes: readonly Wish[]): EvenStep[] {
  return wishes.map(({ wanted }) => ({ step: wanted, wholeStep: Math.round(wanted) + 0 }))
}

/** A slope of 0 would suggest endless steps. */
const LEAST_SLOPE = 0.1

function measuredSlope({ slope, slopeError }: RateFit): { readonly value: number; readonly error: number } {
  return { value: slope.value, error: slopeError }
}

/** One point for each match in which the building stood. */
function pointsOf({ number }: BuildingDef, results: readonly TrialResult[]) {
  return results.flatMap(({ draw, observation: { uses, standing } }) => {
    const of = standing[number] ?? 0
    return of === 0 ? [] : [{ change: draw[number] ?? 0, count: uses[number] ?? 0, of }]
  })
}

function sumOf(points: readonly { readonly of: number }[]): number {
  return points.reduce((sum, { of }) => sum + of, 0)
}
