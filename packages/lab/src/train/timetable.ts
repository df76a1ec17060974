import type { Net } from '@charterstone/bots'
import { LAST_GAME, roll, seedRng } from '@charterstone/engine'
import type { Lesson } from './lesson.ts'

/** Seats of the tables, each entry as likely: small tables are cheap, and most people play at them. */
const SEATS: readonly number[] = [2, 2, 2, 2, 3, 3, 4, 4, 5, 6]
const ROUND_SEEDS = 10_007
const SEED_STEP = 1_000_003

/** The lessons of a round: half of its games single ones, at stages in turn, half of them in campaigns. */
export function timetable(games: number, round: number, seed: number, net: Net): Lesson[] {
  const first = (Math.imul(seed, SEED_STEP) + Math.imul(round, ROUND_SEEDS)) | 0
  const rng = seedRng(first)
  const seats = (): number => SEATS[roll(rng, SEATS.length)] ?? 2
  const campaigns = Math.floor(games / 2 / LAST_GAME)
  const single = games - campaigns * LAST_GAME
  // Campaigns take longest, so they come first: no thread is left with one at the end.
  return [
    ...Array.from({ length: campaigns }, (_, index) => ({
      seed: first + index,
      stage: 0,
      seats: seats(),
      net,
    })),
    ...Array.from({ length: single }, (_, index) => ({
      seed: first + campaigns + index,
      stage: (index % LAST_GAME) + 1,
      seats: seats(),
      net,
    })),
  ]
}

export function gamesIn({ stage }: Lesson): number {
  return stage === 0 ? LAST_GAME : 1
}
