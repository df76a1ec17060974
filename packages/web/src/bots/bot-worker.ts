import { makeAnswerer } from '@charterstone/bots'
import { greengully } from '@charterstone/content'
import type { BotReply, BotRequest } from './bot-client.ts'

const answerTo = makeAnswerer(greengully)

function replyTo({ ticket, question }: BotRequest): BotReply {
  try {
    return { ticket, answered: answerTo(question) }
  } catch (error) {
    return { ticket, fault: error instanceof Error ? error.message : String(error) }
  }
}

self.onmessage = ({ data }: MessageEvent<BotRequest>) => self.postMessage(replyTo(data))
