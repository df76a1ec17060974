import { expect, it } from 'vitest'
import { testLessons, winTimetable } from './win-timetable.ts'

it('a fit plays the games asked for, at all stages and sizes of table, and some in campaigns', () => {
  const lessons = winTimetable(720, 1)
  const games = lessons.reduce((sum, { stage }) => sum + (stage === 0 ? 12 : 1), 0)
  expect(games).toBeGreaterThanOrEqual(720)
  expect(games).toBeLessThan(720 + 12)
  expect(new Set(lessons.map(({ stage }) => stage)).size).toBe(13)
  expect(new Set(lessons.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5, 6]))
  expect(lessons.every(({ automas, seats }) => automas < seats)).toBe(true)
})

it('a fit to more games begins with those of a fit to fewer', () => {
  const few = winTimetable(300, 1)
  expect(winTimetable(1000, 1).slice(0, few.length)).toEqual(few)
})

it('no two lessons of a fit have the same seed, and tests use none of them', () => {
  const used = winTimetable(5000, 1).map(({ seed }) => seed)
  expect(new Set(used).size).toBe(used.length)
  const tested = [2, 4, 6].flatMap((seats) =>
    [0, 1, 4, 8, 12].flatMap((stage) => testLessons({ seats, stage }, 1000, 2)),
  )
  expect(tested.filter(({ seed }) => used.includes(seed))).toEqual([])
})
