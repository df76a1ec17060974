import { keyOf } from '@charterstone/engine'
import type { Lesson, LessonName, Scene } from './lesson.ts'
import { LESSONS } from './lessons.ts'

/** The first lesson for which the scene is an occasion; null when there is nothing to say. */
export function lessonFor(scene: Scene, done: readonly LessonName[]): Lesson | null {
  return LESSONS.find((lesson) => !isOver(lesson, scene, done) && lesson.when(scene)) ?? null
}

function isOver({ name, until }: Lesson, scene: Scene, done: readonly LessonName[]): boolean {
  return until === undefined ? done.includes(name) : until(scene)
}

/** Whether an answer was suggested, or free; any other is fine, too. */
export function isAsSuggested(lesson: Lesson, scene: Scene, key: string): boolean {
  const suggested = lesson.suggests?.(scene) ?? []
  return suggested.length === 0 || suggested.some((option) => keyOf(option) === key)
}
