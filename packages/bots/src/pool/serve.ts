import { parentPort, workerData } from 'node:worker_threads'
import { replyTo } from './reply.ts'

/** The thread's side of a pool: answers every job. `make` gets the data of the pool's configuration. */
export function serve<Data, Job, Result>(make: (data: Data) => (job: Job) => Result): void {
  const answer = make(workerData as Data)
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(replyTo(answer, job)))
}
