import type { View } from '@charterstone/engine'
import type { Evaluator } from '../evaluation/evaluator.ts'
import { imagine, type World } from '../world.ts'
import type { SealedEngines } from './sealed-crates.ts'

/** One of the worlds that agree with a view, with the evaluator whose crates belong to it. */
export type Sample = { readonly evaluator: Evaluator; readonly world: World }

export type SampleSource = { readonly evaluator: Evaluator; readonly sealed: SealedEngines }

/** Sealed crates have this many arrangements; hidden cards are dealt again in every sample. */
const ARRANGEMENTS = 4
const SEED_STEP = 7919

export function sampleWorld(source: SampleSource, view: View, seed: number, index: number): Sample {
  const engine = source.sealed(view.legacy.crates, index % ARRANGEMENTS)
  return {
    evaluator: { ...source.evaluator, engine },
    world: imagine(engine, view, (seed + index * SEED_STEP) | 0),
  }
}
