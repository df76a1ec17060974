import { expect, test } from 'vitest'
import {
  ACT,
  BEYOND,
  CARD,
  COINS,
  END,
  FREE,
  LOOK,
  NO,
  ONLY_PAY,
  PAIR,
  PASS,
  PAY_REST,
  RETRIEVE,
  SKIP,
  SPLIT,
  START_COINS,
  START_VP,
  TOP,
  YES,
} from './values.ts'

const ranges = [
  ['a worker on a spot', ACT.spot, 7, 7],
  ['a scroll on a spot', ACT.scroll, 7, 107],
  ['a type of minion', ACT.minion, 5, 205],
  ['a free action', ACT.free, 0, 1000],
  ['an item or a treasure', FREE.card, 839, 839],
  ['the power of a persona', FREE.power, 212, 1212],
  ['the name of an assistant', FREE.name, 212, 2212],
  ['a card among goods', CARD, 839, 1839],
] as const

test.each(ranges)('saved games hold %s by the same number as ever', (_, range, number, value) => {
  expect([range.encode(number), range.decode(value), range.has(value)]).toEqual([value, number, true])
})

test('no number of a turn is in two ranges', () => {
  const numbers = [
    ...[0, 65].map(ACT.spot.encode),
    ...[0, 65].map(ACT.scroll.encode),
    ...[0, 5].map(ACT.minion.encode),
    ...[FREE.card.encode(0), FREE.power.encode(839), FREE.name.encode(839)].map(ACT.free.encode),
  ]
  for (const value of numbers) expect(Object.values(ACT).filter((range) => range.has(value))).toHaveLength(1)
  for (const value of [RETRIEVE, PASS, SKIP])
    expect(Object.values(ACT).filter((range) => range.has(value))).toEqual([])
})

test('no number of a free action is in two ranges', () => {
  const numbers = [FREE.card, FREE.power, FREE.name].flatMap((range) => [range.encode(0), range.encode(839)])
  for (const value of numbers) expect(Object.values(FREE).filter((range) => range.has(value))).toHaveLength(1)
})

test('saved games hold the answers without a number of their own by the same numbers as ever', () => {
  expect({ RETRIEVE, PASS, END, SKIP, NO, YES, LOOK, TOP, ONLY_PAY, COINS, BEYOND, PAY_REST }).toEqual({
    RETRIEVE: 300,
    PASS: 301,
    END: 0,
    SKIP: -1,
    NO: 0,
    YES: 1,
    LOOK: -2,
    TOP: -3,
    ONLY_PAY: -2,
    COINS: -2,
    BEYOND: -1,
    PAY_REST: -1,
  })
  expect({ PAIR, SPLIT, START_COINS, START_VP }).toEqual({ PAIR: 0, SPLIT: 1, START_COINS: 0, START_VP: 1 })
})
