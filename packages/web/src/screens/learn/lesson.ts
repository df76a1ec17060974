import type { Option } from '@charterstone/engine'
import type { Pointer } from '../../table/spotlight/pointer.ts'
import type { UiKey } from '../../words/ui-words.ts'
import type { Position, Scene } from './scene.ts'

/** Whether something has happened to the learner between two steps of the log; without steps: in this game. */
export type Result = (position: Position, from?: number, to?: number) => boolean

export type Lesson = {
  readonly name: LessonName
  /** Whether the scene is an occasion for it. */
  readonly when: (scene: Scene) => boolean
  /** What it explains. It is lit up, not circled: nothing there has to be pressed. */
  readonly looksAt?: (scene: Scene) => readonly Pointer[]
  /** What the learner should do. A lesson without a task is only read. */
  readonly task?: Task
}

export type Task = {
  /** The options that the coach suggests, and circles. An empty list: the learner is free. */
  readonly suggests: (scene: Scene) => readonly Option[]
  /** The lesson comes again at its next occasion until this holds. */
  readonly isDone: Result
  readonly praise?: Praise
}

/** A reply to what has happened, for one turn. */
export type Praise = {
  readonly says: UiKey
  readonly when: Result
  /** Whether it is said more than once. */
  readonly repeats?: true
}

/** In the order in which they are counted. */
export const LESSON_NAMES = [
  'goal',
  'name',
  'village',
  'place',
  'supply',
  'crate',
  'open',
  'sun',
  'influence',
  'plans',
  'home',
  'bump',
  'gather',
  'build',
  'plot',
  'sticker',
  'objectives',
  'spare',
  'deliver',
  'space',
  'hand-in',
  'reputation',
  'score',
  'alone',
  'evening',
  'last-round',
  'stars',
] as const
export type LessonName = (typeof LESSON_NAMES)[number]
