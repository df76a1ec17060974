import type { Event } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { changesOf, turnsOf } from './turns.ts'

const turn = (seat: number): Event => ({ kind: 'turn-started', seat, round: 1 })
const placed = (seat: number): Event => ({ kind: 'placed', seat, building: 5, worker: 'large' })
const gained = (seat: number, good: 'wood' | 'coin', count: number): Event => ({
  kind: 'gained',
  seat,
  good,
  count,
  source: 5,
})
const paid = (seat: number, good: 'wood' | 'influence', count: number): Event => ({
  kind: 'paid',
  seat,
  good,
  count,
  source: 5,
  to: -1,
})
const won = (seat: number, vp: number): Event => ({ kind: 'won-vp', seat, vp, source: 5 })

describe('turnsOf', () => {
  it('lists the turns in order, newest last', () => {
    const turns = turnsOf([turn(0), placed(0), turn(1), placed(1), turn(0), { kind: 'passed', seat: 0 }])
    expect(turns.map(({ seat, lead }) => `${seat} ${lead.kind}`)).toEqual([
      '0 placed',
      '1 placed',
      '0 passed',
    ])
  })

  it('leaves out what happened before the first turn, and turns in which nothing was done', () => {
    expect(turnsOf([placed(1), turn(0), { kind: 'round-ended', round: 1 }])).toEqual([])
  })

  it('a turn is led by the event that says most about it, wherever it stands', () => {
    const built: Event = { kind: 'constructed', seat: 0, building: 9, spot: 7, over: 0 }
    const [first] = turnsOf([turn(0), placed(0), built, { kind: 'used-card', seat: 0, card: 3 }])
    expect(first?.lead).toBe(built)
  })

  it('of two equal events the first one leads', () => {
    const sold: Event = { kind: 'sold', seat: 0, space: 1 }
    const [first] = turnsOf([turn(0), sold, { kind: 'scored-objective', seat: 0, card: 3 }])
    expect(first?.lead).toBe(sold)
  })

  it('what happens to another seat is no part of the turn', () => {
    const [first] = turnsOf([turn(0), placed(0), gained(1, 'coin', 3), won(1, 2)])
    expect(first?.changes).toEqual([])
  })
})

describe('changesOf', () => {
  it('adds gains and payments up by kind, and leaves out what stays the same', () => {
    const changes = changesOf([gained(0, 'wood', 3), paid(0, 'wood', 1), gained(0, 'coin', 2)])
    expect(changes).toEqual([
      { what: 'wood', by: 2 },
      { what: 'coin', by: 2 },
    ])
    expect(changesOf([gained(0, 'wood', 1), paid(0, 'wood', 1)])).toEqual([])
  })

  it('points come first, influence last', () => {
    const changes = changesOf([paid(0, 'influence', 1), gained(0, 'wood', 1), won(0, 3), won(0, 2)])
    expect(changes.map(({ what, by }) => `${what} ${by}`)).toEqual(['vp 5', 'wood 1', 'influence -1'])
  })

  it('a peril that is taken counts as one more', () => {
    expect(changesOf([{ kind: 'took-peril', seat: 0, peril: 'vermin', building: 5 }])).toEqual([
      { what: 'vermin', by: 1 },
    ])
  })
})
