export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** 0 without any values. */
export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length
}
