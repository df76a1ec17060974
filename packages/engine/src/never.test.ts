import { miniCatalogue, scenario, walk } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { violationsOf } from './invariants/violations.ts'
import { hash } from './state/hash.ts'

const SEATS = [1, 2, 3, 4, 5, 6]
/** Walks are quick, but not on a machine that is busy with something else. */
const PATIENCE = { timeout: 60_000 }

describe('nothing is lost or doubled', PATIENCE, () => {
  it.each(SEATS)(
    '[N1] with %i seats everything is somewhere exactly once, at every step of a game',
    (seats) => {
      for (let seed = 1; seed <= 4; seed++)
        expect(walk({ catalogue: miniCatalogue, seed, seats, every: 0 }).broken).toEqual([])
    },
  )

  it.each([2, 4])('[N1] nothing is lost or doubled in a whole campaign of %i seats', (seats) => {
    expect(walk({ catalogue: miniCatalogue, seed: 11, seats, games: 12, every: 0 }).broken).toEqual([])
  })

  it('[N1] nothing is lost or doubled when automas sit at the table', () => {
    expect(
      walk({ catalogue: miniCatalogue, seed: 5, seats: 4, automas: 2, games: 12, every: 0 }).broken,
    ).toEqual([])
  })

  it('[N1] nothing is lost or doubled in a game on its own with everything in force', () => {
    for (let seed = 1; seed <= 3; seed++)
      expect(walk({ catalogue: miniCatalogue, seed, seats: 4, stage: 12, every: 0 }).broken).toEqual([])
  })

  it('[N1] resources that stand in for coins are not spent twice', () => {
    const s = scenario({ players: [{ goods: { wood: 2, clay: 1 }, personas: ['alchemist'] }], mat: ['kite'] })
    s.answer('place:market')
    while (s.asked() === '0 pay') s.answer(s.options()[0] ?? '')
    expect(
      s
        .answer('card:kite')
        .seat(0)
        .goods.reduce((total, count) => total + count, 0),
    ).toBe(1)
    expect(s.seat(0).goods.every((count) => count >= 0)).toBe(true)
  })

  it('[N1] the last resource is left for the cost that only a resource can pay', () => {
    const s = scenario({ players: [{ goods: { wood: 2, coin: 1 }, personas: ['alchemist'] }], mat: ['kite'] })
    s.answer('place:market')
    expect(s.options()).toEqual(['pay:wood', 'pay:coin'])
    s.answer('pay:wood', 'card:kite')
    expect([s.has(0, 'wood'), s.has(0, 'coin')]).toEqual([0, 1])
  })
})

describe('options', PATIENCE, () => {
  it.each(SEATS)('[N2] with %i seats every offered option can be carried out', (seats) => {
    expect(walk({ catalogue: miniCatalogue, seed: 21, seats, every: 40 }).broken).toEqual([])
  })

  it('[N2] no two options are alike, even when two of my workers share a building', () => {
    const s = scenario({
      rules: ['treasures'],
      players: [{ workers: ['patch'], personas: ['masseur'], cards: ['amulet'] }],
    }).answer('place:patch', 'share', 'use:amulet')
    expect(s.seat(0).workers.filter((spot) => spot === -1)).toHaveLength(1)
    expect(s.asked()).toBe('0 act')
  })

  it('[N3] an answer that was not offered is refused, with a reason, and changes nothing', () => {
    const s = scenario()
    const before = hash(s.state)
    for (const key of [
      'place:market',
      'retrieve',
      'pass',
      '',
      'place:Patch',
      'PLACE:PATCH',
      ' place:patch',
      'name:x',
    ])
      expect(s.engine.apply(s.state, key)).toEqual({ reason: 'not-offered', key })
    expect(hash(s.state)).toBe(before)
  })

  it('[N3] between games nothing is asked, so nothing is accepted', () => {
    const s = scenario({ seats: 1, table: { ending: true } }).answer('place:patch')
    while (s.asked() !== '') s.answer(s.options()[0] ?? '')
    expect(s.engine.apply(s.state, 'place:patch')).toEqual({ reason: 'nothing-asked', key: 'place:patch' })
  })

  it('[N3] a name is taken only where one is asked for', () => {
    const s = scenario({ begin: 'setup', seats: 1 })
    expect(s.engine.apply(s.state, 'place:patch')).toEqual({ reason: 'not-offered', key: 'place:patch' })
    expect(s.engine.apply(s.state, 'name:')).toEqual({ reason: 'empty-name', key: 'name:' })
    expect(s.engine.apply(s.state, 'name:Ann')).toBeUndefined()
  })

  it('[N3] `after` leaves the state alone and throws on what was not offered', () => {
    const s = scenario()
    const before = hash(s.state)
    expect(s.engine.after(s.state, 'place:patch').table.seats[0]?.workers).not.toEqual([-1, -1])
    expect(() => s.engine.after(s.state, 'place:market')).toThrow('not-offered: place:market')
    expect(hash(s.state)).toBe(before)
  })
})

