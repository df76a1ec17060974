import { type Engine, roll, seedRng } from '@charterstone/engine'
import type { World } from '../world.ts'
import type { Line } from './search-turn.ts'

const FINE = 1000

/** Misjudges every line by up to so many victory points, small errors being likelier than large ones. */
export function withNoise(lines: readonly Line[], most: number, seed: number): readonly Line[] {
  if (most === 0) return lines
  const rng = seedRng(seed)
  const error = (): number => (most * (roll(rng, FINE) + roll(rng, FINE) - FINE)) / FINE
  return lines.map((line) => ({ ...line, value: line.value + error() })).sort((a, b) => b.value - a.value)
}

/** Without those that begin with an option that gives nothing (R17.7): nobody misjudges that. One always stays. */
export function withoutUseless(engine: Engine, world: World, lines: readonly Line[]): readonly Line[] {
  const useless = new Set(engine.warnings(world).map(({ key }) => key))
  const useful = lines.filter(({ key }) => !useless.has(key))
  return useful.length > 0 ? useful : lines
}
