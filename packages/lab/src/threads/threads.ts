import { createPool } from '@charterstone/bots/pool'
import { startSharedProgress } from '../command-line/shared-progress.ts'

type ThreadsConfig = {
  /** The most threads. */
  readonly workers: number
  /** What the bar counts, and how many of them there are at most. A thread counts in its data, a SharedCount. */
  readonly what: string
  readonly total: number
}

/** Threads that do jobs for a command, with a bar on the terminal. */
export type Threads<Job, Result> = {
  /** The results are in the order of the jobs, whichever thread was first: so the number of threads changes nothing. */
  readonly runAll: (jobs: readonly Job[]) => Promise<Result[]>
  readonly close: () => Promise<void>
}

export function startThreads<Job, Result>(
  script: URL,
  { workers, what, total }: ThreadsConfig,
): Threads<Job, Result> {
  const progress = startSharedProgress(what, total)
  const pool = createPool<Job, Result>(script, { size: workers, data: progress.count })
  return {
    runAll: (jobs) => Promise.all(jobs.map((job) => pool.run(job))),
    close: async () => {
      progress.stop()
      await pool.close()
    },
  }
}

/** Does all jobs and ends the threads. */
export async function runInThreads<Job, Result>(
  script: URL,
  jobs: readonly Job[],
  config: ThreadsConfig,
): Promise<Result[]> {
  if (jobs.length === 0) return []
  const threads = startThreads<Job, Result>(script, config)
  try {
    return await threads.runAll(jobs)
  } finally {
    await threads.close()
  }
}
