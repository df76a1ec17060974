import type { ScenarioSetup, SeatSetup } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { type FeatureValues, featuresOf, miniFacts } from '../../test-support/features-of.ts'

const KILN = 43
const FAIRGROUND = 32
const ECHO_SHAFT = 91

/** The six basic buildings give one resource each; they are always open. */
const BASIC = miniFacts.use[5]?.gain ?? 0

function withBuilding(slug: string, player: SeatSetup, rest: ScenarioSetup = {}): FeatureValues {
  return featuresOf({ village: { purple: ['patch', slug] }, players: [player], ...rest })
}

test('the best building is the one with the highest worth whose cost the seat can pay', () => {
  expect(withBuilding('kiln', { goods: { coal: 1 } }).useBest).toBe(miniFacts.use[KILN]?.gain)
  expect(withBuilding('kiln', {}).useBest).toBe(BASIC)
  expect(withBuilding('kiln', { goods: { clay: 1 } }).useBest).toBe(BASIC)
})

test('the second best building counts apart', () => {
  const { useBest, useNext } = featuresOf({
    village: { purple: ['patch', 'kiln', 'sawmill'] },
    players: [{ goods: { coal: 1 } }],
  })
  expect(useBest).toBe(2)
  expect(useNext).toBe(2)
  expect(featuresOf({ village: { purple: ['patch', 'sawmill'] } }).useNext).toBe(BASIC)
})

test.each<[string, string, SeatSetup, SeatSetup]>([
  ['a coin', 'orchard', { goods: { coin: 1 } }, {}],
  ['any resource', 'canteen', { goods: { grain: 1 } }, { goods: { coin: 3 } }],
  ['a peril', 'clinic', { goods: { blight: 1 } }, { goods: { cat: 1 } }],
  ['a minion', 'kennel', { goods: { cat: 1 } }, { goods: { blight: 1 } }],
  ['an item', 'toolshed', { cards: ['kite'] }, { cards: ['sherpa'] }],
  ['a guest', 'hostel', { cards: ['player'] }, { cards: ['kite'] }],
  ['a building card', 'ragshop', { cards: ['kiln'] }, { cards: ['kite'] }],
  ['a constructed card', 'ragshop', { cards: ['kiln-built'] }, { cards: ['kite'] }],
])(
  'a building that costs %s is open to a seat that has it, and closed to others',
  (_cost, slug, able, unable) => {
    expect(withBuilding(slug, able).useBest).toBeGreaterThan(BASIC)
    expect(withBuilding(slug, unable).useBest).toBe(BASIC)
  },
)

test('the influence of a cost must be there as well', () => {
  const village = {
    purple: ['echo-shaft'],
    black: [null],
    green: [null],
    red: [null],
    blue: [null],
    yellow: [null],
  }
  const at = (influence: number): number =>
    featuresOf({ village, players: [{ goods: { wood: 1 } }, { influence }] }, 1).useBest
  expect(at(1)).toBeCloseTo(miniFacts.use[ECHO_SHAFT]?.gain ?? 0)
  expect(at(1)).toBeGreaterThan(0)
  expect(at(0)).toBe(0)
})

test('a resource that the cost names cannot pay for any resource as well', () => {
  // The observatory costs one coal and one coin.
  expect(withBuilding('observatory', { goods: { coal: 1, coin: 1 } }).useBest).toBeGreaterThan(BASIC)
  expect(withBuilding('observatory', { goods: { coal: 2 } }).useBest).toBe(BASIC)
})

test('a building under an island is not in play', () => {
  const covered = {
    village: { purple: ['patch', 'kiln'] },
    islands: [{ charter: 'purple', tile: 1, over: 2 }] as const,
    players: [{ goods: { coal: 1 } }],
  }
  expect(featuresOf(covered).useBest).toBe(BASIC)
})

test('after the last turn no building counts', () => {
  const over = { table: { ending: true, active: 0 }, players: [{ goods: { coal: 1 } }] }
  expect(featuresOf(over).useBest).toBe(0)
  expect(featuresOf(over, 1).useBest).toBe(BASIC)
})

test('the worth of a building is that of its benefit less its cost', () => {
  expect(miniFacts.use[FAIRGROUND]?.gain).toBe(8 - 2)
})
