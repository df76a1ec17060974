import { type ClosedOption, type Decision, sentenceOfKey, sentenceOfReason } from '@charterstone/engine'
import { cut, hang, padEnd } from '@charterstone/lab'
import type { Scene } from '../screen/scene.ts'
import { spotOf, tokensAt } from '../screen/village.ts'
import { cardText } from '../text/card-text.ts'
import { cardOf, frameOf } from './question.ts'

const NAME = 44

/** What an option costs and gives, and who stands in the way. */
export function explain(scene: Scene, decision: Decision, key: string): string {
  const { cast, paint, labels } = scene
  const option = sentenceOfKey(cast, decision, key, frameOf(scene.view))
  const card = cardOf(scene, key)
  const text = card === 0 ? null : cardText(cast, card)
  if (text === null) return `  ${paint.bold(option)}`
  const spot = key.startsWith('place:') ? spotOf(scene, card) : -1
  const there = spot < 0 ? '' : tokensAt(scene, spot)
  return [
    `  ${paint.bold(text.name)} ${paint.dim(`(${text.type}, ${text.number})`)}`,
    ...(text.text === '' ? [] : [hang('  ', text.text)]),
    ...(text.notes.length === 0 ? [] : [paint.dim(hang('  ', text.notes.join(' ')))]),
    ...(there === '' ? [] : [`  ${labels.stands}: ${there}`]),
  ].join('\n')
}

/** Everything that a person would look for and that is not offered, with its reason. */
export function explainClosed(scene: Scene, decision: Decision, closed: readonly ClosedOption[]): string {
  const { cast, paint, labels } = scene
  if (closed.length === 0) return `  ${labels.nothingClosed}`
  const lines = closed.map(({ key, reason }) => {
    const option = sentenceOfKey(cast, decision, key, frameOf(scene.view))
    return hang(`    ${padEnd(cut(option, NAME - 1), NAME)}`, sentenceOfReason(cast.words, reason))
  })
  return [`  ${paint.bold(labels.closed)}`, ...lines].join('\n')
}
