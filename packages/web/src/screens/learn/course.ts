import { keyOf } from '@charterstone/engine'
import type { Pointer } from '../../table/spotlight/pointer.ts'
import type { UiKey } from '../../words/ui-words.ts'
import { LESSON_NAMES, type Lesson, type LessonName } from './lesson.ts'
import { LESSONS } from './lessons.ts'
import { pointersTo } from './occasions.ts'
import { lastAnswer, type Position, type Scene } from './scene.ts'

/** A task that the learner was given before an answer. */
export type GivenTask = {
  readonly name: LessonName
  /** How many steps the log had; the answer to it is the step with this index. */
  readonly at: number
  /** What was suggested; empty when the learner was free. */
  readonly keys: readonly string[]
}

/** What the coach remembers. Everything else it reads from the log, so that it follows every undo. */
export type Memory = {
  /** The lessons of this course; the others never come. */
  readonly lessons: readonly LessonName[]
  readonly read: readonly LessonName[]
  readonly given: readonly GivenTask[]
}

/** What is counted first is praised first. */
const IN_ORDER = LESSON_NAMES.flatMap((name) => LESSONS.filter((lesson) => lesson.name === name))

/** A learner who went another way this often is left alone with it. */
const MAX_DECLINED = 2

/** The first lesson for which the scene is an occasion; null when there is nothing new. */
export function lessonFor(scene: Scene, memory: Memory): Lesson | null {
  return (
    LESSONS.find(
      (lesson) =>
        memory.lessons.includes(lesson.name) && !isOver(lesson, scene, memory) && lesson.when(scene),
    ) ?? null
  )
}

function isOver(lesson: Lesson, position: Position, memory: Memory): boolean {
  if (lesson.task === undefined) return memory.read.includes(lesson.name)
  return lesson.task.isDone(position) || declined(lesson.name, position, memory) >= MAX_DECLINED
}

/** The lessons of the course that are over. */
export function lessonsDone(position: Position, memory: Memory): readonly LessonName[] {
  return LESSONS.filter((lesson) => isOver(lesson, position, memory)).flatMap(({ name }) =>
    memory.lessons.includes(name) ? [name] : [],
  )
}

/** What the coach draws: a ring round everything suggested, a light on what is only explained. */
export function pointersOf(lesson: Lesson, scene: Scene): readonly Pointer[] {
  return lesson.task === undefined ? (lesson.looksAt?.(scene) ?? []) : pointersTo(lesson.task.suggests(scene))
}

/** The reply to the learner's last answer: until the next one, and only to what has happened. */
export function reactionTo(position: Position, memory: Memory): UiKey | null {
  const from = lastAnswer(position)
  if (from < 0) return null
  const praised = IN_ORDER.find(({ name, task }) => {
    const praise = task?.praise
    if (praise === undefined || !praise.when(position, from)) return false
    const isFirst = praise.repeats === true || !praise.when(position, 0, from)
    return isFirst && memory.given.some((given) => given.name === name && given.at <= from)
  })
  if (praised !== undefined) return praised.task?.praise?.says ?? null
  const given = memory.given.find(({ at }) => at === from)
  const isOwnWay =
    given !== undefined && isDeclined(given, position) && declined(given.name, position, memory) === 1
  return isOwnWay ? 'coach.own-way' : null
}

function declined(name: LessonName, position: Position, { given }: Memory): number {
  return given.filter((each) => each.name === name && isDeclined(each, position)).length
}

function isDeclined({ at, keys }: GivenTask, { log, seat }: Position): boolean {
  const answer = log[at]
  if (answer === undefined || answer.seat !== seat || answer.key === null || keys.length === 0) return false
  return !keys.includes(answer.key)
}

/** Adds the task of a lesson at the present end of the log, and forgets what an undo has taken back. */
export function withTask(
  given: readonly GivenTask[],
  lesson: Lesson | null,
  position: Position | Scene,
): readonly GivenTask[] {
  const at = position.log.length
  const kept = given.filter((each) => each.at < at)
  if (lesson?.task === undefined || !('decision' in position)) return kept
  return [...kept, { name: lesson.name, at, keys: lesson.task.suggests(position).map(keyOf) }]
}
