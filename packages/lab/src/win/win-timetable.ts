import { roll, seedRng } from '@charterstone/engine'
import type { WinLesson } from './win-lesson.ts'

const STAGES = 12
const CAMPAIGN_GAMES = 12
/** Seats of the tables, each entry as likely. */
const SEATS: readonly number[] = [2, 2, 2, 2, 3, 3, 4, 4, 4, 5, 6, 6]
/** One table in this many has automas; one game in this many belongs to a campaign. */
const WITH_AUTOMAS = 8
const IN_CAMPAIGN = 6
const SEED_STEP = 1_000_003

/** The lessons of a fit: single games at all stages in turn, with some automas, and campaigns. */
export function winTimetable(games: number, seed: number): WinLesson[] {
  const first = Math.imul(seed, SEED_STEP) | 0
  const rng = seedRng(first)
  const seats = (): number => SEATS[roll(rng, SEATS.length)] ?? 2
  const campaigns = Math.floor(games / IN_CAMPAIGN / CAMPAIGN_GAMES)
  const single = games - campaigns * CAMPAIGN_GAMES
  return [
    ...Array.from({ length: campaigns }, (_, index) => ({
      seed: (first + index) | 0,
      stage: 0,
      seats: seats(),
      automas: 0,
    })),
    ...Array.from({ length: single }, (_, index) => {
      const count = seats()
      return {
        seed: (first + campaigns + index) | 0,
        stage: (index % STAGES) + 1,
        seats: count,
        automas: roll(rng, WITH_AUTOMAS) === 0 ? 1 + roll(rng, count - 1) : 0,
      }
    }),
  ]
}

/** Lessons that test a fit: tables of equal players, all at one stage; stage 0 are campaigns. */
export function testLessons(
  cell: { readonly stage: number; readonly seats: number },
  games: number,
  seed: number,
): WinLesson[] {
  const count = cell.stage === 0 ? Math.ceil(games / CAMPAIGN_GAMES) : games
  const first = (Math.imul(seed, SEED_STEP) + cell.stage * 20_011 + cell.seats * 400_009) | 0
  return Array.from({ length: count }, (_, index) => ({ ...cell, seed: (first + index) | 0, automas: 0 }))
}
