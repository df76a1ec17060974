import { type CardText, type Cast, CHARTERS, castOf } from '@charterstone/engine'
import { catalogue, hang, printJson, printLine, usageFailure } from '@charterstone/lab'
import { makePaint } from '../screen/paint.ts'
import { cardText } from '../text/card-text.ts'
import type { Locale } from '../text/locale.ts'

/** Shows one card as a person reads it. */
export function show(card: string, { words }: Locale, asJson: boolean): void {
  const cast = castOf(words, catalogue, { seats: [], charters: CHARTERS.map(() => NAMELESS), names: {} })
  const text = cardText(cast, numberOf(cast, card))
  if (text === null) throw usageFailure(`--show: there is no card "${card}"`)
  if (asJson) printJson(text)
  else printLine(linesOf(text).join('\n'))
}

const NAMELESS = { name: '' } as never

/** By index number, by slug, or by the name that it has in this language. */
function numberOf({ numbers, words }: Cast, card: string): number {
  if (/^\d+$/.test(card)) return Number(card)
  const named = Object.entries(words.names).find(([, name]) => name.toLowerCase() === card.toLowerCase())
  return numbers.get(card.toLowerCase()) ?? Number(named?.[0] ?? 0)
}

function linesOf({ number, name, type, text, notes }: CardText): string[] {
  const paint = makePaint()
  return [
    `${paint.bold(name)}  ${paint.dim(`${type}, ${number}`)}`,
    ...(text === '' ? [] : [hang('  ', text)]),
    ...notes.map((note) => paint.dim(hang('  ', note))),
  ]
}
