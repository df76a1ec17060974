import type { Decision, View } from '@charterstone/engine'
import { type ScenarioSetup, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { chanceSeed } from './chance-seed.ts'

function positionIn(setup: ScenarioSetup): { readonly view: View; readonly decision: Decision } {
  const { engine, state } = scenario(setup)
  if (state.pending === null) throw new Error('no decision')
  return { view: engine.view(state, state.pending.seat), decision: state.pending }
}

function seedIn(setup: ScenarioSetup, seed = 1): number {
  const { view, decision } = positionIn(setup)
  return chanceSeed(seed, view, decision)
}

test('the same view and the same seed give the same chance', () => {
  expect(seedIn({ progress: 15 })).toBe(seedIn({ progress: 15 }))
  expect(Number.isInteger(seedIn({}))).toBe(true)
})

test.each<[string, ScenarioSetup]>([
  ['progress', { progress: 15 }],
  ['game', { game: 2 }],
  ['round', { table: { round: 4 } }],
  ['points', { players: [{}, { vp: 1 }] }],
  ['influence', { players: [{ influence: 11 }] }],
  ['goods', { players: [{}, { goods: { clay: 1 } }] }],
  ['options', { village: { purple: ['patch', 'sawmill'] } }],
])('another %s gives another chance', (_what, setup) => {
  expect(seedIn(setup)).not.toBe(seedIn({}))
})

test('another seed of the bot gives another chance', () => {
  const seeds = [1, 2, 3, 4, 5].map((seed) => seedIn({}, seed))
  expect(new Set(seeds).size).toBe(5)
})

test('cards that the seat cannot see make no difference', () => {
  expect(seedIn({ deck: ['sherpa', 'broker'] })).toBe(seedIn({ deck: ['broker', 'sherpa'] }))
})
