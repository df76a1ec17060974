import type { Catalogue, Decision, Event, Option, View } from '@charterstone/engine'
import type { Pointer } from '../../table/spotlight/pointer.ts'
import type { UiKey } from '../../words/ui-words.ts'

/** What the coach sees when the player is asked something. */
export type Scene = {
  readonly catalogue: Catalogue
  readonly view: View
  readonly decision: Decision
  /** What each option of the decision means. */
  readonly options: readonly Option[]
  /** Everything that has happened in this game. */
  readonly events: readonly Event[]
}

export type Lesson = {
  readonly name: LessonName
  /** Whether the scene is an occasion for it. */
  readonly when: (scene: Scene) => boolean
  readonly points: (scene: Scene) => readonly Pointer[]
  /**
   * The options that the coach suggests. An empty list: the player is free. A lesson without it is only read.
   * Any other answer is fine, too; the coach says so and goes on from there.
   */
  readonly suggests?: (scene: Scene) => readonly Option[]
  /** The reply to an answer that was suggested. */
  readonly praise?: UiKey
  /** The lesson comes again at every occasion until this holds. */
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
