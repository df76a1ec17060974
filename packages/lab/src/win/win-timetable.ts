import { LAST_GAME, roll, seedRng } from '@charterstone/engine'
import type { WinLesson } from './win-lesson.ts'

/** Seats and stages of the tables, in turn. Those that are published come more often. */
const SEATS: readonly number[] = [2, 4, 6, 2, 4, 6, 3, 2, 4, 6, 5, 4]
const STAGES: readonly number[] = [1, 4, 8, 12, 1, 4, 8, 12, 2, 3, 5, 6, 1, 7, 4, 9, 8, 10, 12, 11]
const CAMPAIGN_SEATS: readonly number[] = [4, 2, 6, 4, 2, 6, 5, 3]
/** Lessons after which the stages of a number of seats have moved on by this many. */
const STAGE_STEP = 7
/** One lesson in this many, in the middle between two others, is a campaign; one table in this many has automas. */
const CAMPAIGN_EVERY = 30
const WITH_AUTOMAS = 16
/** Seeds of fits, of campaigns and of tests are far apart. */
const SEED_STEP = 900_000_000
const CAMPAIGN_SEEDS = 600_000_000

/**
 * The lessons of a fit: single games at all stages, with some automas, and campaigns. Every beginning of the list is as mixed as the
 * whole, and a fit to more games uses those of a fit to fewer again. The last lesson may be a campaign and exceed the number.
 */
export function winTimetable(games: number, seed: number): WinLesson[] {
  const lessons: WinLesson[] = []
  for (let count = 0; count < games; ) {
    const lesson = lessonAt(lessons.length, Math.imul(seed, SEED_STEP))
    lessons.push(lesson)
    count += lesson.stage === 0 ? LAST_GAME : 1
  }
  return lessons
}

function lessonAt(index: number, first: number): WinLesson {
  const half = CAMPAIGN_EVERY / 2
  if (index % CAMPAIGN_EVERY === half) {
    const seats = CAMPAIGN_SEATS[Math.floor(index / CAMPAIGN_EVERY) % CAMPAIGN_SEATS.length] ?? 2
    return { seed: (first + CAMPAIGN_SEEDS + index / half) | 0, stage: 0, seats, automas: 0 }
  }
  const inSeats = index % SEATS.length
  const seats = SEATS[inSeats] ?? 2
  const stage = STAGES[(Math.floor(index / SEATS.length) * STAGE_STEP + inSeats) % STAGES.length] ?? 1
  const rng = seedRng(Math.imul(index, 0x9e3779b1))
  const automas = roll(rng, WITH_AUTOMAS) === 0 ? 1 + roll(rng, seats - 1) : 0
  return { seed: (first + index) | 0, stage, seats, automas }
}

/** Lessons that test a fit: tables of equal players, all at one stage; stage 0 are campaigns. */
export function testLessons(
  cell: { readonly stage: number; readonly seats: number },
  games: number,
  seed: number,
): WinLesson[] {
  const count = cell.stage === 0 ? Math.ceil(games / LAST_GAME) : games
  const first = (Math.imul(seed, SEED_STEP) + cell.stage * 20_011 + cell.seats * 400_009) | 0
  return Array.from({ length: count }, (_, index) => ({ ...cell, seed: (first + index) | 0, automas: 0 }))
}
