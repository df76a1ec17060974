import { expect, test } from 'vitest'
import { RESOURCES } from './charter.ts'
import { compileCost } from './compiled-cost.ts'

const WOOD = RESOURCES.indexOf('wood')
const CLAY = RESOURCES.indexOf('clay')

test('a cost without anything to pay is free', () => {
  expect(compileCost({})).toMatchObject({
    isFree: true,
    isOnlyInfluence: true,
    needs: [],
    fixed: 0,
    any: 0,
  })
  expect(compileCost({ coin: 1 }).isFree).toBe(false)
})

test('a compiled cost counts the fixed resources by kind and altogether', () => {
  const cost = compileCost({ clay: 2, wood: 1 })
  expect(
    cost.resources.map((count, resource) => [resource, count]).filter(([, count]) => count !== 0),
  ).toEqual([
    [WOOD, 1],
    [CLAY, 2],
  ])
  expect([cost.needs, cost.fixed]).toEqual([[WOOD, CLAY], 3])
})

test('a compiled cost keeps resources of choice apart from the fixed ones', () => {
  expect(compileCost({ any: 3, wood: 1 })).toMatchObject({ any: 3, fixed: 1, needs: [WOOD] })
})

test('[K9] a compiled cost knows whether influence is all that is left for a scroll to pay', () => {
  expect(compileCost({ influence: 2 }).isOnlyInfluence).toBe(true)
  expect(compileCost({ influence: 2, coin: 1 }).isOnlyInfluence).toBe(false)
  expect(compileCost({ influence: 2 }).isFree).toBe(false)
})

test('a compiled cost counts everything else under its own name', () => {
  const cost = compileCost({ coin: 1, influence: 2, minion: 3, peril: 4, objective: 5, plan: 6 })
  const { coin, influence, minion, peril, objective, plan } = cost
  expect([coin, influence, minion, peril, objective, plan]).toEqual([1, 2, 3, 4, 5, 6])
})

test('a compiled cost lists cards by type, and no type of which none is paid', () => {
  expect(compileCost({ friend: 1, item: 2, guest: 0 }).cards).toEqual([
    { type: 'item', count: 2 },
    { type: 'friend', count: 1 },
  ])
  expect(compileCost({ guest: 1, treasure: 2 }).cards.map(({ type }) => type)).toEqual(['guest', 'treasure'])
})