describe('going on', PATIENCE, () => {
  it('[N4] until the game is over a decision is pending', () => {
    for (let seed = 31; seed <= 36; seed++)
      expect(walk({ catalogue: miniCatalogue, seed, seats: 3, every: 0 }).broken).toEqual([])
  })

  it('[N4] a table where nobody can do anything still comes to its end', () => {
    const empty = [null]
    const village = { purple: empty, black: empty, green: empty, red: empty, blue: empty, yellow: empty }
    const s = scenario({ village, progress: 20 })
    expect(s.eventsOf('game-ended')).toHaveLength(1)
    expect(s.eventsOf('passed').length).toBe(s.seat(0).turns + s.seat(1).turns)
  })

  it('[N5] no game takes longer than a bound', () => {
    for (const seats of SEATS) {
      const { turns, broken } = walk({ catalogue: miniCatalogue, seed: 41, seats, every: 0, longest: 4000 })
      expect(broken).toEqual([])
      expect(turns / seats).toBeLessThan(200)
    }
  })

  it('[N5] an effect that copies never copies itself', () => {
    const s = scenario({
      village: { red: ['bank', 'masked-ball'], blue: ['vein', 'echo-shaft'] },
      players: [{ goods: { coin: 2 }, workers: ['masked-ball'] }, { workers: ['echo-shaft'] }],
    })
    expect(s.answer('place:echo-shaft').asked()).toBe('1 act')
  })

  it('[N5] the same seed and the same answers give the same game', () => {
    const one = walk({ catalogue: miniCatalogue, seed: 51, seats: 3, games: 2, every: 0 })
    const two = walk({ catalogue: miniCatalogue, seed: 51, seats: 3, games: 2, every: 30 })
    expect([one.hash, one.decisions]).toEqual([two.hash, two.decisions])
    expect(walk({ catalogue: miniCatalogue, seed: 52, seats: 3, games: 2, every: 0 }).hash).not.toBe(one.hash)
  })
})

describe('reasons', () => {
  it('[N6] every building in play is offered or closed with a reason', () => {
    const s = scenario({ village: { purple: ['patch', 'kiln', 'ragshop', 'almanac', 'clinic', 'vault'] } })
    const buildings = s.state.table.inPlay.map(
      (spot) => `place:${s.slug(s.state.legacy.buildings[spot] ?? 0)}`,
    )
    for (const key of buildings) expect(s.options().includes(key)).toBe(s.closed(key) === undefined)
    expect(s.closed('place:kiln')).toEqual({ lack: 'coal', count: 1 })
  })

  it('[N6] a reason says how many are missing', () => {
    const s = scenario({ players: [{ goods: { coin: 1 }, cards: ['patch-built'] }] })
    expect(s.closed('place:charterstone')).toEqual({ lack: 'coin', count: 3 })
  })

  it('[N6] an automatic answer has an event', () => {
    const s = scenario({ players: [{ goods: { wood: 2 } }] }).answer('place:treasury')
    expect(s.eventsOf('answered')).toEqual([{ kind: 'answered', seat: 0, key: 'pay:wood', source: 604 }])
  })

  it('[N6] nothing is closed while nobody is asked', () => {
    const s = scenario({ seats: 1, table: { ending: true } }).answer('place:patch')
    while (s.asked() !== '') s.answer(s.options()[0] ?? '')
    expect(s.engine.closed(s.state)).toEqual([])
  })
})

describe('what the checks themselves would find', () => {
  it('[N1] a coin too many is noticed', () => {
    const s = scenario({ begin: 'setup', seats: 1 })
    expect(violationsOf(s.state, miniCatalogue)).toEqual([])
    s.state.table.supply[6] = 99
    expect(violationsOf(s.state, miniCatalogue)).toEqual(['coin: 99 of 36'])
  })
})

describe('nothing is closed without a word', PATIENCE, () => {
  it.each([1, 3])(
    '[D7] with %i seats every plot, building, minion, item, treasure and power is open or says why',
    (seats) => {
      expect(walk({ catalogue: miniCatalogue, seed: 21, seats, games: 12, every: 0 }).broken).toEqual([])
    },
  )

  it('[D7] in a game on its own with everything in force nothing is closed without a word', () => {
    for (let seed = 1; seed <= 4; seed++)
      expect(walk({ catalogue: miniCatalogue, seed, seats: 4, stage: 11, every: 0 }).broken).toEqual([])
  })
})
