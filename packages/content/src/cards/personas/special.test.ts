import { type ScenarioSetup, type SeatSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'
import { steadyBox } from '../../../test-support/steady-box.ts'

const game = (setup: ScenarioSetup) => scenario({ catalogue: steadyBox, seats: 3, ...setup })
const loyal = (persona: string, ...others: SeatSetup[]) =>
  game({ players: [{ personas: [persona] }, ...others] }).answer(`power:${persona}`)

test.each([
  'warden-of-silences',
  'warden-of-the-toll',
  'warden-of-loans',
  'warden-of-stores',
  'warden-of-whistles',
  'warden-of-the-seal',
])('[K5] %s is used once a game, on my turn', (persona) => {
  const s = game({ players: [{ personas: [persona] }] })
  expect(s.options()).toContain(`power:${persona}`)
  s.answer(`power:${persona}`)
  expect([s.asked(), s.options().includes(`power:${persona}`)]).toEqual(['0 act', false])
  s.answer('place:woodlot')
  expect(s.options()).not.toContain(`power:${persona}`)
})

test('[K5] for the loyal green persona each opponent gives me 1 card of their choice, and I gain 1 VP', () => {
  const s = loyal('warden-of-loans', { cards: ['sherpa', 'twins'] }, { cards: ['broker'] })
  expect([s.asked(), ...s.options()]).toEqual(['1 tribute', 'card:sherpa', 'card:twins'])
  s.answer('card:twins')
  expect([s.cards(0), s.cards(1), s.cards(2), s.seat(0).vp]).toEqual([['twins', 'broker'], ['sherpa'], [], 1])
})

test('[K5] for the loyal black persona each opponent gives me $1, if there is one, and I gain 3 VP', () => {
  const s = loyal('warden-of-the-toll', { goods: { coin: 2 } }, {})
  expect([s.has(0, 'coin'), s.has(1, 'coin'), s.has(2, 'coin'), s.seat(0).vp]).toEqual([1, 1, 0, 3])
})

test('[K5] for the loyal red persona each opponent gives me 1 resource of my choice, and I gain 4 VP', () => {
  const s = loyal('warden-of-stores', { goods: { wood: 2, clay: 1, coin: 3 } }, { goods: { coal: 1 } })
  expect([s.asked(), ...s.options()]).toEqual(['0 tribute', 'give:wood', 'give:clay'])
  s.answer('give:clay')
  expect([s.has(0, 'clay'), s.has(0, 'coal'), s.has(1, 'wood'), s.seat(0).vp]).toEqual([1, 1, 2, 4])
})

test('[K5] for the loyal yellow persona each opponent discards 1 influence, and I gain 2 VP', () => {
  const s = loyal('warden-of-the-seal', {}, { influence: 0 })
  expect([s.seat(1), s.seat(2), s.seat(0)]).toMatchObject([
    { influence: 11, spent: 1 },
    { influence: 0, spent: 0 },
    { influence: 12, vp: 2 },
  ])
})

test('[K5] for the loyal blue persona each opponent gives me 1 minion, from the board if need be, and I gain no VP', () => {
  const players = [{ personas: ['warden-of-whistles'] }, { goods: { cat: 1, chef: 1 } }]
  const s = game({ players, minionOn: { woodlot: 'ghost' } }).answer('power:warden-of-whistles')
  expect([s.asked(), ...s.options()]).toEqual(['1 tribute', 'give:cat', 'give:chef'])
  s.answer('give:chef')
  expect([s.has(0, 'chef'), s.has(0, 'ghost'), s.has(1, 'chef'), s.has(2, 'ghost'), s.seat(0).vp]).toEqual([
    1, 1, 0, 0, 0,
  ])
  expect(s.state.table.minionAt[s.spot('woodlot')]).toBe(0)
})

describe('the Warden of Silences', () => {
  const village = { purple: ['pumpkin-patch', 'portal'] }
  const musician = { personas: ['musician', 'banker'], goods: { wood: 1 } }
  const players = [{ personas: ['warden-of-silences', 'musician'], goods: { wood: 2 } }, musician]
  const setup = { seats: 2, rules: ['income'], village, players, progress: 16 } as const

  it('[K5] for the loyal purple persona the personas of opponents are off, and I gain 3 VP', () => {
    const s = game(setup).answer('power:warden-of-silences', 'place:treasury')
    expect([s.seat(0).vp, s.options().includes('power:banker')]).toEqual([3 + 1, false])
    expect(s.answer('place:treasury').seat(1).vp).toBe(0)
  })

  it('[K5] the personas of opponents are on again when income triggers', () => {
    const s = game({ ...setup, progress: 17 }).answer('power:warden-of-silences', 'place:portal')
    expect([s.eventsOf('income-triggered').length, s.options().includes('power:banker')]).toEqual([1, true])
    expect(s.answer('place:treasury').seat(1).vp).toBe(1)
  })

  it('[K5] the personas of opponents stay off on a space without income', () => {
    const s = game(setup).answer('power:warden-of-silences', 'place:portal', 'place:treasury')
    expect(s.seat(1).vp).toBe(0)
  })
})

/** One more turn of a single seat, then the end: what the rebel brings, with nothing and with one. */
const rebels: readonly [string, number, SeatSetup, SeatSetup, ScenarioSetup['table']?][] = [
  ['fence-lifter', 6, {}, { goods: { coal: 1 } }],
  ['lamp-carrier', 6, {}, {}, { reputation: [0] }],
  ['purse-turner', 6, {}, { goods: { coin: 1 } }],
  ['golem-friend', 10, {}, { goods: { golem: 1 } }],
  ['plan-burner', 10, {}, { cards: ['seed-stall'] }],
  ['sack-opener', 6, {}, {}, { quota: [1, ...new Array<number>(27).fill(0)] }],
]

describe('rebel personas', () => {
  const village = { purple: ['pumpkin-patch', 'lantern-shed'] }
  const vpOf = (persona: string, seat: SeatSetup, table: ScenarioSetup['table'] = {}) => {
    const player = { ...seat, goods: { pumpkin: 1, ...seat.goods }, personas: [persona] }
    const s = game({ seats: 1, village, players: [player], table: { ...table, ending: true } })
    s.answer('place:lantern-shed')
    return s.eventsOf('won-vp').flatMap(({ vp, source }) => (source === s.number(persona) ? vp : []))
  }

  it.each(rebels)('[K5] %s scores %i VP at the end for having nothing of a kind', (persona, vp, none) => {
    expect(vpOf(persona, none)).toEqual([vp])
  })

  it.each(rebels)('[K5] %s scores nothing with one of the kind', (persona, _vp, _none, one, table) => {
    expect(vpOf(persona, one, table)).toEqual([])
  })
})
