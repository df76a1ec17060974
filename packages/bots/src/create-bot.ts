import type { Decision, Engine, View } from '@charterstone/engine'
import { seedRng } from '@charterstone/engine'
import type { Bot } from './bot.ts'
import { isQuickLevel, type Level, type PlayStyle, type QuickLevel } from './bot-name.ts'
import { LEARNED_NET } from './evaluation/net/learned-net.ts'
import type { Net } from './evaluation/net/net.ts'
import { readNet } from './evaluation/net/stored-net.ts'
import type { Weights } from './evaluation/weights.ts'
import { explainHeuristic } from './explain.ts'
import { makeQuickBots } from './quick/quick-bots.ts'
import { chanceSeed } from './search/chance-seed.ts'
import { LEVEL_SETTINGS, type SearchSettings } from './search-settings.ts'
import { makeThinkingBot } from './thinking-bot.ts'

export type BotConfig = {
  readonly level: Level
  readonly style?: PlayStyle
  readonly seed: number
  readonly engine: Engine
  /** For experiments: other weights, another net and other search settings than the level's own. */
  readonly weights?: Weights
  readonly net?: Net
  readonly settings?: Partial<SearchSettings>
}

export function createBot({
  level,
  style = 'balanced',
  seed,
  engine,
  weights,
  net,
  settings,
}: BotConfig): Bot {
  if (isQuickLevel(level)) return makeSeededBot(engine, level, seed)
  const own = LEVEL_SETTINGS[level]
  const chosen = { ...own, ...settings }
  return makeThinkingBot({
    style,
    seed,
    engine,
    weights: weights ?? own.weights,
    net: chosen.netShare > 0 ? (net ?? readNet(LEARNED_NET)) : null,
    settings: chosen,
  })
}

/** A quick bot whose chance comes from its view and its seed. */
function makeSeededBot(engine: Engine, level: QuickLevel, seed: number): Bot {
  const quickBot = makeQuickBots(engine)[level]
  const choose = (view: View, decision: Decision): string =>
    quickBot(decision, seedRng(chanceSeed(seed, view, decision)), view)
  const why: Bot['why'] = (view, decision) => explainHeuristic(engine, view, decision, choose(view, decision))
  return Object.assign(choose, { why })
}
