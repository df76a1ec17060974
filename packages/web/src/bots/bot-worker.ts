import { makePlayers } from '@charterstone/bots'
import { greengully } from '@charterstone/content'
import { seedRng } from '@charterstone/engine'
import type { BotReply, BotRequest } from './bot-client.ts'

const players = makePlayers(greengully)
const rng = seedRng(1)

function replyTo({ ticket, view }: BotRequest): BotReply {
  if (view.decision === null) return { ticket, fault: 'nothing is asked' }
  try {
    return { ticket, key: players.eager(view.decision, rng, view) }
  } catch (error) {
    return { ticket, fault: error instanceof Error ? error.message : String(error) }
  }
}

self.onmessage = ({ data }: MessageEvent<BotRequest>) => self.postMessage(replyTo(data))
