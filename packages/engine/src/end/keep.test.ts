import { type Scenario, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { type Good, goodIndex } from '../catalogue/good.ts'

function kept({ state }: Scenario, good: Good): number {
  return state.legacy.charters[0]?.keptGoods[goodIndex[good]] ?? 0
}

function keptCards({ state, slug }: Scenario): string[] {
  return state.legacy.charters[0]?.keptCards.map(slug) ?? []
}

describe('what I keep between games', () => {
  it('[R29.1] I keep as many coins and resources as my circles allow', () => {
    const capacity = { coin: 3, resource: 2, card: 1, minion: 1 }
    const players = [{ goods: { coin: 5, wood: 3, clay: 1 } }]
    const s = scenario({ begin: 'end', game: 2, seats: 1, players, charters: { purple: { capacity } } })
    s.answer('keep:wood', 'keep:wood')
    expect([kept(s, 'coin'), kept(s, 'wood'), kept(s, 'clay'), s.asked()]).toEqual([3, 2, 0, ''])
  })

  it('[R29.1] I keep cards of different types: a second guest must go', () => {
    const capacity = { coin: 1, resource: 1, card: 2, minion: 1 }
    const players = [{ cards: ['pilgrim', 'player', 'kite'] }]
    const s = scenario({ begin: 'end', game: 2, seats: 1, players, charters: { purple: { capacity } } })
    s.answer('keep:player')
    expect([keptCards(s), s.asked()]).toEqual([['player', 'kite'], ''])
  })

  it('[R29.1] a building card and a constructed card are two types', () => {
    const capacity = { coin: 1, resource: 1, card: 4, minion: 1 }
    const players = [{ cards: ['kiln', 'patch-built', 'orchard'] }]
    const s = scenario({ begin: 'end', game: 2, seats: 1, players, charters: { purple: { capacity } } })
    s.answer('keep:kiln')
    expect(keptCards(s)).toEqual(['kiln', 'patch-built'])
  })

  it('[R29.1] I keep minions of different types', () => {
    const capacity = { coin: 1, resource: 1, card: 1, minion: 3 }
    const players = [{ goods: { cat: 2, chef: 1 } }]
    const s = scenario({ begin: 'end', game: 2, seats: 1, players, charters: { purple: { capacity } } })
    s.answer('keep:cat')
    expect([kept(s, 'cat'), kept(s, 'chef')]).toEqual([1, 1])
  })

  it('[R29.1] I may keep fewer than I could', () => {
    const s = scenario({ begin: 'end', game: 2, seats: 1, players: [{ cards: ['kiln', 'sherpa'] }] })
    expect(s.options()).toEqual(['keep:kiln', 'keep:sherpa', 'skip'])
    s.answer('skip')
    expect(keptCards(s)).toEqual([])
  })

  it('[R29.1] what is the only thing to keep is kept without a question, unless a rebel wants to hold nothing', () => {
    const players = [{ goods: { coin: 2 } }]
    const loyal = scenario({
      begin: 'end',
      game: 10,
      seats: 1,
      players,
      charters: { purple: { special: 363 } },
    })
    expect([loyal.asked(), kept(loyal, 'coin')]).toEqual(['', 1])
    const rebel = scenario({
      begin: 'end',
      game: 10,
      seats: 1,
      players,
      charters: { purple: { special: 364 } },
    })
    expect([rebel.asked(), ...rebel.options()]).toEqual(['0 keep', 'keep:coin', 'skip'])
    expect(kept(rebel.answer('skip'), 'coin')).toBe(0)
  })

  it('[R29.1] a minion that stands on the board can be kept like one at home', () => {
    const s = scenario({ begin: 'end', game: 2, seats: 1, minionOn: { patch: 'cat' } })
    expect(kept(s, 'cat')).toBe(1)
  })

  it('[R29.1] what I keep is mine in the next game, and the rest is back in the box', () => {
    const s = scenario({
      begin: 'end',
      game: 2,
      players: [{ goods: { wood: 4 }, cards: ['sherpa', 'kiln'] }],
    })
    s.answer('keep:kiln')
    s.engine.packUp(s.state)
    s.engine.startGame(s.state)
    expect([s.has(0, 'wood'), s.state.table.supply[goodIndex.wood], s.cards(0)]).toEqual([1, 11, ['kiln']])
    expect([...s.state.table.mat, ...s.state.table.deck]).toContain(s.number('sherpa'))
  })

  it('[R29.3] personas and my own pieces are kept, whatever my capacity', () => {
    const players = [{ chest: ['gardener', 'miner', 'mason'], influence: 0, workers: ['patch', 'seam'] }]
    const s = scenario({ begin: 'end', game: 2, players })
    s.engine.packUp(s.state)
    s.engine.startGame(s.state)
    expect(s.options()).toEqual(['persona:gardener', 'persona:miner', 'persona:mason'])
    expect(s.seat(0)).toMatchObject({ influence: 12, workers: [-1, -1] })
  })

  it('[R29.1] I keep no more than I have, and what is kept is no longer in my supply', () => {
    const capacity = { coin: 4, resource: 4, card: 4, minion: 1 }
    const players = [{ goods: { coin: 1, pumpkin: 2 }, cards: ['kite', 'sherpa'] }]
    const s = scenario({ begin: 'end', game: 2, seats: 1, players, charters: { purple: { capacity } } })
    expect(s.state.pending?.source).toBe(0)
    s.answer('keep:kite')
    expect([kept(s, 'coin'), kept(s, 'pumpkin'), keptCards(s)]).toEqual([1, 2, ['kite', 'sherpa']])
    expect([s.has(0, 'coin'), s.has(0, 'pumpkin'), s.cards(0)]).toEqual([0, 0, []])
  })

  it('[R29.1] everything that a charter keeps has an event', () => {
    const players = [{ goods: { coin: 1 }, cards: ['kite'] }]
    const s = scenario({ begin: 'end', game: 2, seats: 1, players })
    expect(s.eventsOf('kept')).toEqual([
      { kind: 'kept', charter: 0, what: 'coin', number: goodIndex.coin },
      { kind: 'kept', charter: 0, what: 'card', number: s.number('kite') },
    ])
  })

  it('[R29.1] who declines keeps nothing at all of that kind', () => {
    const players = [{ goods: { pumpkin: 1, coal: 1 } }]
    const s = scenario({ begin: 'end', game: 2, seats: 1, players })
    expect(s.options()).toEqual(['keep:pumpkin', 'keep:coal', 'skip'])
    expect(s.answer('skip').eventsOf('kept')).toEqual([])
  })

  it('[R29.1] a kept minion leaves the board only when none is at home', () => {
    const onBoard = scenario({ begin: 'end', game: 2, seats: 1, minionOn: { patch: 'cat' } })
    expect(onBoard.state.table.minionAt[onBoard.spot('patch')]).toBe(0)
    const home = scenario({
      begin: 'end',
      game: 2,
      seats: 1,
      minionOn: { patch: 'cat' },
      players: [{ goods: { cat: 1 } }],
    })
    expect(home.state.table.minionAt[home.spot('patch')]).toBe(1)
  })

  it('[R29.1] a rebel with nothing to keep is asked nothing', () => {
    const s = scenario({ begin: 'end', game: 10, seats: 1, charters: { purple: { special: 364 } } })
    expect([s.asked(), s.eventsOf('answered')]).toEqual(['', []])
  })

  it('[R26.4] after game 1 all that is kept leaves the supply, and no peril is kept', () => {
    const players = [{ goods: { pumpkin: 2, coin: 3, blight: 1 }, cards: ['kite', 'sherpa'] }]
    const s = scenario({ begin: 'end', seats: 1, rules: ['peril'], players })
    while (s.asked() !== '') s.answer(s.options()[0] ?? '')
    expect([kept(s, 'pumpkin'), kept(s, 'coin'), kept(s, 'blight')]).toEqual([2, 3, 0])
    expect([s.has(0, 'pumpkin'), s.has(0, 'coin'), s.has(0, 'blight'), s.cards(0)]).toEqual([0, 0, 1, []])
  })
})
