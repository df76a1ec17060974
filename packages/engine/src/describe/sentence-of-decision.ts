import type { Decision } from '../loop/decision.ts'
import type { Frame } from '../loop/frame.ts'
import type { Cast } from './cast.ts'
import { describeEffects } from './describe-effect.ts'
import { format } from './format.ts'
import { finished } from './sentence.ts'

/** What is asked of a seat, with the card or building that asks. `frame` is what lies on top of the stack, if known. */
export function sentenceOfDecision(cast: Cast, decision: Decision, frame?: Frame): string {
  const { words } = cast
  if (frame?.kind === 'may') return describeEffects(words, [{ kind: 'may', effects: frame.effects }])
  if (frame?.kind === 'trade') {
    return describeEffects(words, [{ kind: 'trade', pay: frame.pay, get: frame.get, times: frame.left }])
  }
  if (frame?.kind === 'name' && frame.what === 'charter')
    return finished(format(words, 'question.name-charter', { charter: cast.charters[frame.number] ?? '' }))
  const text = format(words, `question.${decision.kind}`)
  return finished(
    decision.source > 0 ? format(words, 'told.source', { text, source: decision.source }) : text,
  )
}
