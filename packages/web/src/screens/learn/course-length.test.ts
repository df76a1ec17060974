import { words } from '@charterstone/content'
import { beforeAll, describe, expect, it } from 'vitest'
import { attendCourse, type Look } from '../../../test-support/attend-course.ts'
import { obedient } from '../../../test-support/learners.ts'
import { sayIn } from '../../../test-support/say-in.ts'
import type { Say } from '../../words/speech.ts'
import { momentsOf } from '../moments/moments-of.ts'
import { COURSE_NAMES, COURSES } from './courses.ts'
import { goalText } from './goal-text.ts'

/** A beginner who reads everything once, looks round the table, and decides; as long as the review of the page took. */
const WORDS_A_MINUTE = 180
const SECONDS_A_TURN = 20
const SECONDS_A_QUESTION = 6
/** The opponent's answers at the calm speed. */
const SECONDS_A_MOVE = 1.2
/** Pages of the story, crates and rules, each about as long as a page of the prologue. */
const SECONDS_A_PAGE = 55

let say: Say
beforeAll(async () => {
  say = await sayIn('en')
})

function minutesOf(looks: readonly Look[]): number {
  const seconds = looks.map(({ scene, lessons, goal }) => {
    if (scene === null) return SECONDS_A_MOVE
    const told = lessons.map(({ name }) =>
      say(`lesson.${name}-text`, { who: 'Jonas', plan: '', missing: [] }),
    )
    const text = lessons.length === 0 && goal !== null ? goalText(say, words.en, goal) : told.join(' ')
    const read = (text.split(' ').length / WORDS_A_MINUTE) * 60
    return read + (scene.decision.kind === 'act' ? SECONDS_A_TURN : SECONDS_A_QUESTION)
  })
  const events = looks.at(-1)?.position.log.flatMap((step) => step.events) ?? []
  const pages = momentsOf(events).filter(({ kind }) => kind !== 'construction')
  return (seconds.reduce((sum, each) => sum + each, 0) + pages.length * SECONDS_A_PAGE) / 60
}

describe('the length of a course', () => {
  it.each(COURSE_NAMES)('the label of the %s course is true for a learner who follows it', (course) => {
    const { looks, end } = attendCourse(course, obedient, 0)
    const { minutes, rounds } = COURSES[course]
    const taken = minutesOf(looks)
    expect(end.state.table.round).toBe(rounds)
    expect(taken).toBeGreaterThan(minutes * 0.8)
    expect(taken).toBeLessThan(minutes * 1.1)
  })
})
