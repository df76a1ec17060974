import { type ScenarioSetup, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { evaluatorOf } from '../../test-support/evaluator-of.ts'
import { createEvaluator, leadOf, leadSince, seatValue } from './evaluator.ts'
import { INPUT_COUNT, INPUT_NAMES } from './net/input-names.ts'
import { emptyNet } from './net/net.ts'

function valueIn(setup: ScenarioSetup, seat = 0): number {
  const s = scenario(setup)
  return seatValue(evaluatorOf(s), s.state, seat)
}

function leadIn(setup: ScenarioSetup, seat = 0): number {
  const s = scenario(setup)
  return leadOf(evaluatorOf(s), s.state, seat)
}

test.each<[string, ScenarioSetup, ScenarioSetup]>([
  ['more points', { players: [{ vp: 5 }] }, { players: [{ vp: 4 }] }],
  ['more influence', { players: [{ influence: 5 }] }, { players: [{ influence: 4 }] }],
  ['a resource', { players: [{ goods: { wood: 1 } }] }, {}],
  ['a card', { players: [{ cards: ['sherpa'] }] }, {}],
  [
    'a met objective',
    { objectives: ['few-influence'], players: [{ influence: 3 }] },
    { players: [{ influence: 3 }] },
  ],
])('a position with %s has the higher value', (_what, better, worse) => {
  expect(valueIn(better)).toBeGreaterThan(valueIn(worse))
})

test('a victory point is worth exactly one', () => {
  expect(valueIn({ players: [{ vp: 8 }] }) - valueIn({ players: [{ vp: 5 }] })).toBeCloseTo(3)
})

test('the lead falls by what the only rival gains', () => {
  const even = leadIn({ players: [{ vp: 5 }, { vp: 5 }] })
  expect(leadIn({ players: [{ vp: 5 }, { vp: 8 }] })).toBeCloseTo(even - 3)
})

test('of several rivals the best counts for more than the others', () => {
  const lead = (...vp: number[]): number =>
    leadIn({ seats: 3, players: vp.map((points) => ({ vp: points })) })
  const even = lead(5, 5, 5)
  expect(lead(5, 9, 5)).toBeCloseTo(even - 3)
  expect(lead(5, 9, 9)).toBeCloseTo(even - 4)
})

test('a lone seat leads by its whole value', () => {
  const setup = { seats: 1, players: [{ vp: 6 }] }
  expect(leadIn(setup)).toBeCloseTo(valueIn(setup))
})

test('the lead since a root is the lead, whether rivals have changed or not', () => {
  const s = scenario({ players: [{ goods: { wood: 1 } }, { goods: { wood: 1 } }] })
  const evaluator = evaluatorOf(s)
  const lead = leadSince(evaluator, s.state, 0)
  const own = s.engine.clone(s.state)
  s.engine.apply(own, 'place:patch')
  expect(lead(own)).toBeCloseTo(leadOf(evaluator, own, 0))
  const changed = s.engine.clone(own)
  for (const seat of changed.table.seats.slice(1)) seat.vp += 4
  expect(lead(changed)).toBeCloseTo(leadOf(evaluator, changed, 0))
  expect(lead(changed)).toBeCloseTo(lead(own) - 4)
})

test('the share of the net’s value that counts is added, as long as the game lasts', () => {
  const s = scenario({ players: [{ vp: 4 }, {}] })
  const net = emptyNet(INPUT_COUNT, 1)
  net.direct[INPUT_NAMES.indexOf('bothHome')] = 10
  const plain = evaluatorOf(s)
  const corrected = createEvaluator({ ...plain, correction: { net, share: 0.5 } })
  expect(seatValue(corrected, s.state, 0)).toBeCloseTo(seatValue(plain, s.state, 0) + 5)
  const over = { ...s.state, phase: 'finished' as const }
  expect(seatValue(corrected, over, 0)).toBe(seatValue(plain, over, 0))
})
