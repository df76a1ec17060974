import { RESOURCES, type Seat } from '@charterstone/engine'
import { type SeatSetup, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { miniFacts } from '../../test-support/features-of.ts'
import { cardDesire, resourceDesire, resourceSpare } from './desire.ts'

type Resource = (typeof RESOURCES)[number]

const { number } = scenario()

function seatWith(player: SeatSetup): Seat {
  return scenario({ players: [player] }).seat(0)
}

/** How much a seat wants one more of a resource. */
function desire(player: SeatSetup, resource: Resource): number {
  return resourceDesire(miniFacts, seatWith(player), RESOURCES.indexOf(resource))
}

/** How easily a seat can spare one of a resource. */
function spare(player: SeatSetup, resource: Resource): number {
  return resourceSpare(miniFacts, seatWith(player), RESOURCES.indexOf(resource))
}

test('the desire for a resource is greatest for a kind that the seat has not, and falls with every one it has', () => {
  const desires = [0, 1, 2, 3].map((wood) => desire({ goods: { wood } }, 'wood'))
  expect(desires).toEqual([...desires].sort((a, b) => b - a))
  expect(new Set(desires).size).toBe(4)
})

test('the desire for a resource is greater when a building card needs it', () => {
  // The kiln costs two coal, one clay and one grain.
  expect(desire({ cards: ['kiln'] }, 'coal')).toBeGreaterThan(desire({ cards: ['kiln'] }, 'wood'))
  expect(desire({ cards: ['kiln'] }, 'wood')).toBe(desire({}, 'wood'))
})

test('the desire for a resource grows as a building card lacks less', () => {
  const missing = (goods: Record<string, number>): number => desire({ cards: ['kiln'], goods }, 'grain')
  expect(missing({ coal: 1, clay: 1 })).toBeGreaterThan(missing({}))
  expect(missing({ coal: 2, clay: 1 })).toBeGreaterThan(missing({ coal: 1, clay: 1 }))
})

test('the desire for a resource ends when the building card has enough of it', () => {
  expect(desire({ cards: ['kiln'], goods: { grain: 1 } }, 'grain')).toBe(
    desire({ goods: { grain: 1 } }, 'grain'),
  )
})

test('the desire for a resource counts the resources of an item, too', () => {
  expect(desire({ cards: ['lamp'] }, 'metal')).toBeGreaterThan(desire({}, 'metal'))
})

test('what can be spared is what the seat has most of', () => {
  const goods = { wood: 3, clay: 1 }
  expect(spare({ goods }, 'wood')).toBeGreaterThan(spare({ goods }, 'clay'))
})

test('what a building card needs cannot be spared', () => {
  const goods = { coal: 2, wood: 2 }
  expect(spare({ goods, cards: ['kiln'] }, 'coal')).toBeLessThan(spare({ goods, cards: ['kiln'] }, 'wood'))
  expect(spare({ goods, cards: ['kiln'] }, 'coal')).toBeLessThan(0)
})

test('what a building card has in surplus can be spared', () => {
  expect(spare({ goods: { grain: 3 }, cards: ['kiln'] }, 'grain')).toBe(
    spare({ goods: { grain: 3 } }, 'grain'),
  )
})

test('the desire for a card is greatest for a type that the seat has not', () => {
  const want = (cards: string[]): number => cardDesire(miniFacts, seatWith({ cards }), number('sherpa'))
  expect(want([])).toBeGreaterThan(want(['broker']))
  expect(want(['broker'])).toBeGreaterThan(want(['broker', 'engineer']))
  expect(want(['broker', 'engineer'])).toBe(want(['broker', 'engineer', 'maestro']))
})

test('the desire for a building card is greater when its resources are there', () => {
  const want = (goods: Record<string, number>): number =>
    cardDesire(miniFacts, seatWith({ goods }), number('kiln'))
  expect(want({ coal: 2, clay: 1, grain: 1 })).toBeGreaterThan(want({ coal: 2 }))
  expect(want({ coal: 2 })).toBeGreaterThan(want({}))
})

test('there is no desire for something that is no advancement card', () => {
  expect(cardDesire(miniFacts, seatWith({}), number('gardener'))).toBe(0)
})
