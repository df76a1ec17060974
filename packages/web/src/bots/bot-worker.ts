import type { Bot } from '@charterstone/bots'
import { createBot } from '@charterstone/bots'
import { greengully } from '@charterstone/content'
import { createEngine } from '@charterstone/engine'
import type { BotReply, BotRequest } from './bot-client.ts'
import { readPlayer } from './player-name.ts'

const engine = createEngine(greengully)
const bots = new Map<string, Bot>()

/** Each seat has a bot of its own, with its own seed and its own plans. */
function botOf(player: string, seat: number): Bot {
  const name = `${player}@${seat}`
  const known = bots.get(name)
  if (known !== undefined) return known
  const bot = createBot({ ...readPlayer(player), seed: seat + 1, engine })
  bots.set(name, bot)
  return bot
}

function replyTo({ ticket, player, seat, view }: BotRequest): BotReply {
  if (view.decision === null) return { ticket, fault: 'nothing is asked' }
  try {
    return { ticket, key: botOf(player, seat)(view, view.decision) }
  } catch (error) {
    return { ticket, fault: error instanceof Error ? error.message : String(error) }
  }
}

self.onmessage = ({ data }: MessageEvent<BotRequest>) => self.postMessage(replyTo(data))
