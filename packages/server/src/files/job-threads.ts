import type { Config } from '../config.ts'
import { type JobThread, makeJobThread } from './job-thread.ts'

/** Two threads, so that nobody who only wants to see a game again waits for a stranger's file. */
export type JobThreads = { readonly imports: JobThread; readonly replays: JobThread }

const ROOM = { inAll: 60, forAddress: 6 }

export function makeJobThreads({ FILE_SECONDS: seconds, FILE_MEGABYTES: megabytes }: Config): JobThreads {
  const budget = { seconds, megabytes, room: ROOM }
  return { imports: makeJobThread(budget), replays: makeJobThread(budget) }
}
