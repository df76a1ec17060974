import {
  type Catalogue,
  charterOfSpot,
  describe,
  sentenceOfReason,
  sentenceOfWarning,
  type Words,
} from '@charterstone/engine'
import type { Say } from '../../words/speech.ts'
import { labelOf } from '../parts/noun.ts'
import type { TableValue } from '../table-context.tsx'
import { nameAt } from './scene.ts'
import { isAtSpot } from './target.ts'

/** What a screen reader says of a spot: its name, its charter, what it does, who is there, why it is closed. */
export function spotLabels(say: Say, table: TableValue): (spot: number) => string {
  const { view, cast, words, catalogue, choices, closed, warnings } = table
  return (spot) => {
    const charter = charterOfSpot(spot)
    const place = charter < 0 ? words.rules.commons.name : (cast.charters[charter] ?? '')
    const number = view.legacy.buildings[spot] ?? 0
    const name = nameAt(table, spot)
    const isOpen = choices.some(({ target }) => isAtSpot(target, spot))
    const reason = isOpen ? undefined : closed.find(({ target }) => isAtSpot(target, spot))?.reason
    const warning = warnings.find(({ target }) => isAtSpot(target, spot))?.reason
    return [
      name === '' ? say('preview.plot') : name,
      place,
      number === 0 ? '' : textOf(words, catalogue, number),
      ...presenceWords(say, table, spot),
      reason === undefined ? '' : say('village.closed', { reason: sentenceOfReason(words, reason) }),
      warning === undefined ? '' : sentenceOfWarning(words, warning),
    ]
      .filter((part) => part !== '')
      .map((part) => part.replace(/\.$/, ''))
      .join('. ')
  }
}

const texts = new WeakMap<Words, Map<number, string>>()

/** What a building does is the same after every answer. */
function textOf(words: Words, catalogue: Catalogue, number: number): string {
  const known = texts.get(words) ?? new Map<number, string>()
  texts.set(words, known)
  const text = known.get(number) ?? describe(words, catalogue, number)?.text ?? ''
  known.set(number, text)
  return text
}

/** Who and what is on a spot, as phrases. */
export function presenceWords(say: Say, { board, cast, words }: TableValue, spot: number): readonly string[] {
  const here = board.spots[spot]
  if (here === undefined) return []
  const { workers, minion, peril, income } = here
  return [
    ...workers.map(({ seat, kind }) => say('preview.worker', { name: cast.seats[seat] ?? '', kind })),
    ...(minion === null ? [] : [labelOf(words, minion)]),
    ...(peril === null ? [] : [say('preview.peril-here', { what: words.perils[peril] })]),
    ...(income.length === 0
      ? []
      : [`${words.rules.income.name}: ${income.map((seat) => cast.seats[seat] ?? '').join(', ')}`]),
  ]
}
