import { parentPort } from 'node:worker_threads'
import { box } from '../box.ts'
import { doJob } from './do-job.ts'
import type { Order, Word } from './job.ts'

/** A thread in which files and replays of strangers are worked at, one after the other. */
const SAY_EVERY = 100

function say(word: Word): void {
  parentPort?.postMessage(word)
}

parentPort?.on('message', ({ job, stop }: Order) => {
  const flag = new Int32Array(stop)
  let said = 0
  try {
    const outcome = doJob(box, job, {
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
