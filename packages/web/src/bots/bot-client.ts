import type { Answered, Question } from '@charterstone/bots'

export type BotRequest = { readonly ticket: number; readonly question: Question }
export type BotReply =
  | { readonly ticket: number; readonly answered: Answered }
  | { readonly ticket: number; readonly fault: string }

/** Bots think in a worker, so that the page stays quick. */
export type BotClient = {
  readonly ask: (question: Question) => Promise<Answered>
  readonly stop: () => void
}

type Waiting = { readonly resolve: (answered: Answered) => void; readonly reject: (fault: Error) => void }

export function makeBotClient(): BotClient {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let tickets = 0
  worker.onmessage = ({ data }: MessageEvent<BotReply>) => {
    const asked = waiting.get(data.ticket)
    waiting.delete(data.ticket)
    if ('answered' in data) asked?.resolve(data.answered)
    else asked?.reject(new Error(data.fault))
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
