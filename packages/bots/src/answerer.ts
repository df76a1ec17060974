import { type Catalogue, createEngine, type Decision, type View } from '@charterstone/engine'
import type { Bot, Budget, Explanation } from './bot.ts'
import type { BotSpec } from './bot-name.ts'
import { createBot } from './create-bot.ts'

/** A decision for a bot in another thread: plain data, so that it can be sent there. */
export type BotQuestion = {
  readonly bot: BotSpec & { readonly seed: number }
  readonly view: View
  readonly decision: Decision
  readonly budget?: Budget
  /** Whether the bot explains its best options; the key is then that of the best one. */
  readonly explains?: boolean
  /** Keys of options that it explains in any case. */
  readonly about?: readonly string[]
}

export type BotAnswer = { readonly key: string; readonly why: readonly Explanation[] }

const MAX_BOTS = 64

/** Answers questions, in a thread of Node and in a web worker alike. A bot is kept for its next question, with its plan. */
export function makeAnswerer(catalogue: Catalogue): (question: BotQuestion) => BotAnswer {
  const engine = createEngine(catalogue)
  const bots = new Map<string, Bot>()
  const botOf = ({ level, style, seed }: BotQuestion['bot']): Bot => {
    const id = JSON.stringify([level, style, seed])
    const known = bots.get(id)
    if (known !== undefined) return known
    if (bots.size >= MAX_BOTS) bots.clear()
    const bot = createBot({ level, style, seed, engine })
    bots.set(id, bot)
    return bot
  }
  return ({ bot: spec, view, decision, budget, explains = false, about }) => {
    const bot = botOf(spec)
    if (!explains) return { key: bot(view, decision, budget), why: [] }
    const why = bot.why(view, decision, budget, about)
    return { key: why[0]?.key ?? '', why }
  }
}
