import { CONSTRUCTED, RESOURCES } from '@charterstone/engine'
import { miniCatalogue, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { miniFacts } from '../../test-support/features-of.ts'
import { cardFactsOf } from './card-facts.ts'
import { worthOf, worthOfCost } from './worth.ts'

const { number } = scenario()

function row(counts: Partial<Record<(typeof RESOURCES)[number], number>>): number[] {
  return RESOURCES.map((resource) => counts[resource] ?? 0)
}

test('every advancement card has its type; commons and personas have none', () => {
  const typeOf = (slug: string) => miniFacts.cardType[number(slug)]
  expect(typeOf('sherpa')).toBe('assistant')
  expect(typeOf('kite')).toBe('item')
  expect(typeOf('player')).toBe('guest')
  expect(typeOf('ida')).toBe('friend')
  expect(typeOf('tome')).toBe('treasure')
  expect(typeOf('kiln')).toBe('building')
  expect(miniFacts.cardType[number('kiln') + CONSTRUCTED]).toBe('constructed')
  expect(typeOf('market')).toBeUndefined()
  expect(typeOf('gardener')).toBeUndefined()
})

test('the needs of building cards and items are rows of resources', () => {
  expect(miniFacts.needs[number('kiln')]).toEqual(row({ coal: 2, clay: 1, grain: 1 }))
  expect(miniFacts.itemNeeds[number('lamp')]).toEqual(row({ coal: 2, metal: 1 }))
  expect(miniFacts.needs[number('lamp')]).toBeUndefined()
  expect(miniFacts.itemNeeds[number('kiln')]).toBeUndefined()
})

test('the use of a building has its cost, and its gain is the benefit less the cost', () => {
  const observatory = miniFacts.use[number('observatory')]
  expect(observatory).toMatchObject({ resources: row({ coal: 1 }), coin: 1, any: 0, influence: 0, cards: [] })
  const def = miniCatalogue.buildings.find(({ slug }) => slug === 'observatory')
  expect(observatory?.gain).toBeCloseTo(worthOf(def?.benefit ?? []) - worthOfCost(def?.cost ?? {}))
  expect(miniFacts.use[number('hostel')]?.cards).toEqual([['guest', 1]])
  expect(miniFacts.use[number('market')]).toBeUndefined()
})

test('the main actions of the commons, of minions and of every building have a worth', () => {
  const { actionWorth } = miniFacts
  const keys = ['place:zeppelin', 'place:charterstone', 'place:grandstand', 'place:treasury', 'place:market']
  for (const key of [...keys, 'place:cloud-port', 'retrieve', 'pass', 'minion:cat'])
    expect(actionWorth.get(key)).toBeTypeOf('number')
  for (const { slug } of miniCatalogue.buildings) expect(actionWorth.has(`place:${slug}`)).toBe(true)
  expect(actionWorth.has('use:tome')).toBe(false)
})

test('a building whose benefit depends on the position is promising even if it costs something', () => {
  const { actionWorth } = miniFacts
  expect(worthOf([{ kind: 'sell', vp: 4 }]) - worthOfCost({ coin: 1 })).toBeLessThan(0)
  expect(actionWorth.get('place:pier')).toBeGreaterThan(actionWorth.get('place:treasury') ?? 0)
})

test('a scroll repeats the benefit without the cost', () => {
  const { actionWorth } = miniFacts
  expect(actionWorth.get('scroll:kiln')).toBe(3)
  expect(actionWorth.get('place:kiln')).toBe(2)
})

test('income is the worth of one payment, of a building and of a guest', () => {
  expect(miniFacts.income[number('almanac')]).toBe(2)
  expect(miniFacts.income[number('player')]).toBeCloseTo(
    2 + worthOf([{ kind: 'gain', good: 'coin', count: 1 }]),
  )
  expect(miniFacts.income[number('kiln')]).toBe(0)
})

test('personas with an ability at the end of the game have its effects', () => {
  expect(miniFacts.endEffects[number('curator')]).toHaveLength(1)
  expect(miniFacts.endEffects[number('banker')]).toBeUndefined()
})

test('objectives, guideposts and values are found by number', () => {
  expect(miniFacts.objectives[number('six-coins')]).toEqual({ count: 'coins', atLeast: 6 })
  expect(miniFacts.guideposts.get(408)?.goal).toBe('candle')
  expect(miniFacts.value[number('fairground')]).toBe(17)
  expect(cardFactsOf(miniCatalogue)).toEqual(miniFacts)
})
