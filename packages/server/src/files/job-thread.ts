import { Worker } from 'node:worker_threads'
import { makeFairQueue, type QueueLimits } from '../limits/fair-queue.ts'
import type { Job, Outcome, WorkerMessage, WorkerRequest } from './job.ts'

/** Why a job was not done: the queue is full, the job exceeded its limits, or the caller cancelled it. */
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
  /** The share that is done, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

/** One thread for jobs that may be large or hostile, with a queue in front of it. */
export type JobThread = {
  /** Rejects with JobRefused when the job is not done. */
  readonly run: (job: Job, options: JobOptions) => Promise<Outcome>
  /** The number of jobs in the queue. */
  readonly waiting: () => number
  readonly close: () => Promise<void>
}

export type JobThreadConfig = {
  /** The limits of one job. */
  readonly seconds: number
  readonly megabytes: number
  readonly queue: QueueLimits
  /** Milliseconds after which a thread without work ends. */
  readonly idle?: number
}

/** Milliseconds before a thread that was asked to stop is terminated. */
const GRACE = 1000
const IDLE = 60_000
const YOUNG_MEGABYTES = 32
const STACK_MEGABYTES = 4

type Task = {
  readonly job: Job
  readonly options: JobOptions
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (reason: Error) => void
}

type RunningJob = {
  readonly task: Task
  readonly stop: Int32Array
  readonly timers: NodeJS.Timeout[]
  why: Refusal
}

export function makeJobThread(config: JobThreadConfig): JobThread {
  const { seconds, megabytes, idle = IDLE } = config
  const queue = makeFairQueue<Task>(config.queue)
  let worker: Worker | null = null
  let isReady = false
  let isClosed = false
  let running: RunningJob | null = null
  let idleTimer: NodeJS.Timeout | undefined

  function startThread(): void {
    const own = new Worker(new URL('./job-worker.ts', import.meta.url), {
      resourceLimits: {
        maxOldGenerationSizeMb: megabytes,
        maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
        stackSizeMb: STACK_MEGABYTES,
      },
    })
    worker = own
    isReady = false
    own.on('message', (message: WorkerMessage) => {
      if (worker === own) receive(message)
    })
    // Probably out of memory. The next job gets a new thread.
    own.on('error', (error) => {
      if (worker === own) onThreadLost(error)
    })
    own.on('exit', () => {
      if (worker === own) onThreadLost(new Error('the thread ended unexpectedly'))
    })
  }

  function receive(message: WorkerMessage): void {
    if ('ready' in message) {
      isReady = true
      dispatchNext()
    } else if ('share' in message) running?.task.options.onProgress?.(message.share)
    else if ('error' in message) settle(({ task }) => task.reject(new Error(message.error)))
    else
      settle(({ task, why }) =>
        message.outcome.kind === 'stopped' ? task.reject(new JobRefused(why)) : task.resolve(message.outcome),
      )
  }

  /** Ends the running job; the thread is free again. */
  function settle(finish: (running: RunningJob) => void): void {
    const ended = running
    running = null
    if (ended === null) return
    for (const timer of ended.timers) clearTimeout(timer)
    finish(ended)
    dispatchNext()
  }

  /** The running job is lost with its thread. If the thread could not even start, all waiting jobs are rejected. */
  function onThreadLost(error: Error): void {
    const wasReady = isReady
    stopThread()
    if (!wasReady) for (let task = queue.next(); task !== undefined; task = queue.next()) task.reject(error)
    settle(({ task, why }) => task.reject(new JobRefused(why)))
    dispatchNext()
  }

  function stopThread(): void {
    const own = worker
    worker = null
    isReady = false
    void own?.terminate()
  }

  function dispatchNext(): void {
    clearTimeout(idleTimer)
    if (isClosed || running !== null) return
    if (queue.size() === 0) {
      idleTimer = setTimeout(stopThread, idle)
      idleTimer.unref()
      return
    }
    if (worker === null) startThread()
    if (!isReady) return
    const task = queue.next()
    if (task !== undefined) begin(task)
  }

  function begin(task: Task): void {
    const stop = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
    running = { task, stop: new Int32Array(stop), timers: [], why: 'too-heavy' }
    const own = running
    own.timers.push(setTimeout(() => cancelRunning(own, 'too-heavy'), seconds * 1000))
    const { job } = task
    const order: WorkerRequest = { job, stop }
    worker?.postMessage(order, job.kind === 'import' ? [job.bytes.buffer as ArrayBuffer] : [])
  }

  /** A thread cannot be interrupted: it is asked to stop, and terminated when it does not react. */
  function cancelRunning(own: RunningJob, why: Refusal): void {
    own.why = why
    Atomics.store(own.stop, 0, 1)
    own.timers.push(
      setTimeout(() => {
        if (running !== own) return
        stopThread()
        settle(({ task }) => task.reject(new JobRefused(why)))
      }, GRACE),
    )
  }

  function run(job: Job, options: JobOptions): Promise<Outcome> {
    const { signal, address } = options
    return new Promise((resolve, reject) => {
      if (isClosed || signal?.aborted === true) {
        reject(new JobRefused('stopped'))
        return
      }
      const task: Task = { job, options, resolve, reject }
      if (!queue.put(address, task)) {
        reject(new JobRefused('busy'))
        return
      }
      signal?.addEventListener('abort', () => cancel(task), { once: true })
      dispatchNext()
    })
  }

  function cancel(task: Task): void {
    if (queue.remove(task)) task.reject(new JobRefused('stopped'))
    else if (running?.task === task) cancelRunning(running, 'stopped')
  }

  return {
    run,
    waiting: queue.size,
    close: async () => {
      isClosed = true
      clearTimeout(idleTimer)
      const own = worker
      stopThread()
      settle(({ task }) => task.reject(new JobRefused('stopped')))
      for (let task = queue.next(); task !== undefined; task = queue.next())
        task.reject(new JobRefused('stopped'))
      await own?.terminate()
    },
  }
}
