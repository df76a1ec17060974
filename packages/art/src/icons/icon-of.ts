import type { CardSource, CardType, Countable, Effect, Good, SpecialName } from '@charterstone/engine'
import type { IconName } from './icon-shapes.ts'

/** Goods and card types bear the names of their icons. */
export function iconOfGood(good: Good): IconName {
  return good
}

export function iconOfCard(type: CardType | 'any', from: CardSource = 'mat'): IconName {
  if (type !== 'any') return type
  return from === 'deck' || from === 'top' ? 'deck' : from === 'discard' ? 'discard' : 'card'
}

const COUNTED: Readonly<Record<Countable, IconName>> = {
  coins: 'coin',
  resources: 'any',
  'resource-kinds': 'any',
  'coins-and-resources': 'capacity',
  influence: 'influence',
  'quota-tokens': 'quota',
  'reputation-tokens': 'reputation',
  'objectives-scored': 'objective',
  'income-buildings': 'income',
  'own-buildings': 'building',
  'building-values': 'building',
  personas: 'persona',
  'advancement-cards': 'card',
  'card-types': 'card',
  assistants: 'assistant',
  plans: 'plan',
  items: 'item',
  guests: 'guest',
  friends: 'friend',
  treasures: 'treasure',
  minions: 'minion',
  'minion-kinds': 'minion',
  'minions-on-board': 'minion',
  perils: 'peril',
  'peril-kinds': 'peril',
}

export function iconOfCountable(count: Countable): IconName {
  return COUNTED[count]
}

const SPECIALS: Readonly<Record<SpecialName, IconName>> = {
  mirror: 'mirror',
  echo: 'echo',
  settle: 'settle',
  silence: 'silence',
}

/** The one icon that stands for an effect in a list. */
export function iconOfEffect(effect: Effect): IconName {
  switch (effect.kind) {
    case 'gain':
      return iconOfGood(effect.good)
    case 'gain-any':
      return 'any'
    case 'vp':
      return 'vp'
    case 'card':
      return iconOfCard(effect.type, effect.from)
    case 'minion':
      return effect.type === 'any' ? 'minion' : effect.type
    case 'regain':
      return 'regain'
    case 'reputation':
      return 'reputation'
    case 'objective':
      return 'objective-new'
    case 'construct':
      return 'construct'
    case 'unlock':
      return 'unlock'
    case 'score':
      return 'objective'
    case 'sell':
      return 'quota'
    case 'income':
      return 'income'
    case 'own-income':
      return 'income-own'
    case 'retrieve':
      return effect.workers === 'all' ? 'retrieve-all' : 'retrieve'
    case 'others':
      return 'people'
    case 'refresh-mat':
      return 'refresh'
    case 'activate-persona':
      return 'persona'
    case 'advance':
      return 'progress'
    case 'move-progress':
      return 'progress-move'
    case 'tribute':
      return 'tribute'
    case 'special':
      return SPECIALS[effect.name]
    case 'if':
    case 'may':
      return iconOfList(effect.effects)
    case 'trade':
      return iconOfList(effect.get)
    case 'choose':
      return iconOfList(effect.lists.flat())
  }
}

function iconOfList(effects: readonly Effect[]): IconName {
  const first = effects[0]
  return first === undefined ? 'info' : iconOfEffect(first)
}
