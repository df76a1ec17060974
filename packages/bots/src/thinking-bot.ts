import type { Decision, Engine, View } from '@charterstone/engine'
import type { Bot, Budget, Personality } from './bot.ts'
import { type Knowledge, learn } from './evaluation/knowledge.ts'
import type { Mind } from './evaluation/mind.ts'
import { type Weights, weigh } from './evaluation/weights.ts'
import { explain } from './explain.ts'
import { firstSight, isRuleOfThumb } from './heuristics/liking.ts'
import type { Manner } from './levels.ts'
import { digestOf } from './search/digest.ts'
import { lookAhead, meanOf } from './search/look-ahead.ts'
import { withNoise, withoutUseless } from './search/noise.ts'
import { markOf, type Plan, planOf } from './search/plan.ts'
import { purseOf } from './search/purse.ts'
import { makeSealedEngines } from './search/sealed-crates.ts'
import { type Line, searchTurn } from './search/search-turn.ts'
import { imagine, type World } from './world.ts'

export type ThinkingConfig = {
  readonly personality: Personality
  readonly seed: number
  readonly engine: Engine
  readonly weights: (stage: number, seats: number) => Weights
  readonly manner: Manner
}

/** What a bot has thought of: its lines, best first, in the world that it imagined for them. */
export type Thought = {
  readonly mind: Mind
  readonly world: World
  readonly lines: readonly Line[]
  /** What is left of the budget. */
  readonly left: number
}

const SAMPLED_ENGINES = 4
const SAMPLE_STEP = 7919
/** A plan is laid out once more when it is made; that is thinking, too. */
const LAYING_OUT = 30
const LARGE = 4 * LAYING_OUT
const FIRST_SEARCH = 2000

export function makeThinkingBot({ personality, seed, engine, weights, manner }: ThinkingConfig): Bot {
  const know: Knowledge = learn(engine.catalogue)
  const sealed = makeSealedEngines(engine)
  let plan: Plan = []
  let evening = ''
  let weighed: Float64Array = new Float64Array()

  function mindFor({ legacy, table }: View, sample: number): Mind {
    const { mode, game } = legacy
    const { length: seats } = table.seats
    if (evening !== `${mode} ${game} ${seats}`)
      weighed = weigh(weights(game, seats), personality, mode === 'campaign')
    evening = `${mode} ${game} ${seats}`
    return { engine: sealed(legacy.crates, sample % SAMPLED_ENGINES), know, weights: weighed }
  }

  function think(view: View, decision: Decision, { steps }: Budget): Thought {
    const digest = digestOf(seed, view, decision)
    const mind = mindFor(view, 0)
    const world = imagine(mind.engine, view, digest)
    const reserve = steps < LARGE ? 0 : LAYING_OUT
    const purse = purseOf(steps - reserve)
    const looksAhead = manner.ahead > 0 && decision.kind === 'act'
    const first = purseOf(looksAhead ? Math.min(FIRST_SEARCH, purse.left >> 2) : purse.left)
    const given = first.left
    const lines = searchTurn(mind, world, first)
    purse.left -= given - first.left
    if (!looksAhead || lines.length < 2) {
      const judged = withNoise(withoutUseless(mind.engine, world, lines), manner.noise, digest)
      return { mind, world, lines: judged, left: purse.left + reserve }
    }
    const samples = (index: number): { mind: Mind; world: World } => {
      const other = mindFor(view, index)
      return { mind: other, world: imagine(other.engine, view, (digest + index * SAMPLE_STEP) | 0) }
    }
    const prospects = lookAhead(lines, { samples, turns: manner.ahead, candidates: manner.candidates, purse })
    const looked = prospects.map((prospect) => ({ ...prospect.line, value: meanOf(prospect) }))
    return {
      mind,
      world,
      lines: [...looked, ...lines.filter(({ key }) => !looked.some((line) => line.key === key))],
      left: purse.left + reserve,
    }
  }

  function choose(view: View, decision: Decision, budget: Budget = manner.budget): string {
    const [only = ''] = decision.options
    if (decision.options.length < 2) return only
    const [next, ...later] = plan
    plan = []
    if (next?.mark === markOf(decision, view.table)) {
      plan = later
      return next.key
    }
    if (isRuleOfThumb(decision)) return byThumb(view, decision)
    const { mind, world, lines, left } = think(view, decision, budget)
    const [best] = lines
    if (best === undefined) return only
    plan = planOf(mind.engine, world, best, left)
    return best.key
  }

  function byThumb(view: View, decision: Decision): string {
    const world = imagine(mindFor(view, 0).engine, view, digestOf(seed, view, decision))
    return decision.options[firstSight(know, world, decision)] ?? ''
  }

  const why: Bot['why'] = (view, decision, budget = manner.budget) => {
    if (isRuleOfThumb(decision)) return explain.byThumb(byThumb(view, decision), decision)
    return explain.byThought(think(view, decision, budget))
  }

  return Object.assign(choose, { why })
}
