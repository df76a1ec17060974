import { Worker } from 'node:worker_threads'
import { makeFairQueue, type Room } from './fair-queue.ts'
import type { Job, Outcome, WorkerMessage, WorkerRequest } from './job.ts'

/** Why something was not done: no room in the queue, more than the budget, or nobody waits for it any more. */
export type Refusal = 'busy' | 'too-heavy' | 'stopped'

export class JobRefused extends Error {
  readonly why: Refusal
  constructor(why: Refusal) {
    super(why)
    this.why = why
  }
}

export type JobOptions = {
  readonly address: string
  readonly signal?: AbortSignal
  /** From 0 to 1, now and then. */
  readonly onProgress?: (share: number) => void
}

/** One thread for what may take long or be hostile, and a queue before it. */
export type JobThread = {
  /** Rejects with NotDone when it is not done. */
  readonly run: (job: Job, asked: JobOptions) => Promise<Outcome>
  readonly close: () => Promise<void>
}

export type JobThreadConfig = {
  /** For one job. */
  readonly seconds: number
  readonly megabytes: number
  readonly room: Room
  /** Milliseconds after which a thread without work ends. */
  readonly idle?: number
}

/** Milliseconds until a thread that does not stop when asked is terminated. */
const GRACE = 1000
const IDLE = 60_000
const YOUNG_MEGABYTES = 32
const STACK_MEGABYTES = 4

type Task = {
  readonly job: Job
  readonly asked: JobOptions
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (reason: Error) => void
}

type Running = {
  readonly task: Task
  readonly stop: Int32Array
  readonly timers: NodeJS.Timeout[]
  why: Refusal
}

export function makeJobThread(config: JobThreadConfig): JobThread {
  const { seconds, megabytes, room, idle = IDLE } = config
  const queue = makeFairQueue<Task>(room)
  let worker: Worker | null = null
  let isReady = false
  let isClosed = false
  let running: Running | null = null
  let rest: NodeJS.Timeout | undefined

  function hire(): void {
    const own = new Worker(new URL('./job-worker.ts', import.meta.url), {
      resourceLimits: {
        maxOldGenerationSizeMb: megabytes,
        maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
        stackSizeMb: STACK_MEGABYTES,
      },
    })
    worker = own
    isReady = false
    own.on('message', (word: WorkerMessage) => {
      if (worker === own) hear(word)
    })
    // Out of memory, most likely; whatever it was, the next job gets a thread of its own.
    own.on('error', (error) => {
      if (worker === own) lose(error)
    })
    own.on('exit', () => {
      if (worker === own) lose(new Error('the thread has ended'))
    })
  }

  function hear(word: WorkerMessage): void {
    if ('ready' in word) {
      isReady = true
      feed()
    } else if ('share' in word) running?.task.asked.onProgress?.(word.share)
    else if ('error' in word) settle(({ task }) => task.reject(new Error(word.error)))
    else
      settle(({ task, why }) =>
        word.outcome.kind === 'stopped' ? task.reject(new JobRefused(why)) : task.resolve(word.outcome),
      )
  }

  /** The thread is free again. */
  function settle(tell: (running: Running) => void): void {
    const was = running
    running = null
    if (was === null) return
    for (const timer of was.timers) clearTimeout(timer)
    tell(was)
    feed()
  }

  /** The thread is gone, and what it worked at with it. One that could not even begin takes those that wait along. */
  function lose(error: Error): void {
    const wasReady = isReady
    fire()
    if (!wasReady) for (let task = queue.next(); task !== undefined; task = queue.next()) task.reject(error)
    settle(({ task, why }) => task.reject(new JobRefused(why)))
    feed()
  }

  function fire(): void {
    const own = worker
    worker = null
    isReady = false
    void own?.terminate()
  }

  function feed(): void {
    clearTimeout(rest)
    if (isClosed || running !== null) return
    if (queue.size() === 0) {
      rest = setTimeout(fire, idle)
      rest.unref()
      return
    }
    if (worker === null) hire()
    if (!isReady) return
    const task = queue.next()
    if (task !== undefined) begin(task)
  }

  function begin(task: Task): void {
    const stop = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
    running = { task, stop: new Int32Array(stop), timers: [], why: 'too-heavy' }
    const own = running
    own.timers.push(setTimeout(() => halt(own, 'too-heavy'), seconds * 1000))
    const { job } = task
    const order: WorkerRequest = { job, stop }
    worker?.postMessage(order, job.kind === 'import' ? [job.bytes.buffer as ArrayBuffer] : [])
  }

  /** A thread cannot be interrupted: it is asked to stop, and ended when it does not hear. */
  function halt(own: Running, why: Refusal): void {
    own.why = why
    Atomics.store(own.stop, 0, 1)
    own.timers.push(
      setTimeout(() => {
        if (running !== own) return
        fire()
        settle(({ task }) => task.reject(new JobRefused(why)))
      }, GRACE),
    )
  }

  function run(job: Job, asked: JobOptions): Promise<Outcome> {
    const { signal, address } = asked
    return new Promise((resolve, reject) => {
      if (isClosed || signal?.aborted === true) {
        reject(new JobRefused('stopped'))
        return
      }
      const task: Task = { job, asked, resolve, reject }
      if (!queue.put(address, task)) {
        reject(new JobRefused('busy'))
        return
      }
      signal?.addEventListener('abort', () => cancel(task), { once: true })
      feed()
    })
  }

  function cancel(task: Task): void {
    if (queue.remove(task)) task.reject(new JobRefused('stopped'))
    else if (running?.task === task) halt(running, 'stopped')
  }

  return {
    run,
    close: async () => {
      isClosed = true
      clearTimeout(rest)
      const own = worker
      fire()
      settle(({ task }) => task.reject(new JobRefused('stopped')))
      for (let task = queue.next(); task !== undefined; task = queue.next())
        task.reject(new JobRefused('stopped'))
      await own?.terminate()
    },
  }
}
