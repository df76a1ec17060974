import { roll, seedRng } from '@charterstone/engine'
import type { Line } from './search-turn.ts'

const FINE = 1000

/** Misjudges every line by up to so many victory points, small errors being likelier than large ones. */
export function withNoise(lines: readonly Line[], most: number, seed: number): readonly Line[] {
  if (most === 0) return lines
  const rng = seedRng(seed)
  const error = (): number => (most * (roll(rng, FINE) + roll(rng, FINE) - FINE)) / FINE
  return lines.map((line) => ({ ...line, value: line.value + error() })).sort((a, b) => b.value - a.value)
}
