import { parentPort } from 'node:worker_threads'
import { ruleset } from '../ruleset.ts'
import type { WorkerMessage, WorkerRequest } from './job.ts'
import { runJob } from './run-job.ts'

/** The thread that imports files and replays games, one after the other. */

/** Milliseconds between two reports of progress. */
const REPORT_EVERY = 100

function send(message: WorkerMessage): void {
  parentPort?.postMessage(message)
}

parentPort?.on('message', ({ job, stop }: WorkerRequest) => {
  const flag = new Int32Array(stop)
  let reportedAt = 0
  try {
    const outcome = runJob(ruleset, job, {
      shouldStop: () => Atomics.load(flag, 0) !== 0,
      onProgress: (share) => {
        const now = performance.now()
        if (now - reportedAt < REPORT_EVERY) return
        reportedAt = now
        send({ share })
      },
    })
    send({ outcome })
  } catch (error) {
    send({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

send({ ready: true })
