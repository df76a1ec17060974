import { type Cast, type Decision, type Frame, nameOf, sentenceOfDecision } from '@charterstone/engine'
import type { Say } from '../../words/speech.ts'

/** "Konrad · Tome: Which card do you take?": who is asked, by what, and the question. */
export function askedWords(say: Say, cast: Cast, decision: Decision, frame: Frame | undefined): string {
  const { seat, source } = decision
  const name = cast.seats[seat] ?? ''
  const asked = source > 0 ? say('decision.of', { name, what: nameOf(cast.words, source) }) : name
  return `${asked}: ${sentenceOfDecision(cast, { ...decision, source: 0 }, frame)}`
}
