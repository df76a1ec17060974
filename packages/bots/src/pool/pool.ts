import { Worker } from 'node:worker_threads'
import type { Reply } from './reply.ts'

/** Threads that do jobs, one job each at a time, first come first served. */
export type Pool<Job, Result> = {
  /** Rejects with the signal's reason when it is aborted: a waiting job is dropped, a running one is stopped. */
  readonly run: (job: Job, signal?: AbortSignal) => Promise<Result>
  readonly close: () => Promise<void>
}

export type PoolConfig = { readonly size: number; readonly data?: unknown }

type Task<Job, Result> = {
  readonly job: Job
  readonly resolve: (result: Result) => void
  readonly reject: (reason: Error) => void
}

type PoolWorker<Job, Result> = { thread: Worker; task: Task<Job, Result> | null }

export function createPool<Job, Result>(script: URL, { size, data }: PoolConfig): Pool<Job, Result> {
  const waiting: Task<Job, Result>[] = []
  const workers: PoolWorker<Job, Result>[] = []
  let isClosed = false

  function startThread(worker: PoolWorker<Job, Result>): void {
    const thread = new Worker(script, { workerData: data })
    worker.thread = thread
    thread.on('message', (reply: Reply<Result>) => finish(worker, reply))
    thread.on('error', (error) => {
      if (worker.thread !== thread) return
      const { task } = worker
      worker.task = null
      startThread(worker)
      task?.reject(error)
      dispatch()
    })
  }

  function spawn(): PoolWorker<Job, Result> {
    const worker = { task: null } as PoolWorker<Job, Result>
    startThread(worker)
    workers.push(worker)
    return worker
  }

  function finish(worker: PoolWorker<Job, Result>, reply: Reply<Result>): void {
    const { task } = worker
    worker.task = null
    if ('result' in reply) task?.resolve(reply.result)
    else task?.reject(new Error(reply.error))
    dispatch()
  }

  function dispatch(): void {
    for (const worker of idleWorkers()) {
      const task = waiting.shift()
      if (task === undefined) return
      worker.task = task
      worker.thread.postMessage(task.job)
    }
  }

  /** Threads start when there is work for them. */
  function idleWorkers(): PoolWorker<Job, Result>[] {
    const idle = workers.filter(({ task }) => task === null)
    while (idle.length < waiting.length && workers.length < size) idle.push(spawn())
    return idle
  }

  /** A thread cannot be interrupted, only replaced. */
  function cancel(task: Task<Job, Result>, reason: Error): void {
    const index = waiting.indexOf(task)
    const worker = workers.find((candidate) => candidate.task === task)
    if (index >= 0) waiting.splice(index, 1)
    else if (worker !== undefined) {
      const { thread } = worker
      worker.task = null
      startThread(worker)
      void thread.terminate()
    } else return
    task.reject(reason)
    dispatch()
  }

  function run(job: Job, signal?: AbortSignal): Promise<Result> {
    if (isClosed) return Promise.reject(new Error('the pool is closed'))
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) {
        reject(errorOf(signal.reason))
        return
      }
      const settled = (): void => signal?.removeEventListener('abort', abort)
      const task: Task<Job, Result> = {
        job,
        resolve: (result) => {
          settled()
          resolve(result)
        },
        reject: (reason) => {
          settled()
          reject(reason)
        },
      }
      const abort = (): void => cancel(task, errorOf(signal?.reason))
      signal?.addEventListener('abort', abort, { once: true })
      waiting.push(task)
      dispatch()
    })
  }

  async function close(): Promise<void> {
    isClosed = true
    const reason = new Error('the pool is closed')
    for (const task of waiting.splice(0)) task.reject(reason)
    for (const { task } of workers) task?.reject(reason)
    await Promise.all(workers.splice(0).map(({ thread }) => thread.terminate()))
  }

  return { run, close }
}

function errorOf(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason))
}
