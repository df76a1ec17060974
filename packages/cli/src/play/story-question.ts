import type { LabelledText } from '@charterstone/content'
import type { Decision, Option } from '@charterstone/engine'
import type { Scene } from '../screen/scene.ts'
import { storyBook } from '../text/story-book.ts'

/** A question that the story asks in words of its own. */
export type StoryQuestion = {
  readonly question: string
  readonly textOf: (option: Option) => LabelledText | undefined
}

/** The way of a guidepost, or how a companion is received; null for all other questions. */
export function storyQuestion({ view, cast }: Scene, decision: Decision): StoryQuestion | null {
  const book = storyBook(cast.words.language)
  if (decision.kind === 'guidepost') {
    const guidepost = book.guideposts[view.table.guidepost]
    if (guidepost === undefined || guidepost.question === null) return null
    const { question, options } = guidepost
    return { question, textOf: (option) => (option.kind === 'path' ? options[option.letter] : undefined) }
  }
  if (decision.kind !== 'companion') return null
  const companion = book.companions[decision.source]
  if (companion === undefined) return null
  const { title, tale } = companion
  return {
    question: `${title}. ${tale}`,
    textOf: (option) => (option.kind === 'companion' ? companion[option.treated] : undefined),
  }
}
