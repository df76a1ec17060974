import { type Catalogue, createEngine, type Decision, type View } from '@charterstone/engine'
import type { Bot, Budget, Explanation, Level, Personality } from './bot.ts'
import { createBot } from './create-bot.ts'

/** A decision put to a bot in another thread. Plain data, so that it can be sent there. */
export type Question = {
  readonly bot: { readonly level: Level; readonly personality?: Personality; readonly seed: number }
  readonly view: View
  readonly decision: Decision
  readonly budget?: Budget
  /** Whether the bot shall say why; the key is then that of its best option. */
  readonly explains?: boolean
}

export type Answered = { readonly key: string; readonly why: readonly Explanation[] }

const MOST_BOTS = 64

/** Answers questions with bots that it makes and remembers; the same in a thread of Node and in a web worker. */
export function makeAnswerer(catalogue: Catalogue): (question: Question) => Answered {
  const engine = createEngine(catalogue)
  const bots = new Map<string, Bot>()
  const botOf = (config: Question['bot']): Bot => {
    const name = JSON.stringify([config.level, config.personality, config.seed])
    const known = bots.get(name)
    if (known !== undefined) return known
    if (bots.size >= MOST_BOTS) bots.clear()
    const bot = createBot({ ...config, engine })
    bots.set(name, bot)
    return bot
  }
  return ({ bot: config, view, decision, budget, explains = false }) => {
    const bot = botOf(config)
    if (!explains) return { key: bot(view, decision, budget), why: [] }
    const why = bot.why(view, decision, budget)
    return { key: why[0]?.key ?? '', why }
  }
}
