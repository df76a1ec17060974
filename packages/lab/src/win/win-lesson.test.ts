import { expect, it } from 'vitest'
import { engine } from '../ruleset.ts'
import { playWinLesson, winGamesOf } from './win-lesson.ts'

const lesson = { seed: 11, stage: 1, seats: 2, automas: 0 }

it('a lesson is the same every time, and its games follow from its answers', () => {
  const answers = playWinLesson(engine, lesson)
  expect(playWinLesson(engine, lesson)).toEqual(answers)
  const [game] = winGamesOf(engine, lesson, answers)
  expect(winGamesOf(engine, lesson, answers)).toEqual([game])
  expect(game?.lesson).toBe(lesson.seed)
  expect([...(game?.won ?? [])].reduce((sum, share) => sum + share, 0)).toBe(1)
})
