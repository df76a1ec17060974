import { createBot, readBotName, USUAL_BOT } from '@charterstone/bots'
import { greengully } from '@charterstone/content'
import {
  beginPlaythrough,
  createEngine,
  type Engine,
  giveAnswer,
  isRefusal,
  type Playthrough,
  type Rng,
  seedRng,
  setUpGame,
  undoLast,
} from '@charterstone/engine'
import { lessonFor, lessonsDone, type Memory, reactionTo, withTask } from '../src/screens/learn/course.ts'
import { COURSES, type CourseName } from '../src/screens/learn/courses.ts'
import { firstGame } from '../src/screens/learn/first-game.ts'
import type { Lesson, LessonName } from '../src/screens/learn/lesson.ts'
import { type Goal, nextGoal } from '../src/screens/learn/next-goal.ts'
import { isAct } from '../src/screens/learn/occasions.ts'
import type { Position, Scene } from '../src/screens/learn/scene.ts'
import type { UiKey } from '../src/words/ui-words.ts'

export const engine: Engine = createEngine(greengully)

/** One look at the coach: what it says at a place of the game, and what the learner did last. */
export type Look = {
  readonly position: Position
  /** Null while the opponent acts. */
  readonly scene: Scene | null
  /** The lessons to read there, then the task; empty in a quiet turn. */
  readonly lessons: readonly Lesson[]
  /** What the coach names in a turn without a lesson. */
  readonly goal: Goal | null
  readonly reaction: UiKey | null
  readonly memory: Memory
  readonly playthrough: Playthrough
  /** Before and right after the learner's last answer; null before the first. */
  readonly last: { readonly before: Playthrough; readonly after: Playthrough } | null
}

/** What a learner does: the key of an answer, or null to undo. */
export type Learner = (look: Look & { readonly scene: Scene }, rng: Rng) => string | null

const SEAT = 0
/** An undoing learner could go on for ever. */
const MAX_ANSWERS = 1500

/** Plays the guided game to its end as the page does, and looks at the coach at every step. */
export function attendCourse(
  course: CourseName,
  learner: Learner,
  seed: number,
): { readonly looks: readonly Look[]; readonly done: readonly LessonName[]; readonly end: Playthrough } {
  const start = firstGame(course, 'Mira')
  const config = { ...start.config, seed: start.config.seed + seed }
  const bot = createBot({
    ...(readBotName(start.players[1] ?? '') ?? USUAL_BOT),
    seed: config.seed + 1,
    engine,
  })
  const rng = seedRng(seed)
  const looks: Look[] = []
  let playthrough = setUpGame(engine, beginPlaythrough(engine, { ...start, config }))
  let memory: Memory = { lessons: COURSES[course].lessons, read: [], given: [] }
  /** The learner's answers that no undo has taken back. */
  let answered: readonly NonNullable<Look['last']>[] = []
  for (let answers = 0; answers < MAX_ANSWERS && playthrough.state.pending !== null; answers++) {
    const { pending } = playthrough.state
    const isOwn = pending.seat === SEAT
    const look = lookAt(playthrough, memory, answered.at(-1) ?? null)
    memory = look.memory
    looks.push(look)
    const key =
      isOwn && look.scene !== null
        ? learner({ ...look, scene: look.scene }, rng)
        : bot(engine.view(playthrough.state, pending.seat), pending)
    const next = key === null ? undoLast(engine, playthrough, true) : giveAnswer(engine, playthrough, key)
    if (next === null) continue
    if (isRefusal(next)) throw new Error(`${next.reason}: ${next.key}`)
    if (key === null) answered = answered.filter(({ after }) => after.steps.length <= next.steps.length)
    else if (isOwn) answered = [...answered, { before: playthrough, after: next }]
    playthrough = next
  }
  const end = lookAt(playthrough, memory, answered.at(-1) ?? null)
  looks.push(end)
  return { looks, done: lessonsDone(end.position, end.memory), end: playthrough }
}

function lookAt(playthrough: Playthrough, before: Memory, last: Look['last']): Look {
  const { state, steps } = playthrough
  const position: Position = { engine, view: engine.view(state, SEAT), seat: SEAT, log: steps }
  const { pending: decision } = state
  const scene: Scene | null =
    decision?.seat === SEAT ? { ...position, decision, options: engine.options(position.view) } : null
  const lessons: Lesson[] = []
  let memory: Memory = { ...before, given: withTask(before.given, null, position) }
  while (scene !== null) {
    const lesson = lessonFor(scene, memory)
    if (lesson === null) break
    lessons.push(lesson)
    memory = { ...memory, given: withTask(memory.given, lesson, scene) }
    if (lesson.task !== undefined) break
    memory = { ...memory, read: [...memory.read, lesson.name] }
  }
  return {
    position,
    scene,
    lessons,
    goal: scene === null || !isAct(scene) ? null : nextGoal(scene),
    reaction: reactionTo(position, memory),
    memory,
    playthrough,
    last,
  }
}
