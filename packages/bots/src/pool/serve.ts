import { parentPort, workerData } from 'node:worker_threads'
import type { Reply } from './pool.ts'

/** The other side of a pool: answers every job that the thread is given. `make` gets what the pool was made with. */
export function serve<Data, Job, Result>(make: (data: Data) => (job: Job) => Result): void {
  const answer = make(workerData as Data)
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(replyTo(answer, job)))
}

function replyTo<Job, Result>(answer: (job: Job) => Result, job: Job): Reply<Result> {
  try {
    return { result: answer(job) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
