import { wilson } from './wilson.ts'

/** A measured number with its 95 % interval. The interval of a single unit is infinite, which JSON writes as null. */
export type Estimate = { readonly value: number; readonly low: number; readonly high: number }

/**
 * What one unit adds to a sum above and to a sum below the line, as in VP and seats. A unit is a game, or a whole campaign:
 * what happens inside a campaign hangs together, so only different campaigns count as independent.
 */
export type Pair = readonly [above: number, below: number]

/** The quotient of the sums, with the interval for quotients of random sums over units (the delta method). */
export function ratioOf(pairs: readonly Pair[]): Estimate {
  const { value, error, units } = quotientOf(pairs)
  const reach = units < 2 ? Number.POSITIVE_INFINITY : studentT(units - 1) * error
  return { value, low: value - reach, high: value + reach }
}

/**
 * The same for a share of things that are counted, as in placements on a building: Wilson's interval, so that it stays between
 * 0 and 1 and is right for rare things too, for as many independent things as the spread between units leaves.
 */
export function shareOf(pairs: readonly Pair[]): Estimate {
  const { value, error, units, below } = quotientOf(pairs)
  if (units < 2) return { value, low: 0, high: 1 }
  const alone = (value * (1 - value)) / below
  const widening = (studentT(units - 1) / Z) ** 2
  const things = below / (Math.max(1, alone === 0 ? 1 : error ** 2 / alone) * widening)
  return { value, ...wilson(value * things, things) }
}

export function meanOf(values: readonly number[]): Estimate {
  return ratioOf(values.map((value) => [value, 1]))
}

export function shifted({ value, low, high }: Estimate, by: number): Estimate {
  return { value: value + by, low: low + by, high: high + by }
}

type Quotient = {
  readonly value: number
  readonly error: number
  readonly units: number
  readonly below: number
}

function quotientOf(all: readonly Pair[]): Quotient {
  const pairs = all.filter(([, below]) => below > 0)
  const above = pairs.reduce((sum, [one]) => sum + one, 0)
  const below = pairs.reduce((sum, [, one]) => sum + one, 0)
  const units = pairs.length
  if (units === 0) return { value: 0, error: 0, units, below }
  const value = above / below
  const squares = pairs.reduce((sum, [one, other]) => sum + (one - value * other) ** 2, 0)
  const error = Math.sqrt((squares * units) / Math.max(1, units - 1)) / below
  return { value, error, units, below }
}

const Z = 1.959964
const T_OF_FEW = [12.706, 4.303, 3.182, 2.776]

/** Student's t for 95 %: from a table for few degrees of freedom, by the expansion of Cornish and Fisher for more. */
export function studentT(freedom: number): number {
  const few = T_OF_FEW[freedom - 1]
  if (few !== undefined) return few
  const first = (Z ** 3 + Z) / (4 * freedom)
  const second = (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2)
  const third = (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / (384 * freedom ** 3)
  return Z + first + second + third
}
