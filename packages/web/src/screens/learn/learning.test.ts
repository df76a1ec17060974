// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { beginLearning, hearLesson, learningOf, useLearning } from './learning.ts'

describe('the stored progress of a course', () => {
  it('progress of an older page is read: what was done has been read, in the full course', () => {
    const stored = { id: 'abc', done: ['goal', 'village', 'nonsense'], isSilent: true }
    expect(learningOf(stored)).toEqual({
      id: 'abc',
      course: 'full',
      done: ['goal', 'village'],
      read: ['goal', 'village'],
      given: [],
      isSilent: true,
      heard: [],
    })
  })

  it('tasks are read back, and what is none is left out', () => {
    const task = { name: 'crate', at: 4, keys: ['place:charterstone'] }
    const stored = { id: 'abc', course: 'short', given: [task, { name: 'crate' }, 7, { ...task, keys: [1] }] }
    expect(learningOf(stored)).toMatchObject({ course: 'short', given: [task] })
  })

  it('a new course keeps what was heard about new rules', () => {
    hearLesson('minions')
    hearLesson('minions')
    beginLearning('abc', 'short')
    expect(useLearning.getState()).toMatchObject({ id: 'abc', course: 'short', heard: ['minions'] })
    expect(learningOf({ heard: ['minions', 3] }).heard).toEqual(['minions'])
  })

  it.each([null, 3, 'text', {}])('%j is read as progress from the beginning', (stored) => {
    expect(learningOf(stored)).toMatchObject({ id: null, done: [], given: [], isSilent: false })
  })
})
