import { scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { plotSpot } from '../state/spot.ts'

const players = [{ goods: { pumpkin: 2, clay: 1, grain: 1 }, cards: ['orchard'] }]
const village = { purple: ['patch', 'almanac', 'kiln'], black: ['seam', 'crane'] } as const
const setup = { rules: ['overbuilding'], village, players } as const

describe('overbuilding', () => {
  it('[R18.3] with overbuilding I may build over a building of my own charter', () => {
    const s = scenario(setup).answer('place:zeppelin')
    expect(s.options()).toEqual(['plot:2', 'plot:3', 'plot:4', 'plot:5', 'plot:6'])
    s.answer('plot:3')
    expect(s.spot('orchard')).toBe(plotSpot(0, 2))
    expect(s.seat(0)).toMatchObject({ vp: 5, influence: 9 })
  })

  it('[R18.3] of several buildings on one spot only the newest counts', () => {
    const s = scenario({ ...setup, players: [...players, { goods: { coal: 1, coin: 1 } }] })
    s.answer('place:zeppelin', 'plot:3')
    expect(s.options()).toContain('place:orchard')
    expect(s.options()).not.toContain('place:kiln')
    expect(s.engine.result(s.state).campaign[0]?.buildings).toBe(1 + 9 + 5)
  })

  it('[R18.3] before overbuilding is in force only empty plots are open', () => {
    const s = scenario({ ...setup, rules: [] }).answer('place:zeppelin')
    expect(s.options()).toEqual(['plot:4', 'plot:5', 'plot:6'])
  })

  it('[R18.3] a basic building is never built over', () => {
    expect(scenario(setup).answer('place:zeppelin').options()).not.toContain('plot:1')
    const moved = { ...setup, village: { purple: ['kiln', 'patch'] } }
    const s = scenario(moved).answer('place:zeppelin')
    expect(s.options()).toEqual(['plot:1', 'plot:3', 'plot:4', 'plot:5', 'plot:6'])
  })

  it.each([
    ['a token of peril', { perilOn: { kiln: 'vermin' } }],
    ['my own income token', { incomeOn: { kiln: [0] } }],
    ['an income token of an opponent', { incomeOn: { kiln: [1] } }],
    ['a minion', { minionOn: { kiln: 'cat' } }],
    ['my own worker', { players: [{ ...players[0], workers: ['kiln'] }] }],
    ['the worker of an opponent', { players: [...players, { workers: ['kiln'] }] }],
  ] as const)('[R18.3] %s on a building keeps it from being built over', (_, change) => {
    const s = scenario({ ...setup, ...change }).answer('place:zeppelin')
    expect(s.options()).toEqual(['plot:2', 'plot:4', 'plot:5', 'plot:6'])
  })

  it('[R18.3] where nothing is empty and nothing bare, nothing can be built', () => {
    const purple = ['patch', 'kiln', 'almanac', 'circus', 'clinic', 'stable']
    const minions = { almanac: 'cat', circus: 'ghost', clinic: 'chef', stable: 'golem' } as const
    const full = { ...setup, village: { purple }, minionOn: minions }
    expect(scenario(full).options()).toContain('place:zeppelin')
    const closed = scenario({ ...full, perilOn: { kiln: 'bandit' } }).closed('place:zeppelin')
    expect(closed).toEqual({ lack: 'plot', count: 1 })
  })
})
