import { type Decision, type Engine, roll, seedRng, type View } from '@charterstone/engine'
import type { Bot, Budget, Explanation, Level, Personality } from './bot.ts'
import { learn } from './evaluation/knowledge.ts'
import type { Mind } from './evaluation/mind.ts'
import { TUNED, type Weights, weigh } from './evaluation/weights.ts'
import { firstSight } from './heuristics/liking.ts'
import { MANNERS, type Manner } from './levels.ts'
import { digestOf } from './search/digest.ts'
import { lookAhead } from './search/look-ahead.ts'
import { markOf, type Plan, planOf } from './search/plan.ts'
import { purseOf } from './search/purse.ts'
import { makeSealedEngines } from './search/sealed-crates.ts'
import { type Line, searchTurn } from './search/search-turn.ts'
import { imagine } from './world.ts'

export type BotConfig = {
  readonly level: Level
  readonly personality?: Personality
  readonly seed: number
  readonly engine: Engine
  /** For the lab: other weights than the level's own, by stage of the campaign. */
  readonly weights?: (stage: number) => Weights
  readonly manner?: Partial<Manner>
}

export function createBot(config: BotConfig): Bot {
  const { level, seed } = config
  if (level === 'random') return randomBot(seed)
  return thinkingBot(config, { ...MANNERS[level], ...config.manner })
}

function randomBot(seed: number): Bot {
  const choose = (view: View, decision: Decision): string =>
    decision.options[roll(seedRng(digestOf(seed, view, decision)), decision.options.length)] ?? ''
  const why = (): readonly Explanation[] => []
  return Object.assign(choose, { why })
}

function thinkingBot(
  { personality = 'balanced', seed, engine, weights: weightsOf = () => TUNED }: BotConfig,
  manner: Manner,
): Bot {
  const know = learn(engine.catalogue)
  const sealed = makeSealedEngines(engine)
  let stage = 0
  let weights: Float64Array = new Float64Array()
  let plan: Plan = []

  const mindOf = (view: View, sample: number): Mind => {
    if (view.legacy.game !== stage) weights = weigh(weightsOf(view.legacy.game), personality)
    stage = view.legacy.game
    return { engine: sealed(view.legacy.crates, sample & 3), know, weights }
  }

  function choose(view: View, decision: Decision, budget: Budget = manner.budget): string {
    const only = decision.options[0] ?? ''
    if (decision.options.length === 1) return only
    const [next, ...later] = plan
    if (next?.mark === markOf(decision, view.table)) {
      plan = later
      return next.key
    }
    plan = []
    const digest = digestOf(seed, view, decision)
    const mind = mindOf(view, 0)
    const world = imagine(mind.engine, view, digest)
    if (SETTLED.has(decision.kind)) return decision.options[firstSight(know, world, decision)] ?? only
    const purse = purseOf(budget.steps)
    let lines = searchTurn(mind, world, manner.ahead > 0 ? purseOf(Math.min(2000, budget.steps >> 2)) : purse)
    if (manner.ahead > 0 && decision.kind === 'act' && lines.length > 1) {
      const samples = (index: number) => {
        const other = mindOf(view, index)
        return { mind: other, world: imagine(other.engine, view, (digest + index * 7919) | 0) }
      }
      lines = lookAhead(lines, { samples, turns: manner.ahead, candidates: manner.candidates, purse }).map(
        ({ line }) => line,
      )
    } else if (manner.noise > 0) lines = withNoise(lines, manner.noise, digest)
    const best = lines[0]
    if (best === undefined) return only
    plan = planOf(mind.engine, world, best)
    return best.key
  }
  return Object.assign(choose, { why: () => [] })
}

function withNoise(lines: readonly Line[], noise: number, seed: number): Line[] {
  const rng = seedRng(seed)
  return lines
    .map((line) => ({
      ...line,
      value: line.value + (noise * (roll(rng, 2001) + roll(rng, 2001) - 2000)) / 1000,
    }))
    .sort((a, b) => b.value - a.value)
}

const SETTLED: ReadonlySet<Decision['kind']> = new Set([
  'name',
  'persona',
  'deal-persona',
  'special-persona',
  'archive-persona',
  'island-tile',
  'island-place',
  'glory',
  'capacity',
  'keep',
  'companion',
  'victory-card',
  'free-spectral',
  'plot',
] as const)
