import { CARD_TYPES, type CardType, type Catalogue, type Countable, type Seat } from '@charterstone/engine'
import type { Sight } from './player.ts'

/** What objectives ask a seat to collect, beyond what it needs for building. */
export type Collection = {
  readonly types: readonly CardType[]
  readonly income: boolean
  readonly minions: boolean
  readonly scores: boolean
}

/** Types of cards by the countable that counts them. */
const COUNTED: Partial<Record<Countable, CardType>> = {
  assistants: 'assistant',
  items: 'item',
  guests: 'guest',
  friends: 'friend',
  treasures: 'treasure',
}

const NOTHING: Collection = { types: [], income: false, minions: false, scores: false }

/** Public objectives and one's own, each with a lower bound. */
export function makeCollector({ objectives }: Catalogue): (table: Sight['table'], seat: Seat) => Collection {
  const counts = new Map(
    objectives.flatMap(({ number, condition }) =>
      condition.atLeast === undefined ? [] : [[number, condition.count] as const],
    ),
  )
  return (table, seat) => {
    const wanted = [...table.objectives, ...seat.objectives].flatMap((card) => counts.get(card) ?? [])
    if (wanted.length === 0) return NOTHING
    return {
      types: wanted.flatMap((count) => COUNTED[count] ?? []),
      income: wanted.includes('income-buildings'),
      minions: wanted.includes('minions-on-board'),
      scores: wanted.includes('objectives-scored'),
    }
  }
}

/** The type of each card that is held in hand, by its slug. */
export function typesBySlug({
  assistants,
  items,
  guests,
  friends,
  treasures,
}: Catalogue): ReadonlyMap<string, CardType> {
  const decks = { assistant: assistants, item: items, guest: guests, friend: friends, treasure: treasures }
  return new Map(
    CARD_TYPES.flatMap((type) =>
      type === 'building' || type === 'constructed'
        ? []
        : decks[type].map(({ slug }) => [slug, type] as const),
    ),
  )
}
