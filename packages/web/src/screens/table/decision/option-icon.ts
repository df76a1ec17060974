import { iconOfEffect } from '@charterstone/art/icons/icon-of.ts'
import type { IconName } from '@charterstone/art/icons/icon-shapes.ts'
import {
  type CardVerb,
  type Catalogue,
  cardTypeOf,
  type DecisionKind,
  isTile,
  type Option,
  type PlainKind,
} from '@charterstone/engine'

/** The icon that stands for an option on a button. */
export function iconOfOption(catalogue: Catalogue, kind: DecisionKind, option: Option): IconName {
  switch (option.kind) {
    case 'place':
      return option.by === 'scroll' ? 'treasure' : 'worker-large'
    case 'retrieve':
      return 'retrieve-all'
    case 'take-peril':
      return 'peril'
    case 'plot':
      return isTile(option.spot) ? 'island' : 'plot'
    case 'charter':
      return 'plot'
    case 'send-minion':
      return option.minion
    case 'worker':
      return `worker-${option.worker}`
    case 'progress':
      return 'progress-move'
    case 'quota':
      return 'quota'
    case 'good':
      return option.good
    case 'card':
      return VERB_ICONS[option.verb] ?? cardTypeOf(catalogue, option.card) ?? 'card'
    case 'only-pay':
      return option.verb === 'build' ? 'construct' : 'crate-open'
    case 'crate-resources':
      return 'crate'
    case 'start':
      return option.what
    case 'choose': {
      const [first] = option.effects
      return first === undefined ? 'check' : iconOfEffect(first)
    }
    case 'glory-row':
      return 'glory'
    case 'capacity':
      return `capacity-${option.what}`
    case 'path':
      return 'guidepost'
    case 'companion':
      return option.treated === 'kind' ? 'capacity' : 'glory'
    case 'automa-level':
      return 'people'
    case 'write-name':
      return 'edit'
    case 'take':
      return kind === 'reputation' ? 'reputation' : 'check'
    case 'skip':
      // To give no name is to stay with the old one.
      return kind === 'name' ? 'check' : 'close'
    default:
      return PLAIN_ICONS[option.kind]
  }
}

const PLAIN_ICONS: Readonly<Record<Exclude<PlainKind, 'take' | 'skip'>, IconName>> = {
  pass: 'step',
  end: 'check',
  trade: 'refresh',
  look: 'eye',
  bump: 'bump',
  share: 'people',
  pay: 'coin',
  'retrieve-all': 'retrieve-all',
  'top-card': 'deck',
  'extra-glory': 'glory',
}

/** The verbs that say more than the type of the card. */
const VERB_ICONS: Partial<Readonly<Record<CardVerb, IconName>>> = {
  score: 'objective',
  'use-power': 'persona',
  'pick-persona': 'persona',
  name: 'edit',
}
