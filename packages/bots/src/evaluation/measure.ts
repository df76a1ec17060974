import type { Engine } from '@charterstone/engine'
import type { World } from '../world.ts'
import { FEATURE_NAMES } from './features.ts'
import { judge } from './judge.ts'
import { type Knowledge, learn } from './knowledge.ts'

const known = new WeakMap<Engine, Knowledge>()

/** The features of one seat's position, for the lab: a bot itself looks only at worlds that it has imagined. */
export function measure(engine: Engine, world: World, seat: number): number[] {
  const know = known.get(engine) ?? learn(engine.catalogue)
  known.set(engine, know)
  const row = new Float64Array(FEATURE_NAMES.length)
  judge(engine, know, world, seat, row)
  return [...row]
}
