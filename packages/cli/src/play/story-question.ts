import type { LabelledText } from '@charterstone/content'
import type { Decision } from '@charterstone/engine'
import type { Scene } from '../screen/scene.ts'
import { storyBook } from '../text/story-book.ts'

/** A question that the story asks in words of its own. */
export type StoryQuestion = {
  readonly question: string
  readonly options: Readonly<Record<string, LabelledText>>
}

/** The way of a guidepost, or how a companion is received; null for all other questions. */
export function storyQuestion({ view, cast }: Scene, decision: Decision): StoryQuestion | null {
  const book = storyBook(cast.words.language)
  if (decision.kind === 'guidepost') {
    const guidepost = book.guideposts[view.table.guidepost]
    if (guidepost === undefined || guidepost.question === null) return null
    const options = Object.entries(guidepost.options).map(([letter, text]) => [`path:${letter}`, text])
    return { question: guidepost.question, options: Object.fromEntries(options) as StoryQuestion['options'] }
  }
  if (decision.kind !== 'companion') return null
  const companion = book.companions[decision.source]
  if (companion === undefined) return null
  const { title, tale, kind, wary } = companion
  return { question: `${title}. ${tale}`, options: { 'companion:kind': kind, 'companion:wary': wary } }
}
