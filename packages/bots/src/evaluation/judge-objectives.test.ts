import { expect, test } from 'vitest'
import { type FeatureValues, featuresOf } from '../../test-support/features-of.ts'

function withCoins(coin: number, rest: { readonly influence?: number } = {}): FeatureValues {
  return featuresOf({ objectives: ['six-coins'], players: [{ goods: { coin }, ...rest }] })
}

test('an objective is met, one short, or partly met', () => {
  expect(withCoins(6)).toMatchObject({ objectiveMet: 1, objectiveNear: 0, objectivePart: 0 })
  expect(withCoins(7).objectiveMet).toBe(1)
  expect(withCoins(5)).toMatchObject({ objectiveMet: 0, objectiveNear: 1, objectivePart: 0 })
  expect(withCoins(3).objectivePart).toBeCloseTo(0.5)
  expect(withCoins(0).objectivePart).toBe(0)
})

test('an objective with an upper bound is met by having little', () => {
  const at = (influence: number): FeatureValues =>
    featuresOf({ objectives: ['few-influence'], players: [{ influence }] })
  expect(at(3).objectiveMet).toBe(1)
  expect(at(4)).toMatchObject({ objectiveMet: 0, objectiveNear: 1 })
  expect(at(9).objectivePart).toBeGreaterThan(at(12).objectivePart)
})

test('an objective that the seat has scored does not count again', () => {
  const setup = { objectives: ['six-coins'], players: [{ goods: { coin: 6 } }, { goods: { coin: 6 } }] }
  expect(featuresOf({ ...setup, table: { scorers: [0b01] } }, 0).objectiveMet).toBe(0)
  expect(featuresOf({ ...setup, table: { scorers: [0b01] } }, 1).objectiveMet).toBe(1)
})

test('own objectives count like public ones, for their holder only', () => {
  const setup = { players: [{ objectives: ['six-coins'], goods: { coin: 6 } }, { goods: { coin: 6 } }] }
  expect(featuresOf(setup, 0).objectiveMet).toBe(1)
  expect(featuresOf(setup, 1).objectiveMet).toBe(0)
})

test('no more objectives count than there is influence to score them', () => {
  const objectives = ['six-coins', 'every-resource', 'two-assistants']
  const rich = {
    goods: { coin: 6, wood: 1, clay: 1, grain: 1, coal: 1, metal: 1, pumpkin: 1 },
    cards: ['sherpa', 'broker'],
  }
  expect(featuresOf({ objectives, players: [rich] }).objectiveMet).toBe(3)
  expect(featuresOf({ objectives, players: [{ ...rich, influence: 2 }] }).objectiveMet).toBe(2)
  expect(featuresOf({ objectives, players: [{ ...rich, influence: 0 }] }).objectiveMet).toBe(0)
})

test('in the last turn one objective can still be scored, and a partly met one counts less', () => {
  const late = { progress: 25, objectives: ['six-coins', 'two-assistants'] }
  const players = [{ goods: { coin: 6 }, cards: ['sherpa', 'broker'] }]
  expect(featuresOf({ ...late, players }).objectiveMet).toBe(1)
  const poor = { objectives: ['six-coins'], players: [{ goods: { coin: 3 } }] }
  expect(featuresOf({ ...poor, progress: 25 }).objectivePart).toBeLessThan(featuresOf(poor).objectivePart)
})
