import { RESOURCES } from '@charterstone/engine'
import { miniCatalogue, type SeatSetup, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import {
  type BuildingNeeds,
  buildingCosts,
  buildingNeedsOf,
  needsCoins,
  needsResource,
} from './building-needs.ts'

const costs = buildingCosts(miniCatalogue)

function needsOf(player: SeatSetup): BuildingNeeds {
  return buildingNeedsOf(costs, scenario({ players: [player] }).seat(0))
}

function row(counts: Partial<Record<(typeof RESOURCES)[number], number>>): number[] {
  return RESOURCES.map((resource) => counts[resource] ?? 0)
}

test('a seat without cards needs a card and one coin', () => {
  expect(needsOf({})).toEqual({ resources: row({}), coins: 1, influence: 0, card: true })
})

test('a building card needs its resources and the influence of the Zeppelin', () => {
  expect(needsOf({ cards: ['kiln'] })).toEqual({
    resources: row({ coal: 2, clay: 1, grain: 1 }),
    coins: 1,
    influence: 3,
    card: false,
  })
})

test('of two building cards the one with fewer missing resources counts', () => {
  const cards = ['sawmill', 'kiln']
  expect(needsOf({ cards, goods: { wood: 2 } }).resources).toEqual(row({ wood: 2, clay: 1, grain: 1 }))
  expect(needsOf({ cards, goods: { coal: 2 } }).resources).toEqual(row({ coal: 2, clay: 1, grain: 1 }))
})

test('a constructed card needs the coins and the influence of the Charterstone', () => {
  expect(needsOf({ cards: ['kiln-built'] })).toEqual({
    resources: row({}),
    coins: 4,
    influence: 2,
    card: false,
  })
  expect(needsOf({ cards: ['kiln-built', 'kiln'] }).influence).toBe(5)
})

test('a resource or a coin is needed while the seat has too few', () => {
  const { seat } = scenario({
    players: [{ cards: ['kiln', 'kiln-built'], goods: { coal: 1, clay: 1, coin: 3 } }],
  })
  const needs = buildingNeedsOf(costs, seat(0))
  expect(RESOURCES.filter((_, resource) => needsResource(needs, seat(0), resource))).toEqual([
    'coal',
    'grain',
  ])
  expect(needsCoins(needs, seat(0))).toBe(true)
  expect(needsCoins({ ...needs, coins: 3 }, seat(0))).toBe(false)
})
