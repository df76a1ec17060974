import { MINIONS } from '../catalogue/charter.ts'
import type { Good } from '../catalogue/good.ts'
import { isTile, numberInCharter } from '../state/spot.ts'
import type { CardVerb, GoodVerb, Option, PlainKind } from './option.ts'

/** The answer that stands for an option. Saved games hold these keys, so none of them may ever change (ADR 5). */
export function keyOf(option: Option): string {
  switch (option.kind) {
    case 'place':
      return `${option.by === 'scroll' ? 'scroll' : 'place'}:${option.slug}`
    case 'retrieve':
      return `retrieve:${option.slug}`
    case 'take-peril':
      return `pay:${option.slug}`
    case 'plot':
      return `${isTile(option.spot) ? 'island' : 'plot'}:${numberInCharter(option.spot)}`
    case 'charter':
      return `charter:${option.name}`
    case 'send-minion':
      return `minion:${option.minion}`
    case 'worker':
      return `worker:${option.worker}`
    case 'progress':
      return `progress:${option.spaces > 0 ? '+' : ''}${option.spaces}`
    case 'quota':
      return `quota:${option.row}-${option.column}`
    case 'good':
      return `${wordOfGood(option.verb, option.good)}:${option.good}`
    case 'card':
      return `${CARD_WORDS[option.verb]}:${option.slug}`
    case 'only-pay':
      return `${option.verb}:nothing`
    case 'crate-resources':
      return `crate-resources:${option.choice}`
    case 'start':
      return option.what === 'coin' ? 'start:coins' : 'start:vp'
    case 'choose':
      return `choose:${option.index + 1}`
    case 'glory-row':
      return `row:${option.row + 1}`
    case 'capacity':
      return `capacity:${option.what}`
    case 'path':
      return `path:${option.letter}`
    case 'companion':
      return `companion:${option.treated}`
    case 'automa-level':
      return `level:${option.level}`
    case 'write-name':
      return `name:${option.name}`
    default:
      return PLAIN_KEYS[option.kind]
  }
}

/** A minion is gained by its own word. */
function wordOfGood(verb: GoodVerb, good: Good): string {
  return verb === 'gain' && MINION_GOODS.has(good) ? 'minion' : verb
}

const MINION_GOODS: ReadonlySet<Good> = new Set(MINIONS)

/** The word before the colon. */
const CARD_WORDS: Readonly<Record<CardVerb, string>> = {
  take: 'card',
  draw: 'deck',
  give: 'card',
  build: 'build',
  open: 'open',
  score: 'score',
  use: 'use',
  'use-power': 'power',
  name: 'name',
  'pick-persona': 'persona',
  'pick-victory-card': 'victory',
  pay: 'pay',
  keep: 'keep',
}

const PLAIN_KEYS: Readonly<Record<PlainKind, string>> = {
  pass: 'pass',
  end: 'end',
  skip: 'skip',
  take: 'take',
  trade: 'trade',
  look: 'look',
  bump: 'bump',
  share: 'share',
  pay: 'pay',
  'retrieve-all': 'retrieve',
  'top-card': 'card:top',
  'extra-glory': 'row:beyond',
}
