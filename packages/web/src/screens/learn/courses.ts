import { LESSON_NAMES, type LessonName } from './lesson.ts'

export const COURSE_NAMES = ['short', 'full'] as const
export type CourseName = (typeof COURSE_NAMES)[number]

type Course = {
  readonly lessons: readonly LessonName[]
  /** How long it takes a beginner who reads everything; `course-length.test.ts` counts it. */
  readonly minutes: number
  readonly rounds: number
}

/** What a short day has no time for. */
const ONLY_IN_FULL: readonly LessonName[] = [
  'name',
  'objectives',
  'spare',
  'deliver',
  'space',
  'hand-in',
  'stars',
]

/** Both ways to learn by playing: the village in ten minutes, or a whole first game. */
export const COURSES: Readonly<Record<CourseName, Course>> = {
  short: { lessons: LESSON_NAMES.filter((name) => !ONLY_IN_FULL.includes(name)), minutes: 10, rounds: 15 },
  full: { lessons: LESSON_NAMES, minutes: 25, rounds: 26 },
}
