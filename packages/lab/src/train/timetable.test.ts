import { emptyNet } from '@charterstone/bots'
import { expect, it } from 'vitest'
import { gamesIn, timetable } from './timetable.ts'

const net = emptyNet(1, 1)

it('a round has as many games as asked, half of them in campaigns', () => {
  const lessons = timetable(480, 0, 1, net)
  const sum = (campaigns: boolean): number =>
    lessons
      .filter(({ stage }) => (stage === 0) === campaigns)
      .reduce((games, lesson) => games + gamesIn(lesson), 0)
  expect([sum(true), sum(false)]).toEqual([240, 240])
})

it('all stages and two to six seats occur', () => {
  const lessons = timetable(480, 0, 1, net)
  expect(new Set(lessons.map(({ stage }) => stage)).size).toBe(13)
  expect(new Set(lessons.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5, 6]))
})

it('no game is played twice, in one round or in several', () => {
  const seeds = [0, 1, 2].flatMap((round) => timetable(480, round, 1, net).map(({ seed }) => seed))
  expect(new Set(seeds).size).toBe(seeds.length)
  expect(timetable(480, 0, 2, net)[0]?.seed).not.toBe(seeds[0])
})

it('the same round of the same seed is the same', () => {
  expect(timetable(96, 3, 1, net)).toEqual(timetable(96, 3, 1, net))
})
