import { type Scenario, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'

const afterwards = {
  begin: 'setup',
  game: 13,
  rules: ['personas', 'post-campaign'],
  legacy: { mode: 'post-campaign' },
  charters: { purple: { chest: [200, 219, 223, 224] }, black: { chest: [201, 233, 235] } },
} as const

/** Everybody has kept the first persona that was dealt. */
function dealt(setup: ScenarioSetup = {}): Scenario {
  const s = scenario({ ...afterwards, ...setup })
  while (s.state.pending?.kind === 'deal-persona') s.answer(s.options()[0] ?? '')
  return s
}

test('[C2] after the campaign the deck of personas is shuffled: other games deal others', () => {
  const hands = [1, 2, 3, 4, 5, 6].map((seed) =>
    scenario({ ...afterwards, seed })
      .options()
      .join(' '),
  )
  expect(new Set(hands).size).toBeGreaterThan(2)
})

test('[C2] at the start after the campaign the game itself asks, no card does', () => {
  const s = scenario(afterwards)
  expect(s.state.pending).toMatchObject({ kind: 'deal-persona', source: 0 })
  const after = dealt()
  expect(after.state.pending).toMatchObject({ kind: 'start-thing', source: 0 })
  after.answer(after.options()[0] ?? '')
  expect(after.state.pending).toMatchObject({ kind: 'start-wealth', source: 0 })
  after.answer('start:vp')
  expect(after.eventsOf('won-vp')).toMatchObject([{ vp: 3, source: 0 }])
})

test('[C2] the card that I choose at the start is the one that I get, and another takes its place', () => {
  const s = dealt()
  const seat = s.state.pending?.seat ?? -1
  const [, second = ''] = s.options()
  s.answer(second)
  expect(`card:${s.cards(seat).at(-1) ?? ''}`).toBe(second)
  expect(s.eventsOf('took-card')).toMatchObject([{ seat, from: 'mat', source: 0 }])
  expect(s.state.table.mat).toHaveLength(5)
})

test('[C2] at the start the last minion of a type can still be taken', () => {
  const minions = [true, false, false, false, false, false]
  const keptGoods = [0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  const charters = Object.fromEntries(
    ['purple', 'black', 'green', 'red', 'blue', 'yellow'].map((charter) => [charter, { keptGoods }]),
  )
  const s = scenario({
    ...afterwards,
    seats: 1,
    rules: ['minions', 'post-campaign'],
    legacy: { ...afterwards.legacy, minions },
    charters,
  })
  while (s.state.pending?.kind === 'deal-persona') s.answer(s.options()[0] ?? '')
  expect(s.state.table.supply[7]).toBe(1)
  expect(s.options()).toContain('minion:cat')
})

test('[C2] one card on the mat is asked about as well: taking it shows the next', () => {
  const s = dealt({ houseRules: { matSize: 3 }, deck: ['kite'] })
  expect(s.asked()).toMatch(/start-thing$/)
  expect(s.options()).toEqual(['card:kite'])
})
