import type { Cost, Effect } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { CARD_PRICE, PRICE, worthOf, worthOfCost } from './worth.ts'

const vp = (count: number): Effect => ({ kind: 'vp', count })
const coins = (count: number): Effect => ({ kind: 'gain', good: 'coin', count })

test('effects are worth the sum of their parts, and a victory point is the unit', () => {
  expect(worthOf([])).toBe(0)
  expect(worthOf([vp(3)])).toBe(3)
  expect(worthOf([vp(3), coins(2)])).toBeCloseTo(3 + 2 * PRICE.coin)
})

test('any resource is worth more than a given one, and a resource more than a coin', () => {
  const any = worthOf([{ kind: 'gain-any', count: 1 }])
  const wood = worthOf([{ kind: 'gain', good: 'wood', count: 1 }])
  expect(any).toBeGreaterThan(wood)
  expect(wood).toBeGreaterThan(worthOf([coins(1)]))
})

test('points for each of something are worth two of them, up to the maximum', () => {
  expect(worthOf([{ kind: 'vp', count: { per: 'minions', times: 2 } }])).toBe(4)
  expect(worthOf([{ kind: 'vp', count: { per: 'minions', times: 2, max: 3 } }])).toBe(3)
})

test('an effect with a condition is worth half, and an optional one never less than nothing', () => {
  const condition = { count: 'guests', atLeast: 1 } as const
  expect(worthOf([{ kind: 'if', condition, effects: [vp(4)] }])).toBe(2)
  const gift: Effect = { kind: 'others', effects: [vp(4)] }
  expect(worthOf([gift])).toBeLessThan(0)
  expect(worthOf([{ kind: 'may', effects: [gift] }])).toBe(0)
  expect(worthOf([{ kind: 'may', effects: [vp(2)] }])).toBe(2)
})

test('a choice is worth its best list', () => {
  expect(worthOf([{ kind: 'choose', lists: [[coins(1)], [vp(2)], [vp(1)]] }])).toBe(2)
})

test('a trade is worth its profit, each time, and nothing when it is a loss', () => {
  const trade = (pay: Cost, get: readonly Effect[], times: number): Effect => ({
    kind: 'trade',
    pay,
    get,
    times,
  })
  const once = worthOf([trade({ coin: 1 }, [vp(3)], 1)])
  expect(once).toBeGreaterThan(0)
  expect(worthOf([trade({ coin: 1 }, [vp(3)], 3)])).toBeCloseTo(3 * once)
  expect(worthOf([trade({ any: 1 }, [coins(1)], 3)])).toBe(0)
})

test('what all others gain counts against the giver, in part', () => {
  const gift = worthOf([{ kind: 'others', effects: [vp(10)] }])
  expect(gift).toBeLessThan(0)
  expect(gift).toBeGreaterThan(-10)
})

test('retrieving both workers is worth twice one of them', () => {
  const retrieve = (workers: 'one' | 'all'): number => worthOf([{ kind: 'retrieve', workers }])
  expect(retrieve('all')).toBe(2 * retrieve('one'))
})

test('a card is worth the price of its type', () => {
  expect(worthOf([{ kind: 'card', type: 'treasure', from: 'mat' }])).toBe(CARD_PRICE.treasure)
  expect(CARD_PRICE.treasure).toBeGreaterThan(CARD_PRICE.assistant)
})

test('actions whose worth depends on the position are worth nothing as printed', () => {
  expect(
    worthOf([
      { kind: 'score', vp: 5 },
      { kind: 'sell', vp: 3 },
      { kind: 'income', effects: [vp(9)] },
    ]),
  ).toBe(0)
})

test.each<[Cost, number]>([
  [{}, 0],
  [{ wood: 2 }, 2 * PRICE.resource],
  [{ coin: 3 }, 3 * PRICE.coin],
  [{ influence: 2 }, 2 * PRICE.influence],
  [{ minion: 1, peril: 1 }, PRICE.minion + PRICE.peril],
  [{ objective: 1 }, PRICE.objective],
  [{ item: 1, guest: 1 }, CARD_PRICE.item + CARD_PRICE.guest],
  [{ friend: 1, treasure: 1 }, CARD_PRICE.friend + CARD_PRICE.treasure],
  [{ plan: 2 }, 2 * CARD_PRICE.building],
])('the cost %o is worth %d', (cost, worth) => {
  expect(worthOfCost(cost)).toBeCloseTo(worth)
})

test('a free choice of resource costs less than a given one', () => {
  expect(worthOfCost({ any: 1 })).toBeLessThan(worthOfCost({ wood: 1 }))
})
