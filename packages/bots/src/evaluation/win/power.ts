const LEAST = -24
const HALVINGS = 12

/**
 * About e to the power of x, for x up to 0. Only multiplications in a fixed order: `Math.exp` may differ in its last bit from one
 * machine to the next.
 */
export function power(x: number): number {
  let value = 1 + Math.max(LEAST, Math.min(0, x)) / 2 ** HALVINGS
  for (let halving = 0; halving < HALVINGS; halving++) value *= value
  return value
}
