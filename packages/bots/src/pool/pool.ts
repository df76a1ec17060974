import { Worker } from 'node:worker_threads'

/** Threads that do jobs, each one job at a time, in the order in which they were asked. */
export type Pool<Job, Result> = {
  /** Rejects with the signal's reason when it is aborted: a waiting job is dropped, a running one is stopped. */
  readonly run: (job: Job, signal?: AbortSignal) => Promise<Result>
  readonly close: () => Promise<void>
}

export type PoolConfig = { readonly size: number; readonly data?: unknown }

/** What a thread answers: a result, or what went wrong. */
export type Reply<Result> = { readonly result: Result } | { readonly error: string }

type Task<Job, Result> = {
  readonly job: Job
  readonly resolve: (result: Result) => void
  readonly reject: (reason: Error) => void
}

type Hand<Job, Result> = { worker: Worker; task: Task<Job, Result> | null }

export function createPool<Job, Result>(script: URL, { size, data }: PoolConfig): Pool<Job, Result> {
  const waiting: Task<Job, Result>[] = []
  const hands: Hand<Job, Result>[] = []
  let isClosed = false

  function hire(hand: Hand<Job, Result>): void {
    const worker = new Worker(script, { workerData: data })
    hand.worker = worker
    worker.on('message', (reply: Reply<Result>) => finish(hand, reply))
    worker.on('error', (error) => {
      if (hand.worker !== worker) return
      const { task } = hand
      hand.task = null
      hire(hand)
      task?.reject(error)
      feed()
    })
  }

  function finish(hand: Hand<Job, Result>, reply: Reply<Result>): void {
    const { task } = hand
    hand.task = null
    if ('result' in reply) task?.resolve(reply.result)
    else task?.reject(new Error(reply.error))
    feed()
  }

  function feed(): void {
    for (const hand of handsFor(hands, waiting.length)) {
      const task = waiting.shift()
      if (task === undefined) return
      hand.task = task
      hand.worker.postMessage(task.job)
    }
  }

  /** Threads are started when there is work for them. */
  function handsFor(all: Hand<Job, Result>[], wanted: number): Hand<Job, Result>[] {
    const idle = all.filter(({ task }) => task === null)
    while (idle.length < wanted && all.length < size) {
      const hand = { task: null } as Hand<Job, Result>
      hire(hand)
      all.push(hand)
      idle.push(hand)
    }
    return idle
  }

  /** A thread cannot be interrupted, only replaced. */
  function cancel(task: Task<Job, Result>, reason: Error): void {
    const place = waiting.indexOf(task)
    const hand = hands.find((one) => one.task === task)
    if (place >= 0) waiting.splice(place, 1)
    else if (hand !== undefined) {
      const { worker } = hand
      hand.task = null
      hire(hand)
      void worker.terminate()
    } else return
    task.reject(reason)
    feed()
  }

  function run(job: Job, signal?: AbortSignal): Promise<Result> {
    if (isClosed) return Promise.reject(new Error('the pool is closed'))
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(errorOf(signal.reason))
        return
      }
      const task: Task<Job, Result> = {
        job,
        resolve: (result) => {
          signal?.removeEventListener('abort', abort)
          resolve(result)
        },
        reject,
      }
      const abort = (): void => cancel(task, errorOf(signal?.reason))
      signal?.addEventListener('abort', abort, { once: true })
      waiting.push(task)
      feed()
    })
  }

  async function close(): Promise<void> {
    isClosed = true
    const reason = new Error('the pool is closed')
    for (const task of waiting.splice(0)) task.reject(reason)
    for (const { task } of hands) task?.reject(reason)
    await Promise.all(hands.splice(0).map(({ worker }) => worker.terminate()))
  }

  return { run, close }
}

function errorOf(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason))
}
