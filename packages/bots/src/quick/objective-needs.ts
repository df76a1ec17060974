import type { CardType, Catalogue, Countable, Seat } from '@charterstone/engine'
import type { QuickView } from './quick-bot.ts'

/** What objectives ask a seat to collect. */
export type ObjectiveNeeds = {
  readonly types: readonly CardType[]
  readonly income: boolean
  readonly minions: boolean
  readonly scores: boolean
}

const TYPE_COUNTED: Partial<Record<Countable, CardType>> = {
  assistants: 'assistant',
  items: 'item',
  guests: 'guest',
  friends: 'friend',
  treasures: 'treasure',
}

const NOTHING: ObjectiveNeeds = { types: [], income: false, minions: false, scores: false }

/** Of the public objectives and the seat's own, those that ask for at least some number of things. */
export function objectiveNeedsIn({
  objectives,
}: Catalogue): (table: QuickView['table'], seat: Seat) => ObjectiveNeeds {
  const counts = new Map(
    objectives.flatMap(({ number, condition }) =>
      condition.atLeast === undefined ? [] : [[number, condition.count] as const],
    ),
  )
  return (table, seat) => {
    const wanted = [...table.objectives, ...seat.objectives].flatMap((card) => counts.get(card) ?? [])
    if (wanted.length === 0) return NOTHING
    return {
      types: wanted.flatMap((count) => TYPE_COUNTED[count] ?? []),
      income: wanted.includes('income-buildings'),
      minions: wanted.includes('minions-on-board'),
      scores: wanted.includes('objectives-scored'),
    }
  }
}
