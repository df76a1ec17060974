import type { Config } from '../config.ts'
import { makeWorkshop, type Workshop } from './workshop.ts'

/** Two threads, so that nobody who only wants to see a game again waits for a stranger's file. */
export type Workshops = { readonly imports: Workshop; readonly replays: Workshop }

const ROOM = { inAll: 60, forAddress: 6 }

export function makeWorkshops({ FILE_SECONDS: seconds, FILE_MEGABYTES: megabytes }: Config): Workshops {
  const budget = { seconds, megabytes, room: ROOM }
  return { imports: makeWorkshop(budget), replays: makeWorkshop(budget) }
}
