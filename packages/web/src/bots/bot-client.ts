import type { View } from '@charterstone/engine'

export type Question = { readonly player: string; readonly seat: number; readonly view: View }
export type BotRequest = Question & { readonly ticket: number }
export type BotReply =
  | { readonly ticket: number; readonly key: string }
  | { readonly ticket: number; readonly fault: string }

/** Bots think in a worker, so that the page stays quick. */
export type BotClient = {
  readonly ask: (question: Question) => Promise<string>
  readonly stop: () => void
}

type Waiting = { readonly resolve: (key: string) => void; readonly reject: (fault: Error) => void }

export function makeBotClient(): BotClient {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let tickets = 0
  worker.onmessage = ({ data }: MessageEvent<BotReply>) => {
    const asked = waiting.get(data.ticket)
    waiting.delete(data.ticket)
    if ('key' in data) asked?.resolve(data.key)
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
        const request: BotRequest = { ...question, ticket: tickets }
        worker.postMessage(request)
      }),
    stop: () => {
      worker.terminate()
      failAll(new Error('stopped'))
    },
  }
}
