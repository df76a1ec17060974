import {
  type Ability,
  cardTypeOf,
  type Decision,
  defOf,
  type Effect,
  type Engine,
  type Good,
  goodIndex,
  type Option,
  type OptionOf,
  PERILS,
} from '@charterstone/engine'
import type { World } from '../world.ts'
import { giftsOf } from './gifts.ts'
import type { Goal } from './goal.ts'
import { isWanted, isWantedExactly, type Search, type Wants } from './wants.ts'

/** Where any resource will do, this many places are tried. */
const ANY_PLACES = 3

/** The spots that bring something wanted. */
export function helpfulSpots(search: Search, world: World, wants: Wants): ReadonlySet<number> {
  const { inPlay, perilAt } = world.table
  const offerAt = (spot: number) => search.offerOf(world.legacy.buildings[spot] ?? 0)
  const worthOf = (spot: number): number => {
    const { gifts, prices } = offerAt(spot)
    return sum([...gifts.values()]) - sum(prices.map(({ count }) => count))
  }
  const exact = inPlay.filter((spot) => {
    const peril = PERILS[(perilAt[spot] ?? 0) - 1]
    return isWantedExactly(wants, offerAt(spot).gifts) || (peril !== undefined && wants?.has(peril) === true)
  })
  const loose = inPlay
    .filter((spot) => !exact.includes(spot) && isWanted(wants, offerAt(spot).gifts))
    .toSorted((a, b) => worthOf(b) - worthOf(a))
  return new Set([...exact, ...loose.slice(0, ANY_PLACES)])
}

function sum(counts: readonly number[]): number {
  return counts.reduce((a, b) => a + b, 0)
}

/** The answers worth trying, of those that are offered. */
export function helpfulKeys(
  search: Search,
  world: World,
  wants: Wants,
  spots: ReadonlySet<number>,
): readonly string[] {
  const { pending } = world
  if (pending === null) return []
  const options = search.engine.options(world)
  const exact = options.find((option) => isGoalItself(search.goal, option))
  const tried = exact === undefined ? optionsFor(search, world, pending, options, wants, spots) : [exact]
  return tried.map((option) => pending.options[options.indexOf(option)] ?? '')
}

function optionsFor(
  search: Search,
  world: World,
  { kind }: Decision,
  options: readonly Option[],
  wants: Wants,
  spots: ReadonlySet<number>,
): readonly Option[] {
  switch (kind) {
    case 'act':
    case 'turn-end':
    case 'minion-spot':
      return options.filter((option) => isHelpfulAction(search, world, option, wants, spots))
    case 'take-any':
      return firstOf(
        options.filter((option) => option.kind === 'good' && wants?.has(option.good) === true),
        options.filter((option) => option.kind === 'good' && stockOf(search, world, option.good) === 0),
        options.slice(0, 1),
      )
    case 'pay':
      return firstOf(
        options
          .filter((option) => option.kind === 'good' && hasToSpare(search, world, option.good))
          .slice(0, 2),
        options,
      )
    case 'plot':
    case 'name':
      return options.slice(0, 1)
    default:
      return options.filter((option) => option.kind !== 'card' || isKnown(search, option))
  }
}

function firstOf(...lists: readonly (readonly Option[])[]): readonly Option[] {
  return lists.find((list) => list.length > 0) ?? []
}

function stockOf({ seat }: Search, { table }: World, good: Good): number {
  return table.seats[seat]?.goods[goodIndex[good]] ?? 0
}

/** Whether the goal is no further away without one of this good. */
function hasToSpare({ engine, goal, seat }: Search, world: World, good: Good): boolean {
  if (goal.kind !== 'building') return goal.kind === 'crate' && good !== 'coin'
  const needed =
    defOf(engine.catalogue, 'building', goal.card)?.build.filter((each) => each === good).length ?? 0
  return (world.table.seats[seat]?.goods[goodIndex[good]] ?? 0) > needed
}

function isGoalItself(goal: Goal, option: Option): boolean {
  if (option.kind === 'quota') return goal.kind === 'quota' && option.space === goal.space
  if (option.kind !== 'card' || goal.kind === 'quota' || option.card !== goal.card) return false
  return ['take', 'build', 'open', 'score'].includes(option.verb)
}

/** Cards of the mat are replaced by others that nobody knows yet. */
function isKnown({ known }: Search, { card }: OptionOf<'card'>): boolean {
  return known.has(card)
}

function isHelpfulAction(
  search: Search,
  world: World,
  option: Option,
  wants: Wants,
  spots: ReadonlySet<number>,
): boolean {
  const { engine, seat } = search
  switch (option.kind) {
    case 'place':
      return spots.has(option.spot)
    case 'retrieve-all':
      return world.table.seats[seat]?.workers.every((spot) => spot >= 0) === true
    case 'card':
      return (
        (option.verb === 'use' || option.verb === 'use-power') &&
        isKnown(search, option) &&
        isWanted(wants, giftsOf(effectsOf(engine, option.card)))
      )
    default:
      return true
  }
}

/** What using a card on one's turn does. */
function effectsOf({ catalogue }: Engine, card: number): readonly Effect[] {
  if (cardTypeOf(catalogue, card) === 'item') return defOf(catalogue, 'item', card)?.benefit ?? []
  if (cardTypeOf(catalogue, card) === 'treasure') return defOf(catalogue, 'treasure', card)?.effects ?? []
  const abilities: readonly Ability[] = defOf(catalogue, 'persona', card)?.abilities ?? []
  return abilities.flatMap((ability) => (ability.on === 'once' ? ability.effects : []))
}
