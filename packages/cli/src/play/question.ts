import {
  type Decision,
  type Frame,
  sentenceOfDecision,
  sentenceOfKey,
  sentenceOfWarning,
  type View,
  type Warning,
} from '@charterstone/engine'
import { COLUMNS, cut, hang, padEnd, widthOf } from '@charterstone/lab'
import type { Scene } from '../screen/scene.ts'
import { spotOf, tokensAt } from '../screen/village.ts'
import { lineOf } from '../text/card-text.ts'
import { type StoryQuestion, storyQuestion } from './story-question.ts'

const OPTION = 46

/** The frame that asks; it says more than the decision, as in what a trade gives. */
export function frameOf({ stack }: View): Frame | undefined {
  return stack.at(-1)
}

/** What is asked, of whom, and the numbered options, with a warning under each that would give nothing. */
export function question(scene: Scene, decision: Decision, warnings: readonly Warning[] = []): string {
  const { view, paint } = scene
  const seat = view.legacy.seats[decision.seat]
  const who = paint.bold(paint.charter(seat?.charter ?? -1)(seat?.name ?? ''))
  const told = storyQuestion(scene, decision)
  const asked = told?.question ?? sentenceOfDecision(scene.cast, decision, frameOf(view))
  // Where a name is asked for, the one option is to leave it as it is.
  const options = decision.open
    ? []
    : decision.options.flatMap((key, index) => [
        told === null ? optionLine(scene, decision, index) : storyLine(told, key, index),
        ...warnings.filter((warning) => warning.key === key).map((warning) => warningLine(scene, warning)),
      ])
  return [hang(`${who}: `, asked), ...options].join('\n')
}

function storyLine({ options }: StoryQuestion, key: string, index: number): string {
  const { label, text } = options[key] ?? { label: key, text: '' }
  return hang(`${String(index + 1).padStart(4)}  `, `${label}. ${text}`)
}

function warningLine({ cast, paint }: Scene, { reason }: Warning): string {
  return paint.dim(hang('      ', sentenceOfWarning(cast.words, reason)))
}

function optionLine(scene: Scene, decision: Decision, index: number): string {
  const key = decision.options[index] ?? ''
  const head = `${String(index + 1).padStart(4)}  `
  const card = cardOf(scene, key)
  const there = key.startsWith('place:') ? tokensAt(scene, spotOf(scene, card)) : ''
  const text = `${sentenceOfKey(scene.cast, decision, key, frameOf(scene.view))} ${there}`.trimEnd()
  const detail = card === 0 ? '' : lineOf(scene.cast, card)
  if (detail === '') return hang(head, text)
  const room = Math.max(OPTION, widthOf(text) + 1)
  return head + padEnd(text, room) + scene.paint.dim(cut(detail, COLUMNS - widthOf(head) - room))
}

/** The card or building that an option is about; 0 for none. */
export function cardOf({ cast }: Scene, key: string): number {
  return cast.numbers.get(key.slice(key.indexOf(':') + 1)) ?? 0
}
