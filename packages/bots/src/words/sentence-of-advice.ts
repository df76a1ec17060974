import { type Cast, describe, format, type Option, sentenceOfOption, type Words } from '@charterstone/engine'
import type { Purpose, PurposeKind } from '../advice/purpose.ts'
import type { Explanation } from '../bot.ts'

/** Advice about one option in words: what it is for, and how it compares with the other options. */
export type AdviceText = {
  /** Empty where only the comparison matters. */
  readonly purpose: string
  /** Empty where nothing was compared. */
  readonly comparison: string
}

export function adviceText(cast: Cast, { purposes, next, gap, standing }: Explanation): AdviceText {
  const { words } = cast
  const told = [...purposes.map((purpose) => sentenceOfPurpose(cast, purpose)), ...followUp(cast, next)]
  if (told.length === 0 && standing === 'best')
    told.push(format(words, gap === null ? 'advice.taste' : 'advice.little'))
  return {
    purpose: told.map(finished).join(' '),
    comparison: finished(comparison(words, standing, gap)),
  }
}

/** Further behind than this, points are no longer counted. */
const FAR = 7.5

/** The whole advice as one text. */
export function sentenceOfAdvice(cast: Cast, explanation: Explanation): string {
  const { purpose, comparison: compared } = adviceText(cast, explanation)
  return `${purpose} ${compared}`.trim()
}

function comparison(words: Words, standing: Explanation['standing'], gap: number | null): string {
  if (gap === null) return standing === 'possible' ? format(words, 'advice.possible-too') : ''
  if (standing === 'possible' && gap > FAR) return format(words, 'advice.possible-far')
  return format(words, `advice.${standing}`, { points: Math.round(gap) })
}

function followUp(cast: Cast, next: Option | null): readonly string[] {
  const { words } = cast
  if (next === null) return []
  if (next.kind === 'place' && next.by === 'worker')
    return [format(words, 'advice.then-place', { building: next.building })]
  return [format(words, 'advice.then', { doing: lowerIn(words, sentenceOfOption(cast, next)) })]
}

/** The places of a message are the fields of its purpose; a card adds its own text. */
function sentenceOfPurpose(cast: Cast, purpose: Purpose): string {
  const { words, catalogue } = cast
  const say = format as (words: Words, key: `purpose.${PurposeKind}`, places: Purpose) => string
  const said = say(words, `purpose.${purpose.kind}`, purpose)
  if (purpose.kind !== 'takes-card' && purpose.kind !== 'uses-persona') return said
  const text = describe(words, catalogue, purpose.card)?.text ?? ''
  return text === '' ? said : `${finished(said)} ${text}`
}

/** Polish and English go on in lower case; a German noun keeps its capital. */
function lowerIn({ language }: Words, text: string): string {
  return language === 'de' ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

function finished(text: string): string {
  if (text === '') return ''
  const begun = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(begun) ? begun : `${begun}.`
}
