import { scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { featuresIn, featuresOf, miniFacts } from '../../test-support/features-of.ts'
import { FEATURE_NAMES, type Feature } from './features.ts'
import { judge } from './judge.ts'

test('victory points are a feature of every seat', () => {
  const players = [{ vp: 7 }, { vp: 12 }]
  expect(featuresOf({ players }, 0).vp).toBe(7)
  expect(featuresOf({ players }, 1).vp).toBe(12)
})

test('a persona that scores at the end counts what it would score now', () => {
  // The curator gives one point for each kind of minion.
  const withMinions = (goods: Record<string, number>): number => {
    const { endNow, endHope } = featuresOf({
      rules: ['minions'],
      players: [{ goods, personas: ['curator'] }],
    })
    return endNow + endHope
  }
  expect(withMinions({})).toBe(0)
  expect(withMinions({ cat: 2, ghost: 1 })).toBe(2)
})

test('a persona that scores for having nothing counts while the seat has nothing', () => {
  // The purple rebel gives six points to a seat without resources.
  const rebel = (goods: Record<string, number>): number => {
    const { endNow, endHope } = featuresOf({ players: [{ goods, personas: ['rebel-purple'] }] })
    return endNow + endHope
  }
  expect(rebel({})).toBe(6)
  expect(rebel({ wood: 1 })).toBe(0)
})

test('points at the end are a hope in the first turns and nearly certain in the last', () => {
  const players = [{ personas: ['rebel-purple'] }]
  expect(featuresOf({ players }).endNow).toBe(0)
  const late = featuresOf({ players, progress: 25 })
  expect(late.endNow).toBeGreaterThan(late.endHope)
})

test('personas count while they are not exhausted', () => {
  const s = scenario({ players: [{ personas: ['banker', 'musician'] }] })
  expect(featuresIn({ engine: s.engine, world: s.state }, 0).personas).toBe(2)
  s.seat(0).exhausted.push(s.number('banker'))
  expect(featuresIn({ engine: s.engine, world: s.state }, 0).personas).toBe(1)
})

test('an automa is judged by its points and its reputation only', () => {
  const setup = {
    automas: [1],
    players: [{}, { vp: 4, goods: { coin: 5 }, cards: ['kiln'] }],
    table: { reputation: [1] },
  }
  const features = featuresOf(setup, 1)
  const counted = FEATURE_NAMES.filter((name) => features[name] !== 0)
  const expected: Feature[] = ['vp', 'reputationHope', 'reputationTokens']
  expect(counted).toEqual(expected)
})

test('after the game only points and what lasts are left', () => {
  const s = scenario({ begin: 'end', players: [{ vp: 9, goods: { coin: 5 } }] })
  while (s.state.pending !== null) s.answer(s.options()[0] ?? '')
  expect(s.state.phase).toBe('finished')
  const features = featuresIn({ engine: s.engine, world: s.state }, 0)
  expect(features.vp).toBe(s.seat(0).vp)
  expect(features).toMatchObject({ coins: 0, influence: 0, sellReady: 0, useBest: 0, goal: 0, kept: 5 })
})

test('a row is cleared before it is filled, and a seat that is not there leaves it empty', () => {
  const { engine, state } = scenario({ players: [{ vp: 5 }] })
  const row = new Float64Array(FEATURE_NAMES.length).fill(7)
  judge({ engine, facts: miniFacts }, state, 5, row)
  expect([...row]).toEqual(FEATURE_NAMES.map(() => 0))
})
