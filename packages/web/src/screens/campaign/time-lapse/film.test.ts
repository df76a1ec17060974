import { expect, test } from 'vitest'
import { delaysOf, FILM, stagesOfFilm } from './film.ts'

test('a short film shows every stage', () => {
  expect(stagesOfFilm([1, 2, 3], 5)).toEqual([1, 2, 3])
})

test('a long film keeps the first and the last stage, and chooses evenly between them', () => {
  const stages = Array.from({ length: 101 }, (_, index) => index)
  expect(stagesOfFilm(stages, 5)).toEqual([0, 25, 50, 75, 100])
})

test('the last picture stays longest', () => {
  expect(delaysOf(3)).toEqual([FILM.pace, FILM.pace, FILM.last])
})
