import {
  type CardType,
  COIN,
  type Countable,
  cardTypeOf,
  defOf,
  type Engine,
  FIRST_MINION,
  FIRST_PERIL,
  type Quantity,
  type QuotaRow,
  quantity,
  type Seat,
} from '@charterstone/engine'
import { missingFor } from '../advice/goals.ts'
import { commonsEffect } from '../advice/visit.ts'
import { type Goal, quotaSpaceOf } from './goal.ts'

/** What is counted in: a view, or a world that was imagined from it. */
export type Counted = Parameters<Engine['count']>[0]

/** What a seat does not have yet for a goal, as it is printed: goods, influence, cards. Empty when it can go there now. */
export function missingTo(engine: Engine, goal: Goal, of: Counted, seat: number): readonly Quantity[] {
  const own = of.table.seats[seat]
  if (own === undefined) return []
  const { catalogue } = engine
  switch (goal.kind) {
    case 'building': {
      const building = defOf(catalogue, 'building', goal.card)
      const influence = commonsEffect(catalogue, 'construct')?.influence ?? 0
      return [
        ...missingCard(engine, own, goal.card),
        ...(building === undefined ? [] : missingFor(building, own)),
        ...missingInfluence(own, influence),
      ]
    }
    case 'crate': {
      const { coin, influence } = commonsEffect(catalogue, 'unlock') ?? { coin: 0, influence: 0 }
      return [
        ...missingCard(engine, own, goal.card),
        ...shortOf('coin', coin, own.goods[COIN] ?? 0),
        ...missingInfluence(own, influence),
      ]
    }
    case 'objective':
      return [...missingCount(engine, goal.card, of, seat), ...missingInfluence(own, 1)]
    case 'quota': {
      const space = quotaSpaceOf(catalogue, goal)
      if (space === undefined) return []
      return [
        ...shortOf(ROW_NOUNS[space.row], space.count, stockOf(own, space.row)),
        ...missingInfluence(own, 1),
      ]
    }
  }
}

const ROW_NOUNS = {
  resource: 'any-resource',
  coin: 'coin',
  card: 'card.any',
  minion: 'minion',
  peril: 'peril',
} as const satisfies Record<QuotaRow, Quantity['noun']>

function stockOf({ goods, cards }: Seat, row: QuotaRow): number {
  const sum = (from: number, to?: number): number => goods.slice(from, to).reduce((a, b) => a + b, 0)
  switch (row) {
    case 'resource':
      return sum(0, COIN)
    case 'coin':
      return goods[COIN] ?? 0
    case 'card':
      return cards.length
    case 'minion':
      return sum(FIRST_MINION, FIRST_PERIL)
    case 'peril':
      return sum(FIRST_PERIL)
  }
}

function shortOf(noun: Quantity['noun'], needed: number, has: number): readonly Quantity[] {
  return has < needed ? [quantity(noun, needed - has)] : []
}

function missingInfluence({ influence }: Seat, needed: number): readonly Quantity[] {
  return shortOf('influence', needed, influence)
}

function missingCard({ catalogue }: Engine, { cards }: Seat, card: number): readonly Quantity[] {
  const type: CardType | 'any' = cardTypeOf(catalogue, card) ?? 'any'
  return cards.includes(card) ? [] : [quantity(`card.${type}`, 1)]
}

/** Too much counts as missing where an objective sets a limit. */
function missingCount(engine: Engine, card: number, of: Counted, seat: number): readonly Quantity[] {
  const condition = defOf(engine.catalogue, 'objective', card)?.condition
  if (condition === undefined) return []
  const noun: `count.${Countable}` = `count.${condition.count}`
  const has = engine.count(of, seat, condition.count)
  const over = condition.atMost === undefined ? 0 : has - condition.atMost
  return over > 0 ? [quantity(noun, over)] : shortOf(noun, condition.atLeast ?? 0, has)
}

/** Whether an objective asks to have little: then nothing that is gained helps. */
export function asksForLittle({ catalogue }: Engine, goal: Goal): boolean {
  const objective = goal.kind === 'objective' ? defOf(catalogue, 'objective', goal.card) : undefined
  return objective?.condition.atMost !== undefined
}

export function unitsOf(missing: readonly Quantity[]): number {
  return missing.reduce((sum, { count }) => sum + count, 0)
}
