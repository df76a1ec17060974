import { miniCatalogue, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { createEngine } from './engine.ts'
import { hash } from './state/hash.ts'

const engine = createEngine(miniCatalogue)
const seat = (charter: number): { charter: number; name: string; player: 'person' } => ({
  charter,
  name: 'x',
  player: 'person',
})

test('the engine makes campaigns for one to six seats with charters of their own', () => {
  expect(engine.newCampaign({ seed: 1, seats: [seat(4)] }).legacy.game).toBe(1)
  expect(() => engine.newCampaign({ seed: 1, seats: [] })).toThrow('one to six seats')
  expect(() => engine.newCampaign({ seed: 1, seats: [seat(2), seat(2)] })).toThrow('the same charter')
  expect(() => engine.newCampaign({ seed: 1, seats: [seat(6)] })).toThrow('no charter 6')
})

test('the engine asks nothing before a game is set up, and has only one game on the table', () => {
  const state = engine.newCampaign({ seed: 1, seats: [seat(0)] })
  expect(engine.decision(state)).toBeNull()
  engine.startGame(state)
  expect(engine.decision(state)?.kind).toBe('name')
  expect(() => engine.startGame(state)).toThrow('already on the table')
})

test('the engine packs up only what is over', () => {
  const s = scenario({ seats: 1, table: { ending: true } })
  expect(() => s.engine.packUp(s.state)).toThrow('only a finished game')
  s.answer('place:patch')
  while (s.asked() !== '') s.answer(s.options()[0] ?? '')
  s.engine.packUp(s.state)
  expect([s.state.phase, s.state.legacy.game, s.state.table.seats, s.state.stack]).toEqual([
    'between',
    2,
    [],
    [],
  ])
})

test('[R26.4] from the packed-up campaign game 2 can be set up', () => {
  const s = scenario({ seats: 1, players: [{ goods: { clay: 2 } }], table: { ending: true } }).answer(
    'place:patch',
  )
  while (s.asked() !== '') s.answer(s.options()[0] ?? '')
  s.engine.packUp(s.state)
  s.engine.startGame(s.state, s.events)
  expect([s.has(0, 'clay'), s.has(0, 'pumpkin'), s.state.table.guidepost]).toEqual([2, 1, 400])
})

test('the engine goes on from a saved state, in the middle of an effect too', () => {
  const s = scenario({ players: [{ goods: { wood: 1, clay: 1 } }] }).answer('place:treasury')
  const loaded = JSON.parse(JSON.stringify(s.state)) as typeof s.state
  expect(s.engine.apply(loaded, 'pay:clay')).toBeUndefined()
  expect(hash(loaded)).toBe(hash(s.answer('pay:clay').state))
})

test('the engine sends events to a listener and plays the same way without one', () => {
  const [logged, silent] = [scenario(), scenario()]
  logged.answer('place:patch')
  silent.engine.apply(silent.state, 'place:patch')
  expect(logged.events.length).toBeGreaterThan(1)
  expect(hash(logged.state)).toBe(hash(silent.state))
})
