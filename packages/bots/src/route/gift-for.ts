import {
  CARD_TYPES,
  type Countable,
  GOODS,
  type Good,
  isResource,
  MINIONS,
  type NounKey,
  PERILS,
} from '@charterstone/engine'
import type { Gift, Gifts } from './gifts.ts'

const CARDS = [...CARD_TYPES, 'any' as const].map((type): Gift => `card.${type}`)
const RESOURCE: readonly Gift[] = ['any-resource']
const MINION: readonly Gift[] = [...MINIONS, 'any-minion']

/** What brings more of something that objectives count. */
const GIFTS_FOR: Readonly<Record<Countable, readonly Gift[]>> = {
  coins: ['coin'],
  resources: RESOURCE,
  'resource-kinds': RESOURCE,
  'coins-and-resources': [...RESOURCE, 'coin'],
  influence: ['influence'],
  'quota-tokens': ['sale'],
  // Buildings, crates and objectives move the token on, to the next reputation of the track.
  'reputation-tokens': ['reputation', 'sale', 'building', 'crate', 'objective'],
  'objectives-scored': ['objective'],
  'income-buildings': ['income'],
  'own-buildings': ['building'],
  'building-values': ['building'],
  personas: [],
  'advancement-cards': CARDS,
  'card-types': CARDS,
  assistants: ['card.assistant'],
  plans: ['card.building', 'card.constructed'],
  items: ['card.item'],
  guests: ['card.guest'],
  friends: ['card.friend'],
  treasures: ['card.treasure'],
  minions: MINION,
  'minion-kinds': MINION,
  'minions-on-board': MINION,
  perils: [...PERILS],
  'peril-kinds': [...PERILS],
}

/** The gifts that serve for something missing. */
export function giftsFor(noun: NounKey): readonly Gift[] {
  if (noun.startsWith('count.')) return GIFTS_FOR[noun.slice('count.'.length) as Countable]
  switch (noun) {
    case 'card.any':
      return CARDS
    case 'minion':
      return MINION
    case 'peril':
      return PERILS
    case 'plan':
      return GIFTS_FOR.plans
    default:
      return [noun]
  }
}

/** Whether a gift serves as another: one of choice for each, and each where any will do. */
export function serves(gift: Gift, wanted: Gift): boolean {
  if (gift === wanted) return true
  if (gift === 'any-resource') return isResourceGift(wanted)
  if (wanted === 'any-resource') return isResourceGift(gift)
  if (gift === 'any-minion') return (MINIONS as readonly Gift[]).includes(wanted)
  return gift === 'card.any' && wanted.startsWith('card.')
}

function isResourceGift(gift: Gift): boolean {
  return (GOODS as readonly Gift[]).includes(gift) && isResource(gift as Good)
}

/** How many of something the gifts of one visit bring. */
export function countServing(gifts: Gifts, noun: NounKey): number {
  const wanted = giftsFor(noun)
  let count = 0
  for (const [gift, size] of gifts) if (wanted.some((each) => serves(gift, each))) count += size
  return count
}
