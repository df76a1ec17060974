import type { BotAnswer, BotQuestion } from '@charterstone/bots'
import { makeFairQueue } from '../limits/fair-queue.ts'

/** Asks a bot in another thread, in turn with the other addresses. */
export type Think = (question: BotQuestion, signal: AbortSignal, address: string) => Promise<BotAnswer>
type Run = (question: BotQuestion, signal: AbortSignal) => Promise<BotAnswer>

export type FairThink = { readonly think: Think; readonly waiting: () => number }

/** A table asks one question at a time, so tables of one address take turns as well. */
export function makeFairThink(run: Run, threads: number): FairThink {
  const queue = makeFairQueue<() => void>({
    inAll: Number.POSITIVE_INFINITY,
    forAddress: Number.POSITIVE_INFINITY,
  })
  let running = 0

  function startNext(): void {
    while (running < threads) {
      const start = queue.next()
      if (start === undefined) return
      running += 1
      start()
    }
  }

  return {
    think: (question, signal, address) =>
      new Promise((resolve, reject) => {
        queue.put(address, () => {
          run(question, signal)
            .then(resolve, reject)
            .finally(() => {
              running -= 1
              startNext()
            })
        })
        startNext()
      }),
    waiting: queue.size,
  }
}
