import type { Config } from '../config.ts'
import { type JobThread, makeJobThread } from './job-thread.ts'

/** Two threads, so that a replay never waits for the import of a file. */
export type JobThreads = { readonly imports: JobThread; readonly replays: JobThread }

const QUEUE = { inAll: 60, forAddress: 6 }

export function makeJobThreads({ FILE_SECONDS: seconds, FILE_MEGABYTES: megabytes }: Config): JobThreads {
  const budget = { seconds, megabytes, queue: QUEUE }
  return { imports: makeJobThread(budget), replays: makeJobThread(budget) }
}
