import { create } from 'zustand'
import { recalled, remember } from '../../shell/device-memory.ts'
import type { GivenTask, Memory } from './course.ts'
import { COURSE_NAMES, COURSES, type CourseName } from './courses.ts'
import { LESSON_NAMES, type LessonName } from './lesson.ts'

/** The progress of the guided game, on this device. */
export type Learning = {
  /** The campaign in which the lessons are given; null before the first. */
  readonly id: string | null
  readonly course: CourseName
  /** The lessons that are over, to show how far the course has come. */
  readonly done: readonly LessonName[]
  readonly read: readonly LessonName[]
  readonly given: readonly GivenTask[]
  /** Sent away; the game goes on without it. */
  readonly isSilent: boolean
  /** The new rules on which a lesson was heard or refused, in any game. */
  readonly heard: readonly string[]
}

const KEY = 'charterstone.learning'
const NEW: Learning = { id: null, course: 'full', done: [], read: [], given: [], isSilent: false, heard: [] }

export const useLearning = create<Learning>(() => read())

useLearning.subscribe((learning) => {
  remember(KEY, JSON.stringify(learning))
})

export function beginLearning(id: string, course: CourseName): void {
  useLearning.setState(({ heard }) => ({ ...NEW, id, course, heard }))
}

export function finishReading(name: LessonName): void {
  useLearning.setState(({ read: before }) => ({
    read: before.includes(name) ? before : [...before, name],
  }))
}

/** What the coach has said at this place of the log, and what is over by now. */
export function noteCourse(given: readonly GivenTask[], done: readonly LessonName[]): void {
  const before = useLearning.getState()
  if (JSON.stringify([before.given, before.done]) !== JSON.stringify([given, done]))
    useLearning.setState({ given, done })
}

export function silenceCoach(isSilent: boolean): void {
  useLearning.setState({ isSilent })
}

export function hearLesson(topic: string): void {
  useLearning.setState(({ heard }) => ({ heard: heard.includes(topic) ? heard : [...heard, topic] }))
}

export function memoryOf({ course, read: readLessons, given }: Learning): Memory {
  return { lessons: COURSES[course].lessons, read: readLessons, given }
}

function read(): Learning {
  try {
    const stored: unknown = JSON.parse(recalled(KEY) ?? '{}')
    return learningOf(stored)
  } catch {
    return NEW
  }
}

/** What is stored may be of an older version of the page, which knew only what was done. */
export function learningOf(stored: unknown): Learning {
  if (typeof stored !== 'object' || stored === null) return NEW
  const {
    id,
    course,
    done,
    read: readLessons,
    given,
    isSilent,
    heard,
  }: Readonly<Record<string, unknown>> = {
    ...stored,
  }
  return {
    id: typeof id === 'string' ? id : null,
    course: COURSE_NAMES.find((name) => name === course) ?? 'full',
    done: lessonsIn(done),
    read: lessonsIn(readLessons ?? done),
    given: Array.isArray(given) ? given.filter(isGivenTask) : [],
    isSilent: isSilent === true,
    heard: Array.isArray(heard) ? heard.filter((topic) => typeof topic === 'string') : [],
  }
}

function lessonsIn(stored: unknown): readonly LessonName[] {
  return Array.isArray(stored) ? LESSON_NAMES.filter((name) => stored.includes(name)) : []
}

function isGivenTask(stored: unknown): stored is GivenTask {
  if (typeof stored !== 'object' || stored === null) return false
  const { name, at, keys }: Readonly<Record<string, unknown>> = { ...stored }
  return (
    LESSON_NAMES.some((each) => each === name) &&
    typeof at === 'number' &&
    Array.isArray(keys) &&
    keys.every((key) => typeof key === 'string')
  )
}
