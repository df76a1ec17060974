import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LogStep } from '../../session/game.ts'
import { useTable } from '../../table/table-context.tsx'
import type { UiKey } from '../../words/ui-words.ts'
import { useMoments } from '../moments/moments.ts'
import { isAsSuggested, lessonFor } from './course.ts'
import { finishLesson, useLearning } from './learning.ts'
import type { Lesson, Scene } from './lesson.ts'

type OpenLesson = { readonly lesson: Lesson; readonly scene: Scene; readonly entries: number }

/** The current lesson, and the reply to the last answer. */
export function useCourse(): {
  readonly read: () => void
  readonly lesson: Lesson | null
  readonly scene: Scene | null
  /** The reply of the coach to the last answer. */
  readonly reaction: UiKey | null
} {
  const { game, view, decision, choices, catalogue } = useTable()
  const done = useLearning((learning) => learning.done)
  const isBusy = useMoments(({ queue }) => queue.length > 0)
  const [reaction, setReaction] = useState<UiKey | null>(null)
  const open = useRef<OpenLesson | null>(null)
  const scene: Scene | null =
    decision === null || isBusy
      ? null
      : {
          catalogue,
          view,
          decision,
          options: choices.map(({ option }) => option),
          events: game.log.flatMap(({ events }) => events),
        }
  const lesson = scene === null ? null : lessonFor(scene, done)

  const mark = useEffectEvent((log: readonly LogStep[], next: Lesson | null) => {
    const before = open.current
    const answer = before === null ? undefined : log[before.entries]
    if (before !== null && answer?.seat === game.seat && answer.key !== null) {
      open.current = null
      finishLesson(before.lesson.name)
      setReaction(reactionTo(before, answer.key))
    }
    if (next !== null && scene !== null) open.current = { lesson: next, scene, entries: log.length }
    else if (scene !== null) open.current = null
  })
  useEffect(() => mark(game.log, lesson), [game.log, lesson])
  const read = () => {
    if (lesson === null) return
    setReaction(null)
    finishLesson(lesson.name)
  }
  return { lesson, scene, reaction, read }
}

function reactionTo({ lesson, scene }: OpenLesson, key: string): UiKey | null {
  if (lesson.suggests === undefined) return null
  return isAsSuggested(lesson, scene, key) ? (lesson.praise ?? null) : 'coach.own-way'
}
