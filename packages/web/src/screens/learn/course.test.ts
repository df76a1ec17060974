import { LANGUAGES, type Language } from '@charterstone/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { attendCourse, type Learner, type Look } from '../../../test-support/attend-course.ts'
import { coachFaults } from '../../../test-support/coach-faults.ts'
import { contrary, fickle, obedient, random, undoing } from '../../../test-support/learners.ts'
import { sayIn } from '../../../test-support/say-in.ts'
import type { Say } from '../../words/speech.ts'
import { COURSE_NAMES, COURSES, type CourseName } from './courses.ts'
import type { LessonName } from './lesson.ts'
import { did } from './occasions.ts'

const LEARNERS: Readonly<Record<string, Learner>> = { obedient, contrary, undoing, random, fickle }
const SEEDS = [0, 1, 2]

let says: Readonly<Record<Language, Say>>
beforeAll(async () => {
  const all = await Promise.all(LANGUAGES.map(async (language) => [language, await sayIn(language)]))
  says = Object.fromEntries(all) as Readonly<Record<Language, Say>>
})

const hasOpened = ({ position }: Look): boolean => did('crate-opened')(position)

const courses = COURSE_NAMES.flatMap((course) =>
  Object.keys(LEARNERS).flatMap((kind) => SEEDS.map((seed) => ({ course, kind, seed }))),
)

describe('the coach of the guided games', () => {
  it.each(courses)(
    'the coach is right in the $course course with a learner who is $kind (seed $seed)',
    ({ course, kind, seed }) => {
      const { looks } = attendCourse(course, LEARNERS[kind] ?? obedient, seed)
      expect(looks.length).toBeGreaterThan(20)
      expect(coachFaults(looks, says)).toEqual([])
    },
  )

  /** Their occasion depends on what the opponent does. */
  const byChance: Readonly<Record<CourseName, readonly LessonName[]>> = {
    short: ['bump', 'reputation', 'score', 'alone', 'last-round'],
    full: ['bump', 'hand-in', 'score', 'evening', 'last-round'],
  }

  it.each(COURSE_NAMES)('a learner who follows the %s course gets all of its lessons', (course) => {
    const { looks, end } = attendCourse(course, obedient, 0)
    const taught = new Set(looks.flatMap(({ lessons }) => lessons.map(({ name }) => name)))
    const missed = COURSES[course].lessons.filter((name) => !taught.has(name))
    expect(missed.filter((name) => !byChance[course].includes(name))).toEqual([])
    expect(end.state.phase).not.toBe('playing')
  })

  it('praise is gone after the next answer', () => {
    const { looks } = attendCourse('full', obedient, 0)
    const praised = looks.filter(({ reaction }) => reaction === 'lesson.reputation-done')
    expect(praised.length).toBeGreaterThan(0)
    expect(new Set(praised.map(({ last }) => last?.before.steps.length)).size).toBe(1)
  })

  it('a learner who undoes the crate is taught it again, and not praised for it', () => {
    let hasUndone = false
    const hesitant: Learner = (look, rng) => {
      if (hasUndone || !hasOpened(look)) return obedient(look, rng)
      hasUndone = true
      return null
    }
    const { looks } = attendCourse('full', hesitant, 0)
    const opened = looks.findIndex(hasOpened)
    const after = looks.findIndex((look, index) => index > opened && !hasOpened(look))
    expect(looks[opened]?.reaction).toBe('lesson.crate-done')
    expect(hasUndone).toBe(true)
    expect(looks[after]?.reaction).toBeNull()
    expect(looks[after]?.lessons.map(({ name }) => name)).toEqual(['open'])
  })

  it('a learner who goes another way hears so once, and is left alone after the second time', () => {
    const { looks } = attendCourse('full', contrary, 1)
    const crates = looks.filter(({ lessons }) => lessons.at(-1)?.name === 'crate')
    expect(crates.length).toBeLessThanOrEqual(2)
    expect(looks.some(({ reaction }) => reaction === 'coach.own-way')).toBe(true)
  })
})
