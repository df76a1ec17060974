import type { Lesson, LessonName, Scene } from './lesson.ts'
import { LESSONS } from './lessons.ts'

/** The lesson for which this is the occasion; null when there is nothing to say. */
export function lessonFor(scene: Scene, done: readonly LessonName[]): Lesson | null {
  return LESSONS.find((lesson) => !isOver(lesson, scene, done) && lesson.when(scene)) ?? null
}

function isOver({ name, until }: Lesson, scene: Scene, done: readonly LessonName[]): boolean {
  return until === undefined ? done.includes(name) : until(scene)
}

/** Whether the pupil did what was suggested, or went another way; both are fine. */
export function isAsSuggested(lesson: Lesson, scene: Scene, key: string): boolean {
  const wanted = lesson.answers?.(scene) ?? []
  return wanted.length === 0 || wanted.includes(key)
}
