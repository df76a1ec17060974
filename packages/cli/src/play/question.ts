import {
  type Decision,
  type Frame,
  keyOf,
  type Option,
  sentenceOfDecision,
  sentenceOfOption,
  sentenceOfWarning,
  type View,
  type Warning,
} from '@charterstone/engine'
import { COLUMNS, cut, engine, hang, padEnd, widthOf } from '@charterstone/lab'
import type { Scene } from '../screen/scene.ts'
import { tokensAt } from '../screen/village.ts'
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
  const story = storyQuestion(scene, decision)
  const asked = story?.question ?? sentenceOfDecision(scene.cast, decision, frameOf(view))
  // Where a name is asked for, the one option is to leave it as it is.
  const options = decision.open
    ? []
    : engine
        .options({ ...view, decision })
        .flatMap((option, index) => [
          story === null ? optionLine(scene, option, index) : storyLine(story, option, index),
          ...warnings
            .filter((warning) => keyOf(warning.option) === keyOf(option))
            .map((warning) => warningLine(scene, warning)),
        ])
  return [hang(`${who}: `, asked), ...options].join('\n')
}

function storyLine({ textOf }: StoryQuestion, option: Option, index: number): string {
  const { label, text } = textOf(option) ?? { label: keyOf(option), text: '' }
  return hang(`${String(index + 1).padStart(4)}  `, `${label}. ${text}`)
}

function warningLine({ cast, paint }: Scene, { reason }: Warning): string {
  return paint.dim(hang('      ', sentenceOfWarning(cast.words, reason)))
}

function optionLine(scene: Scene, option: Option, index: number): string {
  const head = `${String(index + 1).padStart(4)}  `
  const card = cardOf(option)
  const text = `${sentenceOfOption(scene.cast, option)} ${tokensFor(scene, option)}`.trimEnd()
  const detail = card === 0 ? '' : lineOf(scene.cast, card)
  if (detail === '') return hang(head, text)
  const room = Math.max(OPTION, widthOf(text) + 1)
  return head + padEnd(text, room) + scene.paint.dim(cut(detail, COLUMNS - widthOf(head) - room))
}

/** The card or building that an option is about; 0 for none. */
export function cardOf(option: Option): number {
  if ('building' in option) return option.building
  return option.kind === 'card' ? option.card : 0
}

/** What stands on the building that an option would use. */
export function tokensFor(scene: Scene, option: Option): string {
  return option.kind === 'place' && option.by !== 'scroll' ? tokensAt(scene, option.spot) : ''
}
