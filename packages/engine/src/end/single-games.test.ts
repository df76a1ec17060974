import { type Scenario, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'

/** A game after the campaign has ended. */
function ended(setup: ScenarioSetup): Scenario {
  return scenario({ begin: 'end', game: 12, ...setup, legacy: { mode: 'post-campaign', ...setup.legacy } })
}

function winners(setup: ScenarioSetup): readonly number[] | undefined {
  return ended(setup).eventsOf('game-ended')[0]?.winners
}

test('[C2] a game outside the campaign gives no glory, trophy, capacity or mark, keeps nothing and asks nothing', () => {
  const players = [
    { vp: 30, goods: { coin: 9, wood: 2 }, cards: ['kite'], personas: ['gardener'] },
    { vp: 20, goods: { coin: 3, clay: 2 } },
  ]
  const s = ended({ players, guidepost: 405, rules: ['personas'], legacy: { spectral: 0 } })
  expect([s.asked(), s.state.phase]).toEqual(['', 'finished'])
  for (const { glory, trophies, capacity, used, keptGoods } of s.state.legacy.charters) {
    expect([glory.some((row) => row > 0), trophies, capacity.coin, used.length]).toEqual([false, 0, 1, 0])
    expect(keptGoods.some((count) => count > 0)).toBe(false)
  }
  expect([s.eventsOf('goal-achieved'), s.eventsOf('mood-changed')]).toEqual([[], []])
})

test('[C2] a tie outside the campaign goes to the most reputation tokens', () => {
  const table = { reputation: [1, 1, 2] }
  expect(winners({ seats: 3, players: [{ vp: 10 }, {}, { vp: 3 }], table })).toEqual([1])
})

test('[C2] a tie in reputation tokens goes to the most quota tokens', () => {
  const quota = [1, 2, 3, 3, ...Array.from({ length: 24 }, () => 0)]
  expect(winners({ seats: 3, table: { quota } })).toEqual([2])
})

test.each([
  ['coins', { goods: { coin: 1 } }],
  ['resources', { goods: { wood: 1 } }],
  ['cards', { cards: ['kite'] }],
  ['minions', { goods: { cat: 1 } }],
])('[C2] a tie in quota tokens goes to the most components left: %s', (_name, some) => {
  expect(winners({ seats: 3, players: [{}, some, {}] })).toEqual([1])
})

test('[C2] what is still tied is shared, and each measure counts only among the tied', () => {
  expect(winners({ seats: 3, players: [{ vp: 1 }, { vp: 1 }, { goods: { coin: 9 } }] })).toEqual([0, 1])
})

test('[R26.2] in the campaign nothing breaks a tie', () => {
  const s = scenario({ begin: 'end', game: 2, players: [{ goods: { coin: 5 } }] })
  expect(s.eventsOf('game-ended')[0]?.winners).toEqual([0, 1])
})
