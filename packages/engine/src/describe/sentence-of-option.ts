import { CONSTRUCTED, defOf } from '../catalogue/card-of.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CardVerb, Option, OptionOf } from '../option/option.ts'
import { at } from '../state/list.ts'
import { isTile, numberInCharter } from '../state/spot.ts'
import type { Cast } from './cast.ts'
import { describeVictoryCard } from './describe-card.ts'
import { quantitiesOfResources } from './describe-cost.ts'
import { describeEffects } from './describe-effect.ts'
import { capital, format } from './format.ts'
import type { MessageKey } from './message.ts'
import { quantity } from './noun.ts'
import { quotaNoun } from './quota-noun.ts'
import { GLORY_ROWS } from './table-message.ts'
import type { Words } from './words.ts'

/** What an answer means, without a full stop, for a button or a line of a list. */
export function sentenceOfOption(cast: Cast, option: Option): string {
  return capital(textOfOption(cast, option)).replace(/\.$/, '')
}

function textOfOption(cast: Cast, option: Option): string {
  const { words } = cast
  switch (option.kind) {
    case 'place':
      return format(words, option.by === 'scroll' ? 'option.scroll' : 'option.place', {
        number: option.building,
      })
    case 'retrieve':
      return format(words, 'option.retrieve', { number: option.building })
    case 'take-peril':
      return format(words, 'option.peril-from', { number: option.building })
    case 'plot':
      return format(words, isTile(option.spot) ? 'option.island' : 'option.plot', {
        count: numberInCharter(option.spot),
      })
    case 'charter':
      return cast.charters[option.charter] ?? option.name
    case 'send-minion':
      return format(words, 'option.place-minion', { what: quantity(option.minion, 1) })
    case 'worker':
      return format(words, `option.worker-${option.worker}`)
    case 'progress': {
      const spaces = quantity('space', Math.abs(option.spaces))
      return format(words, option.spaces > 0 ? 'option.progress-on' : 'option.progress-back', { spaces })
    }
    case 'quota':
      return format(words, 'option.quota', { what: quotaNoun(option), bonus: option.bonus })
    case 'good':
      return textOfGood(words, option)
    case 'card':
      return textOfCard(cast, option)
    case 'only-pay':
      return format(words, 'option.only-pay')
    case 'crate-resources':
      return format(words, 'option.crate-resources', { list: quantitiesOfResources(option.resources) })
    case 'start':
      return format(words, 'option.gain', { what: quantity(option.what, option.count) })
    case 'choose':
      return describeEffects(words, option.effects)
    case 'glory-row':
      return textOfRow(words, option)
    case 'capacity':
      return format(words, 'option.capacity', { of: format(words, `capacity.${option.what}`) })
    case 'path':
      return format(words, 'option.path', { letter: option.letter })
    case 'companion':
      return format(words, `option.${option.treated}`)
    case 'automa-level':
      return format(words, 'option.level', { count: option.level })
    case 'write-name':
      return option.name
    case 'retrieve-all':
    case 'pass':
    case 'end':
    case 'skip':
    case 'take':
    case 'trade':
    case 'look':
    case 'bump':
    case 'share':
    case 'pay':
      return format(words, `option.${option.kind}`)
    case 'top-card':
      return format(words, 'option.card-top')
    case 'extra-glory':
      return format(words, 'option.row-beyond')
  }
}

function textOfGood(words: Words, { verb, good, count }: OptionOf<'good'>): string {
  return format(words, verb === 'pay' ? 'option.pay-good' : `option.${verb}`, { what: quantity(good, count) })
}

const CARD_MESSAGES = {
  take: 'option.card',
  draw: 'option.card',
  give: 'option.pay-card',
  build: 'option.build',
  score: 'option.score',
  use: 'option.use',
  'use-power': 'option.power',
  name: 'option.name',
  'pick-persona': 'option.persona',
  'pick-victory-card': 'option.card',
  pay: 'option.pay-card',
  keep: 'option.keep-card',
} as const satisfies Record<Exclude<CardVerb, 'open'>, MessageKey>

/** Victory cards have no name; what they count says which one it is. */
function textOfCard({ words, catalogue }: Cast, { verb, card }: OptionOf<'card'>): string {
  const victory = defOf(catalogue, 'victory-card', card)
  if (victory !== undefined) return describeVictoryCard(words, victory)
  if (verb === 'open') return format(words, 'option.open', { crate: crateOf(catalogue, card) })
  return format(words, CARD_MESSAGES[verb], { number: card })
}

/** The crate of the building whose constructed card this is. */
function crateOf(catalogue: Catalogue, card: number): number {
  return defOf(catalogue, 'building', card % CONSTRUCTED)?.crate ?? 0
}

function textOfRow(words: Words, { row }: OptionOf<'glory-row'>): string {
  const count = at(GLORY_ROWS, row)
  return format(words, 'option.row', { count, bonus: format(words, `glory.${count}`) })
}
