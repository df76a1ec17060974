import { sum } from './sum.ts'

/** A value that was measured for one of many similar things. */
export type Measured = { readonly value: number; readonly error: number }

/** What similar things have in common: the mean of their true values, and how far these lie apart. */
export type Pooled = { readonly mean: number; readonly spread: number }

/** The mean weighted by accuracy, and the spread that errors alone do not explain (DerSimonian and Laird). */
export function pool(all: readonly Measured[]): Pooled {
  const weights = all.map(({ error }) => 1 / error ** 2)
  const weight = sum(weights)
  if (weight === 0) return { mean: 0, spread: 0 }
  const mean = sum(all.map(({ value }, index) => value * (weights[index] ?? 0))) / weight
  const distance = sum(all.map(({ value }, index) => (weights[index] ?? 0) * (value - mean) ** 2))
  const scale = weight - sum(weights.map((each) => each ** 2)) / weight
  const variance = scale <= 0 ? 0 : Math.max(0, (distance - (all.length - 1)) / scale)
  return { mean, spread: Math.sqrt(variance) }
}

/** The best guess for one of them: its own value where that is exact, the common mean where it is not. */
export function drawnTo({ mean, spread }: Pooled, { value, error }: Measured): number {
  if (spread === 0) return mean
  const trust = spread ** 2 / (spread ** 2 + error ** 2)
  return mean + trust * (value - mean)
}
