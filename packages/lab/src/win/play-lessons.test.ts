import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { playLessons, type WinJob } from './play-lessons.ts'
import type { WinGame } from './win-game.ts'
import type { WinLesson } from './win-lesson.ts'

const folder = mkdtempSync(join(tmpdir(), 'win-games-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function lessonsOf(count: number): WinLesson[] {
  return Array.from({ length: count }, (_, seed) => ({ seed, stage: 1, seats: 2, automas: 0 }))
}

function gameOf({ seed }: WinLesson): WinGame {
  const numbers = Float32Array.from([seed, 0.5])
  return {
    lesson: seed,
    automas: 0,
    stage: 1,
    isCampaign: false,
    seats: 2,
    positions: 1,
    rows: numbers,
    base: Float64Array.from([seed]),
    vp: numbers,
    won: numbers,
    final: numbers,
  }
}

it('games that were kept are not played again, and are the same', async () => {
  let played = 0
  const threads = {
    runAll: async (jobs: readonly WinJob[]) =>
      jobs.map(({ lesson, answers }) => {
        if (answers === null) played += 1
        return { answers: answers ?? [[`${lesson.seed}`]], games: [gameOf(lesson)] }
      }),
  }
  const first = await playLessons(threads, lessonsOf(60), folder)
  expect(first.map(({ rows }) => rows[0])).toEqual(lessonsOf(60).map(({ seed }) => seed))
  expect(played).toBe(60)
  expect(await playLessons(threads, lessonsOf(60), folder)).toEqual(first)
  expect(played).toBe(60)
  expect(readdirSync(folder)).toHaveLength(2)
  await playLessons(threads, lessonsOf(61), folder)
  expect(played).toBe(60 + 13)
})
