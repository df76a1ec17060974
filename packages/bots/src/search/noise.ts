import { type Engine, keyOf, roll, seedRng } from '@charterstone/engine'
import type { World } from '../world.ts'
import type { Line } from './search-turn.ts'

const STEPS = 1000

/** Adds an error of at most `maxError` victory points to every line. Small errors are likelier than large ones. */
export function withNoise(lines: readonly Line[], maxError: number, seed: number): readonly Line[] {
  if (maxError === 0) return lines
  const rng = seedRng(seed)
  const error = (): number => (maxError * (roll(rng, STEPS) + roll(rng, STEPS) - STEPS)) / STEPS
  return lines.map((line) => ({ ...line, value: line.value + error() })).sort((a, b) => b.value - a.value)
}

/** Drops lines that begin with an option that gives nothing (R17.7), unless no other line is left. */
export function withoutUseless(engine: Engine, world: World, lines: readonly Line[]): readonly Line[] {
  const useless = new Set(engine.warnings(world).map(({ option }) => keyOf(option)))
  const useful = lines.filter(({ key }) => !useless.has(key))
  return useful.length > 0 ? useful : lines
}
