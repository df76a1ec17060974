import { type Scenario, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { STANDARD_BOARD } from '../catalogue/board.ts'

const ROLL = 377
const OWN = 378
const GRANDSTAND = 379
const CHARTERSTONE = 380
const ZEPPELIN = 381
const MARKET = 382
const LATE = 383

/** Seat 0 is a person at the lot, seat 1 (black) an automa whose next card is given. */
function facing(card: number, setup: ScenarioSetup = {}) {
  return scenario({ automas: [1], ...setup, table: { automaDeck: [card], ...setup.table } })
}

test('[A3] with a worker free an automa draws a card, places, scores and goes on', () => {
  const s = facing(GRANDSTAND).answer('place:lot')
  expect(s.eventsOf('automa-drew').map(({ card }) => card)).toEqual([GRANDSTAND])
  expect(s.seat(1).workers).toEqual([-1, s.spot('grandstand')])
  expect(s.asked()).toBe('0 act')
})

test('[A3] without a free worker an automa retrieves all and draws nothing', () => {
  const s = facing(GRANDSTAND, { players: [{}, { workers: ['treasury', 'market'] }] }).answer('place:lot')
  expect(s.seat(1).workers).toEqual([-1, -1])
  expect(s.eventsOf('automa-drew')).toEqual([])
})

test('[A4] an automa goes to the commons building its card shows and bumps the worker there', () => {
  const s = facing(MARKET, { players: [{ workers: ['market', null] }] }).answer('place:lot')
  expect(s.seat(0).workers[0]).toBe(-1)
  expect(s.seat(1).workers).toContain(s.spot('market'))
  expect(s.eventsOf('bumped')).toMatchObject([{ seat: 0, by: 1 }])
  const zeppelin = facing(ZEPPELIN).answer('place:lot')
  expect(zeppelin.seat(1).workers).toContain(zeppelin.spot('zeppelin'))
})

test('[A4] a card for the own charter of an automa picks by value, and the last one when there are too few', () => {
  const village = { black: ['seam', 'vault', 'kiln'] }
  const s = facing(OWN, { village }).answer('place:lot')
  // Marked as second lowest: seam 1, kiln 3, vault 5; by name the seam would be second.
  expect(s.seat(1).workers).toContain(s.spot('kiln'))
  const alone = facing(OWN).answer('place:lot')
  expect(alone.seat(1).workers).toContain(alone.spot('seam'))
})

test('[A4] an automa card with a die goes to the charter that is rolled', () => {
  const s = facing(ROLL).answer('place:lot')
  const [rolled] = s.eventsOf('rolled')
  expect(rolled).toMatchObject({ seat: 1, source: ROLL })
  const basics = ['patch', 'seam', 'lot', 'bank', 'vein', 'field']
  expect(s.seat(1).workers).toContain(s.spot(basics[rolled?.charter ?? -1] ?? ''))
})

test('[A4] an automa breaks ties by name, from the end where its card is marked so', () => {
  const village = { black: ['seam', 'kiln', 'crane', 'annex'] }
  const s = facing(OWN, { village }).answer('place:lot')
  // Second lowest, Z to A among crane and annex, both worth 5 - after seam (1) comes kiln (3).
  expect(s.seat(1).workers).toContain(s.spot('kiln'))
  const tied = facing(OWN, { village: { black: ['crane', 'annex', null] } }).answer('place:lot')
  expect(tied.seat(1).workers).toContain(tied.spot('annex'))
})

test('[A5] an automa scores a fixed number, or the difficulty of the campaign', () => {
  expect(facing(CHARTERSTONE).answer('place:lot').seat(1).vp).toBe(3)
  expect(facing(GRANDSTAND).answer('place:lot').seat(1).vp).toBe(2)
  expect(
    facing(GRANDSTAND, { legacy: { automaLevel: 5 } })
      .answer('place:lot')
      .seat(1).vp,
  ).toBe(5)
})

test('[A2] an automa never gains goods or cards: not from a building, not from what others are given', () => {
  const village = { yellow: ['field', 'kitchen'] }
  const s = facing(GRANDSTAND, { village, players: [{ goods: { grain: 1 } }] }).answer('place:kitchen')
  expect(s.has(1, 'grain')).toBe(0)
  expect(s.seat(1).cards).toEqual([])
  expect(s.seat(0).vp).toBe(3)
})

test('[A2] the charter of an automa is active and counts for the player count', () => {
  const alone = scenario({ begin: 'setup', seats: 1 })
  const together = scenario({ begin: 'setup', automas: [1] })
  expect(together.state.table.seats).toHaveLength(2)
  const startOf = (s: Scenario) => s.eventsOf('progressed')[0]?.to
  expect([startOf(alone), startOf(together)]).toEqual(STANDARD_BOARD.progress.starts.slice(0, 2))
})

test('[A7] when an opponent uses a building with its minion an automa takes 1 VP instead of the benefit', () => {
  const village = { black: ['seam', 'kiln'] }
  const players = [{ goods: { coal: 1 } }, { goods: { butler: 1 } }]
  const s = facing(GRANDSTAND, {
    village,
    players,
    rules: ['minions'],
    minionOn: { kiln: 'butler' },
  }).answer('place:kiln')
  expect(s.seat(1).vp).toBe(1 + 2)
  expect(s.has(1, 'coin')).toBe(0)
})

test('[A7] a card for its own charter sends an automa’s minion to an unoccupied building first', () => {
  const village = { black: ['seam', 'kiln', 'almanac'] }
  const s = facing(OWN, { village, rules: ['minions'], players: [{}, { goods: { cat: 1 } }] }).answer(
    'place:lot',
  )
  expect(
    s
      .eventsOf('placed')
      .filter(({ seat }) => seat === 1)
      .map(({ worker }) => worker),
  ).toEqual(['minion', 'small'])
  expect(s.seat(1).vp).toBe(3)
})

test('[A7] an automa takes a peril token where it goes, and nothing else for it', () => {
  const village = { black: ['seam', 'kiln'] }
  const s = facing(OWN, { village, rules: ['peril'], perilOn: { kiln: 'blight' } }).answer('place:lot')
  expect(s.has(1, 'blight')).toBe(1)
})

test('[A3] the card that an automa has drawn lies on the discard pile of the automas', () => {
  const s = facing(GRANDSTAND, { table: { automaDeck: [MARKET, GRANDSTAND] } }).answer('place:lot')
  expect([s.state.table.automaDeck, s.state.table.automaDiscard]).toEqual([[MARKET], [GRANDSTAND]])
})

test('[A3] the second worker of an automa is the large one; its minions on the board do not count as workers', () => {
  const players = [{}, { workers: [null, 'treasury'], goods: { cat: 1 } }]
  const s = facing(GRANDSTAND, { players, rules: ['minions'] }).answer('place:lot')
  expect(s.seat(1).workers).toEqual([s.spot('grandstand'), s.spot('treasury')])
  expect(s.eventsOf('placed').at(-1)?.worker).toBe('large')
})

test('[A3] when an automa retrieves, its minions come home too', () => {
  const players = [{}, { workers: ['treasury', 'market'] }]
  const s = facing(GRANDSTAND, { players, rules: ['minions'], minionOn: { seam: 'cat' } }).answer('place:lot')
  expect(s.eventsOf('retrieved')).toEqual([{ kind: 'retrieved', seat: 1, workers: 2, minions: 1, source: 0 }])
  expect(s.seat(1).vp).toBe(0)
})

test('[A4] an automa finds the third highest, ties from A to Z, and with two buildings the second', () => {
  const five = { black: ['seam', 'crane', 'circus', 'annex', 'kiln'] }
  const s = facing(LATE, { village: five }).answer('place:lot')
  // The circus is worth 15, annex and crane 5 each.
  expect(s.seat(1).workers[1]).toBe(s.spot('crane'))
  const two = facing(LATE, { village: { black: ['seam', 'kiln'] } }).answer('place:lot')
  expect(two.seat(1).workers[1]).toBe(two.spot('seam'))
})

test('[A4] an automa card with a die takes the highest building of the charter that is rolled', () => {
  const village = { purple: ['patch', 'almanac'], yellow: ['field', 'annex', 'circus'] }
  const places = Array.from({ length: 20 }, (_, seed) => {
    const s = facing(ROLL, { seed, village }).answer('place:lot')
    return `${s.eventsOf('rolled')[0]?.charter} ${s.slug(s.eventsOf('placed').at(-1)?.building ?? 0)}`
  })
  expect(new Set(places)).toEqual(new Set(['0 almanac', '1 seam', '2 lot', '3 bank', '4 vein', '5 circus']))
})

test('[A2] the minion of a person pays its owner when an automa uses the building', () => {
  const minionOn = { patch: 'butler' } as const
  const games = Array.from({ length: 20 }, (_, seed) =>
    facing(ROLL, { seed, minionOn, rules: ['minions'] }).answer('place:lot'),
  )
  const visited = games.filter((s) => s.eventsOf('rolled')[0]?.charter === 0)
  expect(visited.length).toBeGreaterThan(0)
  for (const s of visited) expect([s.has(0, 'coin'), s.has(1, 'pumpkin')]).toEqual([1, 0])
})

test('[A7] without the rule, a free minion or an unoccupied building an automa places no minion', () => {
  const minions = (setup: ScenarioSetup) =>
    facing(OWN, setup)
      .answer('place:lot')
      .eventsOf('placed')
      .filter(({ worker }) => worker === 'minion').length
  const cat = [{}, { goods: { cat: 1 } }]
  expect(minions({ players: cat })).toBe(0)
  expect(minions({ rules: ['minions'] })).toBe(0)
  expect(minions({ rules: ['minions'], players: [{ workers: ['seam'] }, { goods: { cat: 1 } }] })).toBe(0)
  expect(minions({ rules: ['minions'], players: cat })).toBe(1)
})

test('[A7] an automa’s minion goes to the unoccupied building that the card is marked for, the first type that is free', () => {
  const village = { black: ['seam', 'kiln', 'almanac'] }
  const players = [{ workers: ['kiln'] }, { goods: { ghost: 1, chef: 1 } }]
  const s = facing(OWN, { village, rules: ['minions'], players, minionOn: {} }).answer('place:lot')
  // Second lowest of seam and almanac is almanac; the worker bumps at the second lowest of all, the kiln.
  expect(s.state.table.minionAt[s.spot('almanac')]).toBe(2)
  expect([s.seat(1).workers[1], s.seat(0).workers[0]]).toEqual([s.spot('kiln'), -1])
})

test('[A7] an automa card with a die or for the commons places no minion', () => {
  const minions = { rules: ['minions'] as const, players: [{}, { goods: { cat: 1 } }] }
  expect(facing(GRANDSTAND, minions).answer('place:lot').eventsOf('placed')).toHaveLength(2)
  for (let seed = 0; seed < 10; seed++)
    expect(
      facing(ROLL, { ...minions, seed })
        .answer('place:lot')
        .eventsOf('placed'),
    ).toHaveLength(2)
})
