import { create } from 'zustand'
import { recalled, remember } from '../../shell/device-memory.ts'
import { LESSON_NAMES, type LessonName } from './lesson.ts'

/** The progress of the guided game, on this device. */
export type Learning = {
  /** The campaign in which the lessons are given; null before the first. */
  readonly id: string | null
  readonly done: readonly LessonName[]
  /** Sent away; the game goes on without it. */
  readonly isSilent: boolean
}

const KEY = 'charterstone.learning'
const NEW: Learning = { id: null, done: [], isSilent: false }

export const useLearning = create<Learning>(() => read())

useLearning.subscribe((learning) => {
  remember(KEY, JSON.stringify(learning))
})

export function beginLearning(id: string): void {
  useLearning.setState({ ...NEW, id })
}

export function finishLesson(name: LessonName): void {
  useLearning.setState(({ done }) => ({ done: done.includes(name) ? done : [...done, name] }))
}

export function silenceCoach(isSilent: boolean): void {
  useLearning.setState({ isSilent })
}

function read(): Learning {
  try {
    const stored: unknown = JSON.parse(recalled(KEY) ?? '{}')
    return learningOf(stored)
  } catch {
    return NEW
  }
}

/** What is stored may be of an older version of the page. */
function learningOf(stored: unknown): Learning {
  if (typeof stored !== 'object' || stored === null) return NEW
  const { id, done, isSilent }: Readonly<Record<string, unknown>> = { ...stored }
  return {
    id: typeof id === 'string' ? id : null,
    done: Array.isArray(done) ? LESSON_NAMES.filter((name) => done.includes(name)) : [],
    isSilent: isSilent === true,
  }
}
