import { type Amount, amountFor } from '../catalogue/amount.ts'
import type { Condition, Countable } from '../catalogue/countable.ts'
import { COIN, FIRST_MINION, FIRST_PERIL, GOODS } from '../catalogue/good.ts'
import type { Play } from '../loop/play.ts'
import { at } from '../state/list.ts'
import { charterOfSpot, FIRST_PLOT, FIRST_TILE, SPOTS } from '../state/spot.ts'
import type { State } from '../state/state.ts'
import type { Seat } from '../state/table.ts'
import type { View } from '../view/view.ts'
import { countCards, countPlans } from './advancement.ts'
import { kindsOf, minionsOf, perilsOf, resourcesOf } from './goods.ts'

/** What can be counted in: a game, or a seat's view of it. Nothing that is counted is hidden from a seat. */
export type Counted = {
  readonly box: Play['box']
  readonly state: Pick<State | View, 'legacy' | 'table'>
}

/** How much of something a seat has at this moment. */
const counters: { readonly [What in Countable]: (play: Counted, holder: Seat, seat: number) => number } = {
  coins: (_play, holder) => at(holder.goods, COIN),
  resources: (_play, holder) => resourcesOf(holder),
  'resource-kinds': (_play, holder) => kindsOf(holder, 0, COIN),
  'coins-and-resources': (_play, holder) => resourcesOf(holder) + at(holder.goods, COIN),
  influence: (_play, holder) => holder.influence,
  'quota-tokens': (play, _holder, seat) => occurrences(play.state.table.quota, seat + 1),
  'reputation-tokens': (play, _holder, seat) => occurrences(play.state.table.reputation, seat),
  'objectives-scored': (_play, holder) => holder.objectivesScored,
  'income-buildings': (play, _holder, seat) => countIncome(play, seat),
  'own-buildings': (play, holder) => countBuildings(play, holder.charter),
  'building-values': (play, holder) => plotValue(play, holder.charter),
  personas: (play, holder) => at(play.state.legacy.charters, holder.charter).chest.length,
  'advancement-cards': (_play, holder) => holder.cards.length,
  'card-types': (play, holder) => new Set(holder.cards.map((card) => play.box.cardType[card])).size,
  assistants: (play, holder) => countCards(play, holder, 'assistant'),
  plans: countPlans,
  items: (play, holder) => countCards(play, holder, 'item'),
  guests: (play, holder) => countCards(play, holder, 'guest'),
  friends: (play, holder) => countCards(play, holder, 'friend'),
  treasures: (play, holder) => countCards(play, holder, 'treasure'),
  minions: (_play, holder) => minionsOf(holder),
  'minion-kinds': (_play, holder) => kindsOf(holder, FIRST_MINION, FIRST_PERIL),
  'minions-on-board': (play, holder) => countPlacedMinions(play, holder.charter),
  perils: (_play, holder) => perilsOf(holder),
  'peril-kinds': (_play, holder) => kindsOf(holder, FIRST_PERIL, GOODS.length),
}

export function count(play: Counted, seat: number, what: Countable): number {
  return counters[what](play, at(play.state.table.seats, seat), seat)
}

/** An amount of an effect, counted now if it counts something. */
export function amountOf(play: Play, seat: number, amount: Amount): number {
  return typeof amount === 'number' ? amount : amountFor(amount, count(play, seat, amount.per))
}

export function meets(play: Play, seat: number, condition: Condition): boolean {
  const amount = count(play, seat, condition.count)
  return amount >= (condition.atLeast ?? 0) && amount <= (condition.atMost ?? Number.MAX_SAFE_INTEGER)
}

function occurrences(list: readonly number[], value: number): number {
  let found = 0
  for (let index = 0; index < list.length; index++) if (list[index] === value) found++
  return found
}

function countIncome(play: Counted, seat: number): number {
  let found = 0
  for (const seats of play.state.table.incomeAt) if ((seats & (1 << seat)) !== 0) found++
  return found
}

/** Buildings of a charter that are in play. */
function countBuildings(play: Counted, charter: number): number {
  let found = 0
  for (const spot of play.state.table.inPlay) if (charterOfSpot(spot) === charter) found++
  return found
}

/** A charter's minions stand only on its own buildings, so its spots are all there is to look at. */
function countPlacedMinions(play: Counted, charter: number): number {
  const { minionAt, stray } = play.state.table
  if (stray) return 0
  let found = 0
  for (let spot = FIRST_PLOT; spot < SPOTS; spot++)
    if (at(minionAt, spot) > 0 && charterOfSpot(spot) === charter) found++
  return found
}

/** The value of everything a charter has built: plots and all island tiles, placed or not (R1.4). */
export function buildingValue(play: Counted, charter: number): number {
  const { buildings } = play.state.legacy
  let value = 0
  for (let spot = FIRST_PLOT; spot < SPOTS; spot++)
    if (charterOfSpot(spot) === charter) value += play.box.building[at(buildings, spot)]?.value ?? 0
  return value
}

/** The printed value of the plots alone, without islands. */
export function plotValue(play: Counted, charter: number): number {
  const { buildings } = play.state.legacy
  let value = 0
  for (let spot = FIRST_PLOT; spot < FIRST_TILE; spot++)
    if (charterOfSpot(spot) === charter) value += play.box.building[at(buildings, spot)]?.value ?? 0
  return value
}
