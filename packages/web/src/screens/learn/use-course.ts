import { useEffect, useMemo } from 'react'
import { useTable } from '../../table/table-context.tsx'
import type { UiKey } from '../../words/ui-words.ts'
import { useMoments } from '../moments/moments.ts'
import { lessonFor, lessonsDone, reactionTo, withTask } from './course.ts'
import { finishReading, memoryOf, noteCourse, useLearning } from './learning.ts'
import type { Lesson } from './lesson.ts'
import type { Position, Scene } from './scene.ts'

/** The current lesson, and the reply to the last answer. Both follow from the log and what has been read. */
export function useCourse(): {
  readonly read: () => void
  readonly lesson: Lesson | null
  readonly scene: Scene | null
  readonly reaction: UiKey | null
} {
  const { game, view, decision, choices, engine } = useTable()
  const learning = useLearning()
  const memory = useMemo(() => memoryOf(learning), [learning])
  const isBusy = useMoments(({ queue }) => queue.length > 0)
  const position: Position = { engine, view, seat: game.seat, log: game.log }
  const scene: Scene | null =
    decision === null || isBusy
      ? null
      : { ...position, decision, options: choices.map(({ option }) => option) }
  const lesson = scene === null ? null : lessonFor(scene, memory)
  const given = withTask(memory.given, lesson, scene ?? position)
  const done = lessonsDone(position, memory)
  useEffect(() => {
    // While a story is on screen nothing is taught, and nothing is forgotten.
    if (!isBusy) noteCourse(given, done)
  })
  return {
    lesson,
    scene,
    reaction: reactionTo(position, memory),
    read: () => {
      if (lesson !== null) finishReading(lesson.name)
    },
  }
}
