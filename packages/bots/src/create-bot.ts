import { type Decision, type Engine, roll, seedRng, type View } from '@charterstone/engine'
import type { Bot, Level, Personality } from './bot.ts'
import type { Weights } from './evaluation/weights.ts'
import { MANNERS, type Manner } from './levels.ts'
import { digestOf } from './search/digest.ts'
import { makeThinkingBot } from './thinking-bot.ts'

export type BotConfig = {
  readonly level: Level
  readonly personality?: Personality
  readonly seed: number
  readonly engine: Engine
  /** For the lab: other weights than the level's own, by stage of the campaign, and another manner of thinking. */
  readonly weights?: (stage: number) => Weights
  readonly manner?: Partial<Manner>
}

export function createBot({
  level,
  personality = 'balanced',
  seed,
  engine,
  weights,
  manner,
}: BotConfig): Bot {
  if (level === 'random') return makeRandomBot(seed)
  const usual = MANNERS[level]
  return makeThinkingBot({
    personality,
    seed,
    engine,
    weights: weights ?? usual.weights,
    manner: { ...usual, ...manner },
  })
}

/** Any option, each as likely as the others. */
function makeRandomBot(seed: number): Bot {
  const choose = (view: View, decision: Decision): string =>
    decision.options[roll(seedRng(digestOf(seed, view, decision)), decision.options.length)] ?? ''
  const why: Bot['why'] = (view, decision) => {
    const chosen = choose(view, decision)
    const others = decision.options.filter((key) => key !== chosen)
    return [chosen, ...others].slice(0, SHOWN).map((key) => ({ key, expected: 0, parts: [] }))
  }
  return Object.assign(choose, { why })
}

const SHOWN = 3
