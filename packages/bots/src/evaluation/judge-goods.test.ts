import { expect, test } from 'vitest'
import { type FeatureValues, featuresOf } from '../../test-support/features-of.ts'
import type { Feature } from './features.ts'

/** The token stands before the hourglass: one turn is left. */
const LAST_TURN = { progress: 25 } as const

function withGoods(goods: Record<string, number>): FeatureValues {
  return featuresOf({ players: [{ goods }] })
}

test('influence counts in full, and its first, third and sixth token again', () => {
  const at = (influence: number): FeatureValues => featuresOf({ players: [{ influence }] })
  expect(at(0)).toMatchObject({ influence1: 0, influence3: 0, influence6: 0, influence: 0 })
  expect(at(2)).toMatchObject({ influence1: 1, influence3: 2, influence6: 2, influence: 2 })
  expect(at(5)).toMatchObject({ influence1: 1, influence3: 3, influence6: 5, influence: 5 })
  expect(at(9)).toMatchObject({ influence1: 1, influence3: 3, influence6: 6, influence: 9 })
})

test('influence that can be regained counts up to four tokens', () => {
  expect(featuresOf({ players: [{ spent: 3 }] }).spent).toBe(3)
  expect(featuresOf({ players: [{ spent: 7 }] }).spent).toBe(4)
})

test('the first worker at home and the second one are two features', () => {
  const at = (...workers: (string | null)[]): FeatureValues => featuresOf({ players: [{}, { workers }] }, 1)
  expect(at(null, null)).toMatchObject({ worker1: 1, worker2: 1 })
  expect(at('market', null)).toMatchObject({ worker1: 1, worker2: 0 })
  expect(at(null, 'market')).toMatchObject({ worker1: 1, worker2: 0 })
  expect(at('market', 'treasury')).toMatchObject({ worker1: 0, worker2: 0 })
})

test('a turn that follows at once is a feature of the active seat alone', () => {
  const setup = { table: { chained: true } }
  expect(featuresOf(setup, 0).extraTurn).toBe(1)
  expect(featuresOf(setup, 1).extraTurn).toBe(0)
  expect(featuresOf({}).extraTurn).toBe(0)
})

test('resources count up to five; the kinds and the surplus count apart', () => {
  expect(withGoods({ wood: 2, clay: 1 })).toMatchObject({
    resources: 3,
    resourceKinds: 2,
    resourcesPlenty: 0,
  })
  expect(withGoods({ wood: 5 })).toMatchObject({ resources: 5, resourceKinds: 1, resourcesPlenty: 0 })
  expect(withGoods({ wood: 4, grain: 3 })).toMatchObject({
    resources: 5,
    resourceKinds: 2,
    resourcesPlenty: 2,
  })
})

test('coins are no resources; the first two and the first four count again', () => {
  expect(withGoods({ coin: 3 })).toMatchObject({
    resources: 0,
    resourceKinds: 0,
    coins2: 2,
    coins4: 3,
    coins: 3,
  })
  expect(withGoods({ coin: 6 })).toMatchObject({ coins2: 2, coins4: 4, coins: 6 })
})

test.each<Feature>(['influence', 'resources', 'resourceKinds', 'coins', 'spent', 'worker2'])(
  '%s counts less in the last turn than at the start',
  (name) => {
    const players = [{ goods: { wood: 2, coin: 2 }, spent: 2 }]
    expect(featuresOf({ players, ...LAST_TURN })[name]).toBeLessThan(featuresOf({ players })[name])
    expect(featuresOf({ players, ...LAST_TURN })[name]).toBeGreaterThan(0)
  },
)

test('a seat can sell when it holds the goods for a free space of the quota table', () => {
  expect(withGoods({ wood: 1 }).sellReady).toBe(1)
  expect(withGoods({ coin: 1 }).sellReady).toBe(1)
  expect(withGoods({}).sellReady).toBe(0)
  expect(featuresOf({ players: [{ cards: ['sherpa'] }] }).sellReady).toBe(1)
})

test('a space that is taken does not count, and without influence no seat sells', () => {
  // Spaces 1 to 6 are the row of resources; the first asks for one of them, the next two for two.
  const firstTaken = { quota: [1, ...new Array<number>(27).fill(0)] }
  expect(featuresOf({ players: [{ goods: { wood: 1 } }], table: firstTaken }).sellReady).toBe(0)
  expect(featuresOf({ players: [{ goods: { wood: 2 } }], table: firstTaken }).sellReady).toBe(1)
  expect(featuresOf({ players: [{ goods: { wood: 2 }, influence: 0 }] }).sellReady).toBe(0)
})

test('minions at home and minions on the board are counted apart', () => {
  const rules = ['minions'] as const
  expect(featuresOf({ rules, players: [{ goods: { cat: 2 } }] })).toMatchObject({
    minionsHome: 2,
    minionsOut: 0,
  })
  const out = { rules, players: [{ goods: { cat: 1 } }], minionOn: { patch: 'ghost' } as const }
  expect(featuresOf(out)).toMatchObject({ minionsHome: 1, minionsOut: 1 })
})

test('a stray minion belongs to no seat', () => {
  const rules = ['minions'] as const
  const stray = { rules, minionOn: { patch: 'cat' } as const, table: { stray: true } }
  expect(featuresOf(stray)).toMatchObject({ minionsHome: 0, minionsOut: 0 })
})

test('perils count up to six', () => {
  const rules = ['peril'] as const
  expect(featuresOf({ rules, players: [{ goods: { blight: 2, vermin: 1 } }] }).perils).toBe(3)
  expect(featuresOf({ rules, players: [{ goods: { blight: 5, vermin: 4 } }] }).perils).toBe(6)
})
