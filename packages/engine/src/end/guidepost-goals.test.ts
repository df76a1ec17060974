import { type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { STANDARD_BOARD } from '../catalogue/board.ts'

/** Seats that reach the goal of a guidepost when a two-seat game ends like this. */
function achievers(guidepost: number, setup: ScenarioSetup): number[] {
  const s = scenario({ begin: 'end', game: 2, guidepost, ...setup })
  return s.eventsOf('goal-achieved').map(({ seat }) => seat)
}

/** A quota table on which the first spaces bear the tokens of these seats. */
function quotaOf(...seats: number[]): number[] {
  return STANDARD_BOARD.quota.map((_, space) => (seats[space] ?? -1) + 1)
}

describe('the goal of a guidepost', () => {
  it('[G2] in game 2 I reach the goal with the most coins and resources, counted together', () => {
    expect(achievers(400, { players: [{ goods: { coin: 2 } }, { goods: { coin: 1, wood: 2 } }] })).toEqual([
      1,
    ])
    expect(achievers(400, { players: [{ goods: { cat: 3 } }, { goods: { clay: 1 } }] })).toEqual([1])
  })

  it('[G3] in game 3 the fewest scored objectives win', () => {
    expect(achievers(401, { players: [{ objectivesScored: 1 }, { objectivesScored: 2 }] })).toEqual([0])
  })

  it('[G4] in game 4 the most buildings in the own charter win', () => {
    const village = { purple: ['patch', 'orchard'], black: ['seam', 'kiln', 'crane'] } as const
    expect(achievers(402, { village })).toEqual([1])
    expect(achievers(403, { village: { purple: ['patch', 'orchard'] } })).toEqual([0])
  })

  it('[G5] in game 5 the most personas win, those in use and those in the chest together', () => {
    const busy = { chest: ['first-purple', 'gardener'], personas: ['gardener'] }
    const collector = { chest: ['first-black', 'miner', 'curator'], personas: ['miner'] }
    expect(achievers(404, { players: [busy, collector] })).toEqual([1])
  })

  it('[G6] in game 6 the most tokens on the quota table win', () => {
    expect(achievers(405, { table: { quota: quotaOf(0, 1, 1) } })).toEqual([1])
  })

  it('[G7] in game 7 the most reputation tokens win', () => {
    expect(achievers(406, { table: { reputation: [0, 1, 0] } })).toEqual([0])
  })

  it('[G8] in game 8 the most peril tokens win', () => {
    const players = [{ goods: { blight: 1, famine: 1 } }, { goods: { vermin: 1 } }]
    expect(achievers(407, { players })).toEqual([0])
  })

  it('[G9] in game 9 all reach the goal but the one on whose turn the candle went out', () => {
    expect(achievers(408, { seats: 3, table: { candle: 0, candleOut: 1 } })).toEqual([0, 2])
    expect(achievers(408, { seats: 3, table: { candle: 9, candleOut: -1 } })).toEqual([0, 1, 2])
  })

  it('[G10] in game 10 the most minions win', () => {
    expect(achievers(409, { players: [{ goods: { cat: 1 } }, { goods: { chef: 2 } }] })).toEqual([1])
  })

  it('[G11] in a happy game 11 the most advancement cards win, in an angry one the fewest', () => {
    const players = [{ cards: ['sherpa', 'broker'] }, { cards: ['kiln'] }]
    expect(achievers(410, { players })).toEqual([0])
    expect(achievers(411, { players })).toEqual([1])
  })

  it.each([412, 413])('[G12] in game 12 the fewest influence left wins (guidepost %i)', (guidepost) => {
    expect(achievers(guidepost, { players: [{ influence: 3 }, { influence: 2 }] })).toEqual([1])
  })

  it('[G12] a tie for the fewest influence is settled by the die: exactly one of us reaches the goal', () => {
    const players = [{ influence: 6 }, { influence: 5 }, { influence: 5 }]
    const s = scenario({ begin: 'end', game: 12, guidepost: 412, seats: 3, players })
    const rolls = s.eventsOf('rolled').map(({ charter }) => charter)
    expect(s.eventsOf('goal-achieved').map(({ seat }) => seat)).toEqual([rolls.at(-1)])
    expect([1, 2]).toContain(rolls.at(-1))
  })

  it('[R27.2] everyone who is tied reaches the goal and gains 1 glory', () => {
    const s = scenario({
      begin: 'end',
      game: 2,
      guidepost: 400,
      seats: 3,
      players: [{}, { goods: { coin: 1 } }],
    })
    expect(s.asked()).toBe('1 glory')
    const tied = scenario({ begin: 'end', game: 2, guidepost: 400, seats: 3 })
    tied.answer('row:1', 'row:2', 'row:3')
    expect(tied.state.legacy.charters.slice(0, 4).map(({ glory }) => glory.slice(0, 3))).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
      [0, 0, 0],
    ])
  })

  it('[R27.2] nobody gains glory for a goal in game 1, which has no guidepost', () => {
    const s = scenario({ begin: 'end', game: 1, players: [{ goods: { coin: 3 } }] })
    expect(s.eventsOf('goal-achieved')).toEqual([])
    expect(s.asked()).not.toBe('0 glory')
  })

  it('[R27.3] the achiever with the most influence left chooses, not the player with the most of all', () => {
    const rich = { goods: { coin: 2 }, influence: 4 }
    const s = scenario({
      begin: 'end',
      game: 2,
      guidepost: 400,
      seats: 3,
      players: [rich, {}, { ...rich, influence: 5 }],
    })
    s.answer('row:1', 'row:1')
    expect([s.asked(), ...s.options()]).toEqual(['2 guidepost', 'path:A', 'path:B'])
    expect(s.eventsOf('rolled')).toEqual([])
  })

  it('[R27.3] with equal influence the die says which achiever chooses', () => {
    const poor = { influence: 12 }
    const rich = { goods: { coin: 2 }, influence: 4 }
    const s = scenario({ begin: 'end', game: 2, guidepost: 400, seats: 3, players: [rich, poor, rich] })
    s.answer('row:1', 'row:1')
    const shown = s.eventsOf('rolled').at(-1)?.charter
    expect([0, 2]).toContain(shown)
    expect(s.asked()).toBe(`${shown} guidepost`)
  })

  it('[R27.3] nobody is asked where the table itself decides', () => {
    const s = scenario({ begin: 'end', game: 8, guidepost: 407 })
    s.answer('row:1', 'row:1')
    expect(s.asked()).not.toContain('guidepost')
    expect(s.eventsOf('letter-opened')).toHaveLength(1)
  })
})
