import type { Match } from '../arena/match.ts'
import type { Observation } from '../balance/observation.ts'
import { observe } from '../balance/observe.ts'
import { catalogue, rulesetOf } from '../ruleset.ts'
import type { Lever } from './change-building.ts'
import { changedCatalogue, type Draw } from './draw.ts'

/** Some matches that are played in a changed box. Plain data, so that a thread can be asked to play them. */
export type Trial = { readonly draw: Draw; readonly lever: Lever; readonly matches: readonly Match[] }

/** What was seen in one of its matches. */
export type TrialResult = { readonly draw: Draw; readonly observation: Observation }

/** The bots get the engine of the changed box, so they know its prices. */
export function playTrial({ draw, lever, matches }: Trial, gameEnded: () => void): TrialResult[] {
  const ruleset = rulesetOf(changedCatalogue(catalogue, lever, draw))
  return matches.map((match) => ({ draw, observation: observe(ruleset, match, gameEnded) }))
}
