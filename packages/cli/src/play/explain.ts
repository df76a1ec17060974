import { type ClosedOption, type Option, sentenceOfOption, sentenceOfReason } from '@charterstone/engine'
import { cut, hang, padEnd } from '@charterstone/lab'
import type { Scene } from '../screen/scene.ts'
import { cardText } from '../text/card-text.ts'
import { cardOf, tokensFor } from './question.ts'

const NAME = 44

/** What an option costs and gives, and who stands in the way. */
export function explain(scene: Scene, option: Option): string {
  const { cast, paint, labels } = scene
  const card = cardOf(option)
  const text = card === 0 ? null : cardText(cast, card)
  if (text === null) return `  ${paint.bold(sentenceOfOption(cast, option))}`
  const there = tokensFor(scene, option)
  return [
    `  ${paint.bold(text.name)} ${paint.dim(`(${text.type}, ${text.number})`)}`,
    ...(text.text === '' ? [] : [hang('  ', text.text)]),
    ...(text.notes.length === 0 ? [] : [paint.dim(hang('  ', text.notes.join(' ')))]),
    ...(there === '' ? [] : [`  ${labels.stands}: ${there}`]),
  ].join('\n')
}

/** Everything that a person would look for and that is not offered, with its reason. */
export function explainClosed({ cast, paint, labels }: Scene, closed: readonly ClosedOption[]): string {
  if (closed.length === 0) return `  ${labels.nothingClosed}`
  const lines = closed.map(({ option, reason }) => {
    const name = cut(sentenceOfOption(cast, option), NAME - 1)
    return hang(`    ${padEnd(name, NAME)}`, sentenceOfReason(cast.words, reason))
  })
  return [`  ${paint.bold(labels.closed)}`, ...lines].join('\n')
}
