import type { Catalogue, Decision, Event, View } from '@charterstone/engine'
import type { Pointer } from '../../table/spotlight/pointer.ts'
import type { UiKey } from '../../words/ui-words.ts'

/** What the coach sees when the pupil is asked something. */
export type Scene = {
  readonly catalogue: Catalogue
  readonly view: View
  readonly decision: Decision
  /** Everything that has happened in this game. */
  readonly events: readonly Event[]
}

export type Lesson = {
  readonly name: LessonName
  /** Whether there is an occasion for it. */
  readonly when: (scene: Scene) => boolean
  readonly points: (scene: Scene) => readonly Pointer[]
  /**
   * What the coach would answer. None: whatever the pupil likes. A lesson without it is only read.
   * An answer of one's own is never wrong; the coach says so and goes on from there.
   */
  readonly answers?: (scene: Scene) => readonly string[]
  /** What is said to an answer that was suggested. */
  readonly praise?: UiKey
  /** Comes again at every occasion until this holds. */
  readonly until?: (scene: Scene) => boolean
}

/** In the order in which they are counted. */
export const LESSON_NAMES = [
  'goal',
  'name',
  'village',
  'place',
  'supply',
  'crate',
  'sun',
  'influence',
  'plans',
  'home',
  'gather',
  'bump',
  'build',
  'plot',
  'sticker',
  'deliver',
  'space',
  'reputation',
  'objectives',
  'score',
  'alone',
  'evening',
  'last-round',
  'stars',
] as const
export type LessonName = (typeof LESSON_NAMES)[number]
