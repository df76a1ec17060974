import { type Scenario, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { FIRST_PERIL, GOODS } from '../catalogue/good.ts'

/** Purple alone sets up game 4, with these rows of glory complete; black has none. */
function starting(rows: readonly number[], setup: ScenarioSetup = {}): Scenario {
  const glory = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => (rows.includes(row) ? 6 : 5))
  return scenario({ begin: 'setup', game: 4, charters: { purple: { glory } }, ...setup })
}

test('[R28.3] a row of glory with five stars gives nothing', () => {
  const s = starting([])
  expect([s.asked().slice(2), s.seat(0).vp, s.has(0, 'coin')]).toEqual(['act', 0, 0])
})

test('[R28.3] the first row of glory gives 1 resource of my choice', () => {
  const s = starting([1])
  expect([s.asked(), s.options().length]).toEqual(['0 take-any', 6])
  expect(s.answer('gain:metal').has(0, 'metal')).toBe(1)
})

test('[R28.3] the second row of glory gives $1', () => {
  const s = starting([2])
  expect([s.has(0, 'coin'), s.has(1, 'coin')]).toEqual([1, 0])
})

test('[R28.3] the third row of glory gives 3 VP', () => {
  const s = starting([3])
  expect([s.seat(0).vp, s.seat(1).vp]).toEqual([3, 0])
})

test('[R28.3] the fourth row of glory gives 1 peril from my own charter, to keep for this game', () => {
  const s = starting([4], { rules: ['peril'], village: { purple: ['patch', 'kiln'] } })
  expect([s.asked(), ...s.options()]).toEqual(['0 peril-from-charter', 'pay:patch', 'pay:kiln', 'skip'])
  s.answer('pay:kiln')
  expect([s.state.table.perilAt[s.spot('kiln')], s.eventsOf('took-peril')[0]?.seat]).toEqual([0, 0])
  expect(
    s
      .seat(0)
      .goods.slice(13)
      .filter((count) => count > 0),
  ).toEqual([1])
})

test('[R28.3] the peril of the fourth row is the one that lay there, and the game itself asks', () => {
  for (const seed of [1, 2, 3]) {
    const s = starting([4], { rules: ['peril'], seed })
    expect(s.state.pending).toMatchObject({ kind: 'peril-from-charter', source: 0 })
    const peril = s.state.table.perilAt[s.spot('patch')] ?? 0
    s.answer('pay:patch')
    expect(peril).toBeGreaterThan(0)
    expect(s.seat(0).goods[FIRST_PERIL + peril - 1]).toBe(1)
    expect(s.eventsOf('took-peril')).toMatchObject([
      { peril: GOODS[FIRST_PERIL + peril - 1], building: s.number('patch') },
    ])
  }
})

test('[R28.3] I may leave the peril of the fourth row', () => {
  const s = starting([4], { rules: ['peril'] })
  const before = [...s.state.table.perilAt]
  s.answer('skip')
  expect(s.state.table.perilAt).toEqual(before)
  expect(
    s
      .seat(0)
      .goods.slice(FIRST_PERIL)
      .every((count) => count === 0),
  ).toBe(true)
})

test('[R28.3] no card is the source of what a row of glory gives', () => {
  expect(starting([3]).eventsOf('won-vp')).toMatchObject([{ vp: 3, source: 0 }])
})

test('[R28.3] the fourth row of glory gives nothing before peril has come', () => {
  expect(starting([4]).asked()).toMatch(/act$/)
})

test('[R28.3] the fifth row of glory gives 1 reputation, if I like', () => {
  const s = starting([5])
  expect([s.asked(), ...s.options()]).toEqual(['0 reputation', 'take', 'skip'])
  s.answer('take')
  expect([s.state.table.reputation, s.seat(0).influence]).toEqual([[0], 11])
})

test('[R28.3] the sixth row of glory gives 1 minion of a released type', () => {
  const s = starting([6], {
    rules: ['minions'],
    legacy: { minions: [false, true, false, true, false, false] },
  })
  expect([s.asked(), ...s.options()]).toEqual(['0 minion', 'minion:ghost', 'minion:golem', 'skip'])
  expect(s.answer('minion:golem').has(0, 'golem')).toBe(1)
})

test('[R28.3] the seventh row of glory gives its capacity once, when it is completed, and nothing at set-up', () => {
  const s = starting([7])
  expect([s.asked().slice(2), s.eventsOf('capacity-raised')]).toEqual(['act', []])
})

test('[R28.3] the eighth row of glory gives 1 advancement card of the mat', () => {
  const s = starting([8], { players: [{ cards: [] }] })
  expect([s.asked(), s.options().length]).toEqual(['0 card', 6])
  s.answer(s.options()[0] ?? '')
  expect([s.seat(0).cards.length, s.state.table.mat.length]).toEqual([1, 5])
})

test('[R28.3] the ninth row of glory gives 1 more persona in use', () => {
  const players = [{ chest: ['gardener', 'miner', 'mason'] }]
  const s = starting([9], { players }).answer('persona:miner')
  expect([s.asked(), ...s.options()]).toEqual(['0 persona', 'persona:gardener', 'persona:mason', 'skip'])
  s.answer('persona:mason')
  expect(s.seat(0).personas.map(s.slug)).toEqual(['miner', 'mason'])
})

test('[R28.3] several rows of glory give all their bonuses, from the first on', () => {
  const s = starting([1, 3, 5])
  expect(s.asked()).toBe('0 take-any')
  s.answer('gain:coal')
  expect([s.asked(), s.seat(0).vp]).toEqual(['0 reputation', 3])
})

test('[R28.3] the bonuses of rows of glory come again in every game', () => {
  const vp = [4, 5, 6].map((game) => starting([3], { game }).seat(0).vp)
  expect(vp).toEqual([3, 3, 3])
})
