import { expect, test } from 'vitest'
import { type FeatureValues, featuresOf } from '../../test-support/features-of.ts'

/** The kiln costs two coal, one clay and one grain to construct. */
function withKiln(goods: Record<string, number>, influence = 12): FeatureValues {
  return featuresOf({ players: [{ cards: ['kiln'], goods, influence }] })
}

test('a building card is ready with all its resources, near with one missing, far with two', () => {
  const all = { coal: 2, clay: 1, grain: 1 }
  expect(withKiln(all)).toMatchObject({ buildReady: 1, buildNear: 0, buildFar: 0 })
  expect(withKiln({ ...all, grain: 0 })).toMatchObject({ buildReady: 0, buildNear: 1, buildFar: 0 })
  expect(withKiln({ coal: 1, clay: 1 })).toMatchObject({ buildReady: 0, buildNear: 0, buildFar: 1 })
  expect(withKiln({ coal: 1 })).toMatchObject({ buildReady: 0, buildNear: 0, buildFar: 0 })
})

test('resources beyond the need of a card do not make up for those that are missing', () => {
  expect(withKiln({ coal: 9, wood: 9 })).toMatchObject({ buildReady: 0, buildNear: 0, buildFar: 1 })
})

test('a card is not ready without three influence', () => {
  const all = { coal: 2, clay: 1, grain: 1 }
  expect(withKiln(all, 3).buildReady).toBe(1)
  expect(withKiln(all, 2).buildReady).toBe(0)
})

test('of several building cards the nearest one counts, and each of them up to three as a plan', () => {
  const goods = { coal: 2, clay: 1, grain: 1 }
  const two = featuresOf({ players: [{ cards: ['sawmill', 'kiln'], goods }] })
  expect(two).toMatchObject({ buildReady: 1, plans: 2 })
  expect(featuresOf({ players: [{ cards: ['kiln', 'crane', 'annex', 'vault'] }] }).plans).toBe(3)
})

test('a crate is ready with four coins and two influence, and nearer with each coin', () => {
  const withCrate = (coin: number, influence = 12): FeatureValues =>
    featuresOf({ players: [{ cards: ['kiln-built'], goods: { coin }, influence }] })
  expect(withCrate(4)).toMatchObject({ crateReady: 1, crateNear: 0, crates: 1 })
  expect(withCrate(3)).toMatchObject({ crateReady: 0, crateNear: 0.75 })
  expect(withCrate(0)).toMatchObject({ crateReady: 0, crateNear: 0 })
  expect(withCrate(4, 1)).toMatchObject({ crateReady: 0, crateNear: 0 })
})

test('cards count by their type, three of each at most', () => {
  const hand = ['sherpa', 'broker', 'ida', 'tome', 'gauntlet', 'kite']
  expect(featuresOf({ players: [{ cards: hand }] })).toMatchObject({
    assistants: 2,
    friends: 1,
    treasures: 2,
    items: 1,
    plans: 0,
  })
  const assistants = ['sherpa', 'broker', 'engineer', 'maestro']
  expect(featuresOf({ players: [{ cards: assistants }] }).assistants).toBe(3)
})

test('an item counts when its resources are there, and a little with one missing', () => {
  const withLamp = (goods: Record<string, number>): number =>
    featuresOf({ players: [{ cards: ['lamp'], goods }] }).itemReady
  const ready = withLamp({ coal: 2, metal: 1 })
  expect(ready).toBeGreaterThan(0)
  expect(withLamp({ coal: 2 })).toBeCloseTo(ready * 0.4)
  expect(withLamp({ coal: 1 })).toBe(0)
})

test('guests and income buildings count for each income that is still to come', () => {
  const income = { rules: ['income', 'guests'] as const }
  const players = [{ cards: ['player'] }]
  const early = featuresOf({ ...income, players, progress: 14 })
  const late = featuresOf({ ...income, players, progress: 18 })
  const never = featuresOf({ ...income, players, progress: 22 })
  expect(early.guests).toBeGreaterThan(late.guests)
  expect(late.guests).toBeGreaterThan(0)
  expect(never.guests).toBe(0)
})

test('without the rule of income neither guests nor buildings pay', () => {
  expect(featuresOf({ players: [{ cards: ['player'] }] }).guests).toBe(0)
})

test('an income building pays the seats with a token on it, and no other', () => {
  const setup = {
    rules: ['income'] as const,
    village: { purple: ['patch', 'almanac'] },
    incomeOn: { almanac: [1] },
  }
  expect(featuresOf(setup, 0).income).toBe(0)
  expect(featuresOf(setup, 1).income).toBeGreaterThan(0)
})

test('a guest pays less at tables of four and more, where others pay it too', () => {
  const guestsAt = (seats: number): number =>
    featuresOf({ seats, progress: 14, rules: ['income', 'guests'], players: [{ cards: ['player'] }] }).guests
  expect(guestsAt(4)).toBeLessThan(guestsAt(3))
})
