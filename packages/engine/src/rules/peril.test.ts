import { scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { FIRST_PERIL } from '../catalogue/good.ts'
import { isCommonsSpot } from '../state/spot.ts'

const village = { purple: ['patch', 'kiln'] } as const

test('[R3.1] at set-up every building of every charter, active or not, gets one peril token', () => {
  const s = scenario({ begin: 'setup', game: 3, rules: ['peril'], village: { red: ['bank', 'inn'] } })
  const { perilAt, inPlay, supply } = s.state.table
  const expected = inPlay.filter((spot) => !isCommonsSpot(spot))
  expect(perilAt.flatMap((peril, spot) => (peril > 0 ? [spot] : []))).toEqual(expected)
  expect(expected).toHaveLength(7)
  expect(supply.slice(FIRST_PERIL).reduce((total, left) => total + left, 0)).toBe(36 - 7)
})

test('[R3.1] a building on an island gets a peril token, the building under it none', () => {
  const islands = [{ charter: 'purple', tile: 1, over: 2, building: 'stable' }] as const
  const begin = { begin: 'setup', game: 6, rules: ['peril', 'islands'], seats: ['purple'] } as const
  const s = scenario({ ...begin, village, islands }).answer('island:1', 'plot:2', 'island:2', 'plot:3')
  const { perilAt } = s.state.table
  expect([(perilAt[s.spot('stable')] ?? 0) > 0, perilAt[s.spot('kiln')]]).toEqual([true, 0])
})

test('[R3.1] there are no peril tokens before the rule is in force', () => {
  const s = scenario({ begin: 'setup', game: 3 })
  expect(s.state.table.perilAt.every((peril) => peril === 0)).toBe(true)
})

test('[R3.2] the player who uses a building takes its peril, after the benefit and without a choice', () => {
  const s = scenario({ village, perilOn: { kiln: 'vermin' }, players: [{ goods: { coal: 1 } }] })
  s.answer('place:kiln')
  expect([s.has(0, 'vermin'), s.state.table.perilAt[s.spot('kiln')], s.asked()]).toEqual([1, 0, '1 act'])
  expect(s.eventsOf('took-peril')).toMatchObject([{ seat: 0, peril: 'vermin', building: s.number('kiln') }])
  const kinds = s.events.map(({ kind }) => kind)
  expect(kinds.indexOf('won-vp')).toBeLessThan(kinds.indexOf('took-peril'))
})

test('[R3.2] the next to use a building takes no peril', () => {
  const players = [{ goods: { coal: 1 } }, { goods: { coal: 1 } }]
  const s = scenario({ village, perilOn: { kiln: 'vermin' }, players })
  s.answer('place:kiln', 'place:kiln')
  expect([s.has(0, 'vermin'), s.has(1, 'vermin')]).toEqual([1, 0])
})

test('[R3.2] a minion takes the peril of the building that it uses', () => {
  const s = scenario({ rules: ['minions'], perilOn: { patch: 'blight' }, players: [{ goods: { cat: 1 } }] })
  s.answer('minion:cat')
  expect(s.has(0, 'blight')).toBe(1)
})

test('[R3.3] peril pays for a building that asks for it, in tokens of my choice', () => {
  const players = [{ goods: { vermin: 1, bandit: 2 } }]
  const s = scenario({ village: { purple: ['patch', 'clinic'] }, players })
  s.answer('place:clinic')
  expect(s.options()).toEqual(['pay:vermin', 'pay:bandit'])
  s.answer('pay:bandit')
  expect([s.has(0, 'vermin'), s.has(0, 'bandit'), s.seat(0).vp]).toEqual([1, 1, 5])
})

test('[R3.3] without peril a building that asks for it is closed', () => {
  const s = scenario({ village: { purple: ['patch', 'clinic'] }, players: [{ goods: { coin: 5 } }] })
  expect(s.closed('place:clinic')).toEqual({ lack: 'peril', count: 1 })
})

test('[R3.3] peril is not kept for the next game, not even after game 1', () => {
  const players = [{ goods: { vermin: 2, coal: 3 } }]
  const s = scenario({ rules: ['peril'], players, table: { ending: true } })
  s.answer('place:patch', 'place:seam').skipNames()
  expect(s.state.legacy.charters[0]?.keptGoods).toEqual([1, 3, ...new Array<number>(17).fill(0)])
})

test('[R3.4] a building with peril on it cannot be built over', () => {
  const players = [{ goods: { pumpkin: 2, clay: 1, grain: 1 }, cards: ['orchard'] }]
  const setup = { village, rules: ['overbuilding'], players } as const
  expect(scenario(setup).answer('place:zeppelin').options()).toContain('plot:2')
  const blighted = scenario({ ...setup, perilOn: { kiln: 'blight' } }).answer('place:zeppelin')
  expect(blighted.options()).not.toContain('plot:2')
})
