import { parentPort } from 'node:worker_threads'
import { ruleset } from '../ruleset.ts'
import type { WorkerMessage, WorkerRequest } from './job.ts'
import { runJob } from './run-job.ts'

/** A thread in which files and replays of strangers are worked at, one after the other. */
const SAY_EVERY = 100

function say(word: WorkerMessage): void {
  parentPort?.postMessage(word)
}

parentPort?.on('message', ({ job, stop }: WorkerRequest) => {
  const flag = new Int32Array(stop)
  let said = 0
  try {
    const outcome = runJob(ruleset, job, {
      shouldStop: () => Atomics.load(flag, 0) !== 0,
      onProgress: (share) => {
        const now = performance.now()
        if (now - said < SAY_EVERY) return
        said = now
        say({ share })
      },
    })
    say({ outcome })
  } catch (error) {
    say({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

say({ ready: true })
