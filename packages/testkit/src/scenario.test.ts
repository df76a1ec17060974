import { describe, expect, it } from 'vitest'
import { scenario } from './scenario.ts'

describe('scenarios', () => {
  it('a scenario begins with the first seat to act and an empty supply, in a two-seat game', () => {
    const { asked, options, seat } = scenario()
    expect(asked()).toBe('0 act')
    expect(options()).toEqual([
      'place:patch',
      'place:seam',
      'place:lot',
      'place:bank',
      'place:vein',
      'place:field',
    ])
    expect(seat(0)).toMatchObject({ vp: 0, influence: 12, cards: [], goods: new Array(19).fill(0) })
  })

  it('a scenario gives goods, cards and workers to its players, by name', () => {
    const { has, cards, seat, spot } = scenario({
      players: [
        { goods: { wood: 2, coin: 3 }, cards: ['sherpa', 'kiln', 'patch-built'] },
        { workers: ['market'] },
      ],
    })
    expect([has(0, 'wood'), has(0, 'coin')]).toEqual([2, 3])
    expect(cards(0)).toEqual(['sherpa', 'kiln', 'patch-built'])
    expect(seat(1).workers).toEqual([spot('market'), -1])
  })

  it('a scenario applies answers in order and keeps the events', () => {
    const s = scenario({ players: [{ goods: { wood: 1, clay: 1 } }] })
    s.answer('place:treasury', 'pay:clay')
    expect(s.eventsOf('gained')).toEqual([{ kind: 'gained', seat: 0, good: 'coin', count: 1, source: 604 }])
    expect(s.asked()).toBe('1 act')
  })

  it('a scenario throws on an answer that is not offered and names those that are', () => {
    expect(() => scenario().answer('place:market')).toThrow(
      /not-offered: place:market; asked 0 act; offered place:patch/,
    )
  })

  it('a scenario gives the reason of a closed option', () => {
    expect(scenario().closed('place:market')).toEqual({ lack: 'any', count: 1 })
    expect(scenario().closed('place:patch')).toBeUndefined()
  })

  it('a scenario builds a village, with islands and tokens on its buildings', () => {
    const { state, spot } = scenario({
      village: { purple: ['patch', 'almanac', 'kiln'] },
      islands: [{ charter: 'black', tile: 1, over: 2, building: 'stable' }],
      perilOn: { kiln: 'vermin' },
      minionOn: { patch: 'cat' },
      incomeOn: { almanac: [0, 1] },
    })
    expect(state.table.perilAt[spot('kiln')]).toBe(3)
    expect(state.table.minionAt[spot('patch')]).toBe(1)
    expect(state.table.incomeAt[spot('almanac')]).toBe(0b11)
    expect(state.table.inPlay).toContain(spot('stable'))
  })

  it('a scenario takes from the box what it gives to players and board, unless the supply is set', () => {
    const { state, has } = scenario({
      rules: ['minions'],
      players: [{ goods: { wood: 4 } }],
      minionOn: { patch: 'cat' },
      supply: { coin: 1 },
    })
    expect(state.table.supply.slice(0, 8)).toEqual([12, 12, 8, 12, 12, 12, 1, 5])
    expect(has(0, 'cat')).toBe(1)
  })

  it('a scenario lays out the mat, the deck with the top card first, and objectives', () => {
    const { state, number } = scenario({
      mat: ['sherpa'],
      deck: ['kiln', 'broker'],
      objectives: ['six-coins'],
    })
    expect(state.table.mat).toEqual([number('sherpa')])
    expect(state.table.deck.at(-1)).toBe(number('kiln'))
    expect(state.table.objectives).toEqual([number('six-coins')])
  })

  it('automas of a scenario play their turns automatically', () => {
    const s = scenario({ seats: 3, automas: [1, 2] })
    s.answer('place:patch')
    expect(s.asked()).toBe('0 act')
    expect(s.eventsOf('automa-drew').map(({ seat }) => seat)).toEqual([1, 2])
  })

  it('a scenario can begin before the set-up of any game, with what the charters have kept', () => {
    const s = scenario({
      begin: 'setup',
      game: 2,
      guidepost: 400,
      players: [{ goods: { coal: 2 }, cards: ['kiln'], chest: ['gardener', 'miner'] }],
    })
    expect(s.asked()).toBe('0 persona')
    expect(s.options()).toEqual(['persona:gardener', 'persona:miner'])
    expect([s.has(0, 'coal'), s.cards(0), s.state.table.guidepost]).toEqual([2, ['kiln'], 400])
  })
})
