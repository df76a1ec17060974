import { makeAnswerer, replyTo } from '@charterstone/bots'
import { greengully } from '@charterstone/content'
import type { BotReply, BotRequest } from './bot-client.ts'

const answer = makeAnswerer(greengully)

self.onmessage = ({ data: { ticket, question } }: MessageEvent<BotRequest>) => {
  const reply: BotReply = { ticket, reply: replyTo(answer, question) }
  self.postMessage(reply)
}
