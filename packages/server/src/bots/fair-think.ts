import type { BotAnswer, BotQuestion } from '@charterstone/bots'
import { makeFairQueue } from '../limits/fair-queue.ts'

/** Asks a bot in another thread, in turn with the other addresses. */
export type Think = (question: BotQuestion, signal: AbortSignal, address: string) => Promise<BotAnswer>
type Run = (question: BotQuestion, signal: AbortSignal) => Promise<BotAnswer>

export type FairThink = { readonly think: Think; readonly waiting: () => number }

/** A thread that only an address without a running question may use. A thread cannot be interrupted. */
export const SPARE_THREADS = 1

/** A table asks one question at a time, so tables of one address take turns as well. */
export function makeFairThink(run: Run, threads: number): FairThink {
  const queue = makeFairQueue<() => void>({
    inAll: Number.POSITIVE_INFINITY,
    forAddress: Number.POSITIVE_INFINITY,
  })
  /** The running questions of each address. */
  const running = new Map<string, number>()
  let total = 0

  function count(address: string, change: number): void {
    total += change
    const own = (running.get(address) ?? 0) + change
    if (own === 0) running.delete(address)
    else running.set(address, own)
  }

  function startNext(): void {
    while (total < threads + SPARE_THREADS) {
      const start = total < threads ? queue.next() : queue.next((address) => !running.has(address))
      if (start === undefined) return
      start()
    }
  }

  return {
    think: (question, signal, address) =>
      new Promise((resolve, reject) => {
        queue.put(address, () => {
          count(address, 1)
          run(question, signal)
            .then(resolve, reject)
            .finally(() => {
              count(address, -1)
              startNext()
            })
        })
        startNext()
      }),
    waiting: queue.size,
  }
}
