import type { BotAnswer, BotQuestion, Reply } from '@charterstone/bots'

export type BotRequest = { readonly ticket: number; readonly question: BotQuestion }
export type BotReply = { readonly ticket: number; readonly reply: Reply<BotAnswer> }

/** Bots think in a worker, so that the page stays quick. */
export type BotClient = {
  readonly ask: (question: BotQuestion) => Promise<BotAnswer>
  readonly stop: () => void
}

type Waiting = { readonly resolve: (answer: BotAnswer) => void; readonly reject: (error: Error) => void }

export function makeBotClient(): BotClient {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let tickets = 0
  worker.onmessage = ({ data: { ticket, reply } }: MessageEvent<BotReply>) => {
    const asked = waiting.get(ticket)
    waiting.delete(ticket)
    if ('result' in reply) asked?.resolve(reply.result)
    else asked?.reject(new Error(reply.error))
  }
  worker.onerror = ({ message }) => failAll(new Error(message))
  function failAll(fault: Error): void {
    for (const { reject } of waiting.values()) reject(fault)
    waiting.clear()
  }
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        tickets += 1
        waiting.set(tickets, { resolve, reject })
        const request: BotRequest = { ticket: tickets, question }
        worker.postMessage(request)
      }),
    stop: () => {
      worker.terminate()
      failAll(new Error('stopped'))
    },
  }
}
