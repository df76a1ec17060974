import { type Scenario, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'

const ROLL = 377
const OWN = 378
const GRANDSTAND = 379
const PURPLE = 0
const BLACK = 1
const YELLOW = 5

/** A person (purple) goes to the lot, then the automa (black) plays the card. */
function facing(card: number, setup: ScenarioSetup): Scenario {
  const s = scenario({ automas: [1], ...setup, table: { automaDeck: [card], ...setup.table } })
  return s.answer('place:lot')
}

/** Whether the automa's die has shown the charter. */
const shows = (charter: number) => (s: Scenario) => s.eventsOf('rolled')[0]?.charter === charter

/** All games out of forty in which it does. */
function rolling(charter: number, setup: ScenarioSetup): Scenario[] {
  return Array.from({ length: 40 }, (_, seed) => facing(ROLL, { ...setup, seed })).filter(shows(charter))
}

/** The first game in which it does. */
function visit(charter: number, setup: ScenarioSetup): Scenario {
  let seed = 0
  let s = facing(ROLL, { ...setup, seed })
  while (!shows(charter)(s) && seed < 100) s = facing(ROLL, { ...setup, seed: ++seed })
  return s
}

describe('game 6: an automa visits', () => {
  const six = { game: 6, guidepost: 405 } as const

  it('[A9] in game 6 the owner of the building that an automa uses rolls, and on a match both gain 1 VP', () => {
    const games = rolling(PURPLE, six).map((s) => ({ s, roll: s.eventsOf('rolled')[1] }))
    for (const { s, roll } of games) {
      const gain = roll?.charter === PURPLE || roll?.charter === BLACK ? 1 : 0
      expect([roll?.seat, s.seat(0).vp, s.seat(1).vp]).toEqual([0, gain, 2 + gain])
    }
    expect(new Set(games.map(({ s }) => s.seat(0).vp))).toEqual(new Set([0, 1]))
  })

  it('[A9] in game 6 another automa whose building an automa uses rolls as well', () => {
    const games = rolling(YELLOW, { ...six, seats: ['purple', 'black', 'yellow'], automas: [1, 2] })
    for (const s of games) expect(s.eventsOf('rolled')[1]?.seat).toBe(2)
    expect(new Set(games.map((s) => s.seat(1).vp))).toEqual(new Set([2, 3]))
  })

  it('[A9] in game 6 an automa rolls when I use its building', () => {
    const s = scenario({ ...six, automas: [1], table: { automaDeck: [GRANDSTAND] } }).answer('place:seam')
    expect(s.eventsOf('rolled').map(({ seat }) => seat)).toEqual([1])
  })

  it('[A9] nobody rolls for an automa in the commons, in its own charter, in an empty one or in another game', () => {
    expect(facing(GRANDSTAND, six).eventsOf('rolled')).toEqual([])
    expect(facing(OWN, six).eventsOf('rolled')).toEqual([])
    expect(visit(YELLOW, six).eventsOf('rolled')).toHaveLength(1)
    expect(visit(PURPLE, { game: 8, guidepost: 407 }).eventsOf('rolled')).toHaveLength(1)
  })
})

describe('game 7: an automa pays', () => {
  const seven = { game: 7, guidepost: 406, village: { purple: ['patch', 'observatory'] } } as const

  it('[A9] in game 7 the coins and resources that an automa would pay come to me from the general supply', () => {
    const s = visit(PURPLE, seven)
    expect([s.has(0, 'coal'), s.has(0, 'coin'), s.has(0, 'pumpkin'), s.asked()]).toEqual([1, 1, 0, '0 act'])
    expect(visit(PURPLE, { ...seven, village: { purple: ['patch', 'circus'] } }).has(0, 'pumpkin')).toBe(1)
    expect([s.state.table.supply[1], s.state.table.supply[6]]).toEqual([11, 35])
    expect(s.eventsOf('gained').filter(({ source }) => s.slug(source) === 'observatory')).toHaveLength(2)
  })

  it('[A9] in game 7 an automa pays me as far as the supply has it', () => {
    const s = visit(PURPLE, { ...seven, supply: { coal: 0 } })
    expect([s.has(0, 'coal'), s.has(0, 'coin')]).toEqual([0, 1])
  })

  it('[A9] in game 7 I choose where the cost of an automa leaves a choice of resources', () => {
    const s = visit(PURPLE, { ...seven, village: { purple: ['patch', 'menagerie'] } })
    expect(s.asked()).toBe('0 take-any')
    s.answer('gain:clay')
    expect([s.has(0, 'clay'), s.asked()]).toEqual([1, '0 act'])
  })

  it('[A9] in game 7 an automa uses nothing, and pays nothing of its own', () => {
    const s = visit(PURPLE, seven)
    expect([s.cards(1), s.seat(1).influence, s.seat(1).goods.every((count) => count === 0)]).toEqual([
      [],
      12,
      true,
    ])
  })

  it('[A9] an automa pays no automa and no empty charter, and nobody in its own charter or in another game', () => {
    const taken = (s: Scenario): number => s.eventsOf('gained').filter(({ good }) => good === 'coal').length
    const village = { yellow: ['field', 'observatory'] } as const
    expect(taken(visit(YELLOW, { ...seven, village }))).toBe(0)
    expect(taken(facing(OWN, { ...seven, village: { black: ['seam', 'observatory'] } }))).toBe(0)
    expect(
      taken(visit(YELLOW, { ...seven, village, seats: ['purple', 'black', 'yellow'], automas: [1, 2] })),
    ).toBe(0)
    expect(taken(visit(PURPLE, { ...seven, game: 8, guidepost: 407 }))).toBe(0)
  })
})

describe('game 10: an automa meets a stray minion', () => {
  const ten = {
    game: 10,
    guidepost: 409,
    rules: ['minions'],
    village: { purple: ['patch', 'orchard'] },
  } as const
  const astray: ScenarioSetup = { ...ten, table: { stray: true }, minionOn: { orchard: 'chef' } }

  it('[A9] in game 10 an automa pays 1 influence and takes the stray minion', () => {
    const s = visit(PURPLE, astray)
    expect([s.seat(1).influence, s.seat(1).spent, s.has(1, 'chef')]).toEqual([11, 1, 1])
    expect([s.state.table.minionAt[s.spot('orchard')], s.seat(1).workers[1]]).toEqual([0, s.spot('orchard')])
  })

  it('[A9] without influence a building with a stray minion is closed to an automa, which takes the next one', () => {
    const s = visit(PURPLE, { ...astray, players: [{}, { influence: 0 }] })
    expect([s.has(1, 'chef'), s.seat(1).workers[1]]).toEqual([0, s.spot('patch')])
  })

  it('[A9] where stray minions close all buildings an automa places nobody, and scores its card', () => {
    const s = visit(PURPLE, {
      ...astray,
      minionOn: { orchard: 'chef', patch: 'cat' },
      players: [{}, { influence: 0 }],
    })
    expect([s.seat(1).workers, s.seat(1).vp]).toEqual([[-1, -1], 2])
  })

  it('[A9] in game 10 an automa places no minion of its own either', () => {
    const s = facing(OWN, { ...ten, table: { stray: true }, players: [{}, { goods: { cat: 1 } }] })
    expect(s.eventsOf('placed').map(({ worker }) => worker)).toEqual(['small', 'small'])
  })
})

describe('game 11: an automa goes abroad', () => {
  const charterOf = (s: Scenario): number => Math.floor(((s.seat(1).workers[1] ?? 0) - 6) / 6)

  it('[A9] in a happy game 11 an automa that rolls its own charter rolls again', () => {
    const games = rolling(BLACK, { game: 11, guidepost: 410 })
    expect(games.length).toBeGreaterThan(3)
    for (const s of games) expect(charterOf(s)).toBe(s.eventsOf('rolled').at(-1)?.charter)
    for (const s of games) expect(new Set(s.eventsOf('rolled').map(({ seat }) => seat))).toEqual(new Set([1]))
    for (const s of games) expect(charterOf(s)).not.toBe(BLACK)
  })

  it('[A9] an automa keeps any other roll, and that of its own charter in any other game', () => {
    expect(visit(PURPLE, { game: 11, guidepost: 410 }).eventsOf('rolled')).toHaveLength(1)
    expect(charterOf(visit(BLACK, { game: 11, guidepost: 411 }))).toBe(BLACK)
  })

  it('[A9] in a happy game 11 a card for the own charter of an automa is not changed', () => {
    expect(charterOf(facing(OWN, { game: 11, guidepost: 410 }))).toBe(BLACK)
  })

  it('[A9] in an angry game 11 an automa places no influence on emblems', () => {
    const s = visit(PURPLE, { game: 11, guidepost: 411 })
    expect([s.seat(1).influence, s.eventsOf('toll-paid').map(({ seat }) => seat)]).toEqual([12, [0]])
    const poor = visit(PURPLE, { game: 11, guidepost: 411, players: [{}, { influence: 0 }] })
    expect(charterOf(poor)).toBe(PURPLE)
  })
})

describe('game 12: islands are private', () => {
  const islands = [{ charter: 'purple', tile: 1, over: 2, building: 'circus' }] as const

  it('[A9] in game 12 the islands of other seats are closed to an automa', () => {
    const s = visit(PURPLE, { game: 12, guidepost: 412, islands })
    expect(s.seat(1).workers[1]).toBe(s.spot('patch'))
    const before = visit(PURPLE, { game: 11, guidepost: 411, islands })
    expect(before.seat(1).workers[1]).toBe(before.spot('circus'))
  })

  it('[A9] in game 12 the islands of an automa are open to it', () => {
    const own = [{ charter: 'black', tile: 1, over: 2, building: 'circus' }] as const
    const s = facing(OWN, { game: 12, guidepost: 412, islands: own })
    expect(s.seat(1).workers[1]).toBe(s.spot('circus'))
  })
})
