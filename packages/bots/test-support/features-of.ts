import { miniCatalogue, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { cardFactsOf } from '../src/evaluation/card-facts.ts'
import { FEATURE_NAMES, type Feature } from '../src/evaluation/features.ts'
import { judge } from '../src/evaluation/judge.ts'
import type { World } from '../src/world.ts'

export const miniFacts = cardFactsOf(miniCatalogue)

export type FeatureValues = Readonly<Record<Feature, number>>

/** The features of a seat in a scenario, by name. */
export function featuresOf(setup: ScenarioSetup, seat = 0): FeatureValues {
  const { engine, state } = scenario(setup)
  return featuresIn({ engine, world: state }, seat)
}

type Judged = { readonly engine: ReturnType<typeof scenario>['engine']; readonly world: World }

export function featuresIn({ engine, world }: Judged, seat: number): FeatureValues {
  const row = new Float64Array(FEATURE_NAMES.length)
  judge({ engine, facts: miniFacts }, world, seat, row)
  return Object.fromEntries(FEATURE_NAMES.map((name, index) => [name, row[index] ?? 0])) as FeatureValues
}
