import { type Catalogue, CONSTRUCTED, defOf, type Event, printedBoard, type View } from '@charterstone/engine'

/** What a seat would like to reach in this game. */
export type Goal =
  /** To construct a building; its card is in hand or on the mat. */
  | { readonly kind: 'building'; readonly card: number }
  /** To open the crate of a constructed card; the card is in hand or on the mat. */
  | { readonly kind: 'crate'; readonly card: number }
  | { readonly kind: 'objective'; readonly card: number }
  /** To sell on a space of the quota table, by its index on the board. */
  | { readonly kind: 'quota'; readonly space: number }

/** The goal that a card stands for; null for cards that lead to none. */
export function goalOfCard(catalogue: Catalogue, card: number): Goal | null {
  if (card >= CONSTRUCTED) return { kind: 'crate', card }
  if (defOf(catalogue, 'objective', card) !== undefined) return { kind: 'objective', card }
  const building = defOf(catalogue, 'building', card)
  return building === undefined || building.build.length === 0 ? null : { kind: 'building', card }
}

/** Whether an event is the one that the seat was waiting for. */
export function isReachedBy(goal: Goal, seat: number, event: Event): boolean {
  switch (event.kind) {
    case 'constructed':
      return goal.kind === 'building' && event.seat === seat && event.building === goal.card
    case 'crate-opened':
      return goal.kind === 'crate' && event.seat === seat && event.card === goal.card
    case 'scored-objective':
      return goal.kind === 'objective' && event.seat === seat && event.card === goal.card
    case 'sold':
      return goal.kind === 'quota' && event.seat === seat && event.space === goal.space
    default:
      return false
  }
}

/** Whether the seat can still reach the goal: its card is in reach, its objective not scored, its space not taken. */
export function isInReach(goal: Goal, { table }: Pick<View, 'table'>, seat: number): boolean {
  const own = table.seats[seat]
  if (own === undefined) return false
  switch (goal.kind) {
    case 'building':
    case 'crate':
      return own.cards.includes(goal.card) || table.mat.includes(goal.card)
    case 'objective': {
      const index = table.objectives.indexOf(goal.card)
      if (index < 0) return own.objectives.includes(goal.card)
      return ((table.scorers[index] ?? 0) & (1 << seat)) === 0
    }
    case 'quota':
      return table.quota[goal.space] === 0
  }
}

/** What a space of the quota table asks for. */
export function quotaSpaceOf(catalogue: Catalogue, { space }: Extract<Goal, { readonly kind: 'quota' }>) {
  return printedBoard(catalogue).quota[space]
}
