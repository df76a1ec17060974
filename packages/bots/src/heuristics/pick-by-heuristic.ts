import type { Decision, DecisionKind, Option, Seat } from '@charterstone/engine'
import type { CardFacts } from '../evaluation/card-facts.ts'
import type { Evaluator } from '../evaluation/evaluator.ts'
import type { World } from '../world.ts'
import { campaignScores } from './campaign.ts'
import { cardScores } from './cards.ts'
import { goodsScores } from './goods.ts'
import { personaScores } from './personas.ts'
import { plotScores } from './plots.ts'

/** An option and everything that its score may depend on. */
export type ScoredOption = {
  readonly facts: CardFacts
  readonly world: World
  readonly holder: Seat
  readonly option: Option
}

/** Scores of options compare with each other within one decision only. */
export type OptionScore = (scored: ScoredOption) => number
export type OptionScores = { readonly [Kind in DecisionKind]?: OptionScore }

/** For decisions that are too small to be searched, or that matter only in later games. */
const scores: OptionScores = {
  ...goodsScores,
  ...cardScores,
  ...plotScores,
  ...personaScores,
  ...campaignScores,
}

/** The index of the option with the highest score; the first of those that are equal. */
export function pickByHeuristic({ engine, facts }: Evaluator, world: World, decision: Decision): number {
  const holder = world.table.seats[decision.seat]
  if (decision.options.length < 2 || holder === undefined) return 0
  const options = engine.options(world)
  const scoreOf = scores[decision.kind] ?? preferAction
  let best = 0
  let bestScore = Number.NEGATIVE_INFINITY
  options.forEach((option, index) => {
    const score = scoreOf({ facts, world, holder, option })
    if (score <= bestScore) return
    bestScore = score
    best = index
  })
  return best
}

/** Doing something is better than declining. */
function preferAction({ option }: ScoredOption): number {
  if (option.kind === 'card') return option.verb === 'name' ? 0 : 1
  return option.kind === 'skip' || option.kind === 'end' || option.kind === 'pass' ? 0 : 1
}

const HEURISTIC_KINDS: ReadonlySet<DecisionKind> = new Set([
  'name',
  'automa-level',
  'persona',
  'deal-persona',
  'special-persona',
  'archive-persona',
  'island-tile',
  'island-place',
  'plot',
  'glory',
  'capacity',
  'keep',
  'companion',
  'guidepost',
  'victory-card',
  'free-spectral',
])

/** Decisions that are never searched, because their worth shows only in later games. */
export function isHeuristicKind({ kind }: Decision): boolean {
  return HEURISTIC_KINDS.has(kind)
}
