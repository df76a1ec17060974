import type { Estimate } from '../statistics/estimate.ts'

export const LINE_IDS = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9', 'B10'] as const
export type LineId = (typeof LINE_IDS)[number]

export type Wanted = { readonly atLeast?: number; readonly atMost?: number }

/** Something that a line of section 11 asks about. */
export type LinePart = Estimate & {
  readonly name: string
  readonly unit: Unit
  readonly wanted: Wanted
  /** Whether the measured value is within the limits. */
  readonly holds: boolean
  /** Whether the whole interval says the same; if not, more games are needed. */
  readonly isSure: boolean
}
export type Unit = 'share' | 'points' | 'turns' | 'vp' | 'number'

/** One line of section 11. Its own value is that of the part which is farthest out, or nearest to its limit. */
export type Line = LinePart & { readonly parts: readonly LinePart[] }

export function partOf(name: string, unit: Unit, { value, low, high }: Estimate, wanted: Wanted): LinePart {
  const holds = isWithin(value, wanted)
  const isSure = holds
    ? isWithin(low, wanted) && isWithin(high, wanted)
    : low > (wanted.atMost ?? Number.POSITIVE_INFINITY) || high < (wanted.atLeast ?? Number.NEGATIVE_INFINITY)
  return { name, unit, value, low, high, wanted, holds, isSure }
}

/** Undefined when nothing of it was measured. */
export function lineOf(parts: readonly LinePart[]): Line | undefined {
  const [worst] = parts.toSorted((a, b) => roomOf(a) - roomOf(b))
  if (worst === undefined) return undefined
  const failures = parts.filter(({ holds }) => !holds)
  const isSure =
    failures.length === 0 ? parts.every((part) => part.isSure) : failures.some((part) => part.isSure)
  return { ...worst, holds: failures.length === 0, isSure, parts }
}

function isWithin(value: number, { atLeast, atMost }: Wanted): boolean {
  return value >= (atLeast ?? Number.NEGATIVE_INFINITY) && value <= (atMost ?? Number.POSITIVE_INFINITY)
}

/** The way to the nearest limit as a part of that limit; negative outside. */
function roomOf({ value, wanted: { atLeast, atMost } }: LinePart): number {
  const below = atLeast === undefined ? Number.POSITIVE_INFINITY : (value - atLeast) / Math.abs(atLeast)
  const above = atMost === undefined ? Number.POSITIVE_INFINITY : (atMost - value) / Math.abs(atMost)
  return Math.min(below, above)
}
