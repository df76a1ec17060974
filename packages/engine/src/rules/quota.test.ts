import { scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { STANDARD_BOARD } from '../catalogue/board.ts'

test.each(['resource', 'coin', 'card'] as const)('[R22.1] the %s row asks for 1, 2, 2, 3, 3 and 3', (row) => {
  expect(STANDARD_BOARD.quota.filter((space) => space.row === row).map(({ count }) => count)).toEqual([
    1, 2, 2, 3, 3, 3,
  ])
})

test('[R22.1] I choose among the open spaces of the quota table that I can fill', () => {
  const s = scenario({ players: [{ goods: { wood: 2, coin: 1 }, cards: ['kite', 'kiln', 'lamp'] }] })
  s.answer('place:cloud-port')
  expect(s.options()).toEqual([
    'quota:resource-1',
    'quota:resource-2',
    'quota:resource-3',
    'quota:coin-1',
    'quota:card-1',
    'quota:card-2',
    'quota:card-3',
    'quota:card-4',
    'quota:card-5',
    'quota:card-6',
  ])
})

test('[R22.1] a taken space of the quota table is closed for the rest of the game', () => {
  const s = scenario({ seats: 2, players: [{ goods: { coin: 2 } }, { goods: { coin: 1 } }] })
  s.answer('place:cloud-port', 'quota:coin-1')
  expect(s.state.table.quota[6]).toBe(1)
  expect(s.closed('place:cloud-port')).toEqual({ lack: 'quota-space', count: 1 })
})

test('[R22.1] resources for a row of the quota table may be mixed', () => {
  const s = scenario({ players: [{ goods: { clay: 2, wood: 1 } }] })
  s.answer('place:cloud-port', 'quota:resource-3', 'pay:clay', 'pay:wood')
  expect([s.has(0, 'clay'), s.has(0, 'wood'), s.seat(0).vp]).toEqual([1, 0, 3])
})

test('[R22.1] the coins of the quota table are paid with coins alone', () => {
  const players = [{ goods: { coin: 3, cat: 1 } }]
  const s = scenario({ rules: ['minions'], players }).answer('place:cloud-port', 'quota:coin-2')
  expect([s.has(0, 'coin'), s.has(0, 'cat'), s.asked()]).toEqual([1, 1, '1 act'])
  expect(s.eventsOf('sold')).toEqual([{ kind: 'sold', seat: 0, space: 7 }])
})

test('[R22.1] the last coin will do for a space of the quota table', () => {
  const s = scenario({ players: [{ goods: { coin: 1, wood: 1 } }] }).answer('place:cloud-port')
  expect([s.options().includes('quota:coin-1'), s.closed('quota:coin-1')]).toEqual([true, undefined])
})

test('[K4] the Alchemist pays the coins of the quota table with any resource, but with no minion', () => {
  const goods = { pumpkin: 1, grain: 1, coin: 1, cat: 1 }
  const village = { purple: ['patch', 'orchard'] }
  const s = scenario({ rules: ['minions'], village, players: [{ personas: ['alchemist'], goods }] })
  expect(s.answer('place:orchard').options()).toEqual(['pay:pumpkin', 'pay:grain', 'pay:coin'])
})

test('[R22.1] cards for a row of the quota table may be mixed', () => {
  const s = scenario({ players: [{ cards: ['kite', 'kiln', 'patch-built'] }] })
  s.answer('place:cloud-port', 'quota:card-3', 'pay:patch-built', 'pay:kite')
  expect([s.cards(0), s.state.table.discard.map(s.slug)]).toEqual([['kiln'], ['patch-built', 'kite']])
})

test('[R22.1] with nothing to choose the whole price of a quota space is paid at once', () => {
  const s = scenario({ players: [{ goods: { grain: 5 } }] }).answer('place:cloud-port', 'quota:resource-5')
  expect([s.has(0, 'grain'), s.asked()]).toEqual([2, '1 act'])
})

test('[R22.1] two coins do not fill a quota space of three', () => {
  const s = scenario({ players: [{ goods: { coin: 2 } }] }).answer('place:cloud-port')
  expect(s.options()).not.toContain('quota:coin-4')
  expect(s.closed('quota:coin-4')).toEqual({ lack: 'coin', count: 1 })
})

test('[R22.1] other buildings sell for other VP', () => {
  const s = scenario({ village: { blue: ['vein', 'pier'] }, players: [{ goods: { coin: 2 } }] })
  s.answer('place:pier', 'quota:coin-1')
  expect([s.seat(0).vp, s.has(0, 'coin')]).toEqual([4, 0])
})

test('[R22.1] at other buildings that sell I may decline', () => {
  const s = scenario({ village: { blue: ['vein', 'pier'] }, players: [{ goods: { coin: 2 } }] })
  s.answer('place:pier', 'skip')
  expect([s.seat(0).vp, s.has(0, 'coin'), s.seat(0).influence]).toEqual([0, 1, 12])
})

test('[R22.1] the quota rows of minions and peril are not there before their rules', () => {
  const goods = { cat: 1, blight: 1 }
  expect(scenario({ players: [{ goods }] }).options()).not.toContain('place:cloud-port')
  const s = scenario({ rules: ['minions', 'peril'], players: [{ goods }] }).answer('place:cloud-port')
  expect(s.options()).toEqual(['quota:minion-1', 'quota:peril-1'])
})

test('[R22.2] the quota spaces have a bonus by column: none, +1 VP, none, +1 VP, none, reputation', () => {
  for (const row of ['resource', 'coin', 'card'])
    expect(STANDARD_BOARD.quota.filter((space) => space.row === row).map(({ bonus }) => bonus)).toEqual([
      'none',
      'vp',
      'none',
      'vp',
      'none',
      'reputation',
    ])
})

test.each([
  [1, 3],
  [2, 4],
  [3, 3],
  [4, 4],
  [5, 3],
])('[R22.2] column %i is worth %i VP at the Cloud Port', (column, vp) => {
  const s = scenario({ players: [{ goods: { coin: 3 } }] }).answer('place:cloud-port', `quota:coin-${column}`)
  expect([s.seat(0).vp, s.asked()]).toEqual([vp, '1 act'])
})

test('[R22.2] the last column of the quota table gives reputation, if I want it', () => {
  const setup = { players: [{ goods: { coin: 3 } }] }
  const taken = scenario(setup).answer('place:cloud-port', 'quota:coin-6', 'take')
  expect([taken.seat(0).vp, taken.seat(0).influence, taken.state.table.reputation]).toEqual([3, 10, [0]])
  const left = scenario(setup).answer('place:cloud-port', 'quota:coin-6', 'skip')
  expect([left.seat(0).vp, left.seat(0).influence, left.state.table.reputation]).toEqual([3, 11, []])
})

test('[R22.2] with my last influence I can sell, but not take the reputation of the last column', () => {
  const s = scenario({ players: [{ goods: { coin: 3 }, influence: 1 }] }).answer(
    'place:cloud-port',
    'quota:coin-6',
  )
  expect([s.asked(), s.seat(0).influence]).toEqual(['1 act', 0])
})
