import type { Decision, Engine, View } from '@charterstone/engine'
import type { Bot, Budget } from './bot.ts'
import type { PlayStyle } from './bot-name.ts'
import { cardFactsOf } from './evaluation/card-facts.ts'
import { createEvaluator, type Evaluator } from './evaluation/evaluator.ts'
import type { Net } from './evaluation/net/net.ts'
import { type Weights, weightRow } from './evaluation/weights.ts'
import { type WinModel, winModelOf } from './evaluation/win/win-model.ts'
import { explainHeuristic, explainSearch } from './explain.ts'
import { characterOf, isOfCharacter, pickByCharacter } from './heuristics/character.ts'
import { isHeuristicKind, pickByHeuristic } from './heuristics/pick-by-heuristic.ts'
import { chanceSeed } from './search/chance-seed.ts'
import { lookAhead, meanOf } from './search/look-ahead.ts'
import { withNoise, withoutUseless } from './search/noise.ts'
import { withoutOverlooked } from './search/overlook.ts'
import { fingerprintOf, type Plan, planOf } from './search/plan.ts'
import { type Sample, type SampleSource, sampleWorld } from './search/sampled-world.ts'
import { makeSealedEngines } from './search/sealed-crates.ts'
import { type Line, searchTurn } from './search/search-turn.ts'
import { stepBudget } from './search/step-budget.ts'
import { aheadIn, budgetAt, noiseIn, type SearchSettings } from './search-settings.ts'
import type { World } from './world.ts'

export type ThinkingConfig = {
  readonly style: PlayStyle
  readonly seed: number
  readonly engine: Engine
  readonly weights: Weights
  readonly net: Net | null
  readonly settings: SearchSettings
}

/** The result of a search: its lines, best first, in the world that was imagined for them. */
export type Thought = {
  readonly evaluator: Evaluator
  readonly world: World
  readonly lines: readonly Line[]
  readonly stepsLeft: number
}

/** Writing down a plan applies its answers once more; a budget of some size keeps steps for that. */
const PLAN_STEPS = 30
const MIN_STEPS_FOR_PLAN = 4 * PLAN_STEPS
/** Before it looks ahead, a bot searches its own turn: with a quarter of the steps, but with enough of them for a full village. */
const MAX_FIRST_SEARCH = 2000
const MIN_FIRST_SEARCH = 1000

function firstShare(steps: number): number {
  return Math.min(MAX_FIRST_SEARCH, Math.max(steps >> 2, Math.min(steps >> 1, MIN_FIRST_SEARCH)))
}

export function makeThinkingBot({ style, seed, engine, weights, net, settings }: ThinkingConfig): Bot {
  const facts = cardFactsOf(engine.catalogue)
  const sealed = makeSealedEngines(engine)
  const correction = net === null ? null : { net, share: settings.netShare }
  const character = characterOf(seed)
  let plan: Plan = []
  let model: WinModel | null = null
  const evaluatorIn = (isCampaign: boolean): Evaluator =>
    createEvaluator({ engine, facts, weights: weightRow(weights, style, isCampaign), correction })
  const inCampaign = evaluatorIn(true)
  const inSingleGame = evaluatorIn(false)

  const budgetOf = ({ table }: View): Budget => budgetAt(settings, table.seats.length)

  function sourceFor({ legacy }: View): SampleSource {
    return { evaluator: legacy.mode === 'campaign' ? inCampaign : inSingleGame, sealed }
  }

  function think(view: View, decision: Decision, { steps }: Budget): Thought {
    const chance = chanceSeed(seed, view, decision)
    const source = sourceFor(view)
    const { evaluator, world } = sampleWorld(source, view, chance, 0)
    const reserve = steps < MIN_STEPS_FOR_PLAN ? 0 : PLAN_STEPS
    const budget = stepBudget(steps - reserve)
    const noise = noiseIn(settings.noise, view.legacy.game, view.table.seats.length)
    const turns = aheadIn(settings.ahead, view.legacy.game)
    const looksAhead = turns > 0 && decision.kind === 'act'
    const firstSteps = looksAhead ? firstShare(budget.remaining) : budget.remaining
    const first = stepBudget(firstSteps)
    const lines = searchTurn(evaluator, world, first)
    budget.remaining -= firstSteps - first.remaining
    if (!looksAhead || lines.length < 2) {
      const useful = withoutUseless(evaluator.engine, world, lines)
      const overlooked = { share: settings.overlooked, seed: chance }
      const seen = withoutOverlooked(evaluator.engine, world, useful, overlooked)
      const judged = withNoise(seen, noise, chance)
      return { evaluator, world, lines: judged, stepsLeft: budget.remaining + reserve }
    }
    const samples = (index: number): Sample => sampleWorld(source, view, chance, index)
    const { careful, candidates } = settings
    const looked = lookAhead(lines, { samples, turns, careful, candidates, budget }).map((candidate) => ({
      ...candidate.line,
      value: meanOf(candidate),
    }))
    const judged = withNoise(looked, noise, chance)
    return {
      evaluator,
      world,
      lines: [...judged, ...lines.filter(({ key }) => !judged.some((line) => line.key === key))],
      stepsLeft: budget.remaining + reserve,
    }
  }

  function choose(view: View, decision: Decision, budget: Budget = budgetOf(view)): string {
    const [only = ''] = decision.options
    if (decision.options.length < 2) return only
    const [next, ...later] = plan
    plan = []
    if (next?.fingerprint === fingerprintOf(decision, view.table)) {
      plan = later
      return next.key
    }
    if (isHeuristicKind(decision)) return chooseByHeuristic(view, decision)
    const { evaluator, world, lines, stepsLeft } = think(view, decision, budget)
    const [best] = lines
    if (best === undefined) return only
    plan = planOf(evaluator.engine, world, best, stepsLeft)
    return best.key
  }

  function chooseByHeuristic(view: View, decision: Decision): string {
    const chance = chanceSeed(seed, view, decision)
    const { evaluator, world } = sampleWorld(sourceFor(view), view, chance, 0)
    if (isOfCharacter(decision)) return pickByCharacter({ ...evaluator, world, character, chance }, decision)
    return decision.options[pickByHeuristic(evaluator, world, decision)] ?? ''
  }

  const why: Bot['why'] = (view, decision, budget = budgetOf(view), about = []) => {
    if (isHeuristicKind(decision))
      return explainHeuristic(engine, view, decision, chooseByHeuristic(view, decision))
    model ??= winModelOf(engine)
    return explainSearch(think(view, decision, budget), model, about)
  }

  return Object.assign(choose, { why })
}
