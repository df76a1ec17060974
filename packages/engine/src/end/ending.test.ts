import { scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import type { Event } from '../loop/event.ts'

const STEPS: readonly Event['kind'][] = [
  'goal-achieved',
  'glory-placed',
  'mood-changed',
  'letter-opened',
  'won-vp',
  'reputation-scored',
  'won-vp',
  'game-ended',
  'glory-placed',
  'trophy-won',
  'capacity-raised',
  'persona-marked',
  'kept',
]

describe('winding up a game', () => {
  it('[R26.3] a game ends with the guidepost, then scoring, stars, trophies, capacity, marks and what we keep', () => {
    const leader = { vp: 10, objectivesScored: 1, personas: ['curator'], goods: { cat: 1 } }
    const three = { game: 3, guidepost: 401, rules: ['personas'] } as const
    const s = scenario({
      begin: 'end',
      ...three,
      table: { reputation: [0] },
      players: [leader, { goods: { wood: 1 } }],
    })
    s.answer('row:1', 'path:D', 'skip', 'row:2', 'row:2', 'capacity:coin')
    const kinds = s.events.map(({ kind }) => kind).filter((kind) => STEPS.includes(kind))
    expect(kinds.filter((kind, index) => kind !== kinds[index - 1])).toEqual(STEPS)
    expect(s.eventsOf('glory-placed').map(({ charter }) => charter)).toEqual([1, 0, 0])
  })

  it('[R26.3] cards that score at the end do so in player order', () => {
    const curator = { personas: ['curator'], goods: { cat: 1 } }
    const s = scenario({
      begin: 'end',
      game: 2,
      seats: 3,
      players: [curator, curator, curator],
      table: { first: 1 },
    })
    expect(s.eventsOf('won-vp').map(({ seat }) => seat)).toEqual([1, 2, 0])
  })

  it('[R26.3] VP that the guidepost gave count for winning, and so do those for reputation', () => {
    const rich = { goods: { coin: 4 } }
    const s = scenario({ begin: 'end', game: 2, guidepost: 400, players: [rich, { vp: 3 }] })
    s.answer('row:1', 'path:A')
    expect(s.eventsOf('game-ended')).toMatchObject([{ vp: [4, 3], winners: [0] }])
  })

  it('[R26.3] each winner gets a trophy, everybody else a circle of a kind they choose', () => {
    const s = scenario({ begin: 'end', game: 2, seats: 3, players: [{ vp: 5 }, { vp: 4 }, { vp: 5 }] })
    expect([s.asked(), ...s.options()]).toEqual([
      '1 capacity',
      'capacity:coin',
      'capacity:resource',
      'capacity:card',
      'capacity:minion',
    ])
    s.answer('capacity:card')
    expect(s.state.legacy.charters.map(({ trophies }) => trophies)).toEqual([1, 0, 1, 0, 0, 0])
    expect(s.state.legacy.charters.map(({ capacity }) => capacity.card)).toEqual([1, 2, 1, 1, 1, 1])
  })

  it('[R26.3] when the end of a game is done the pieces come home and board and mats are cleared', () => {
    const players = [
      { vp: 1, workers: ['patch'], influence: 3, goods: { wood: 4 }, cards: ['sherpa', 'broker'] },
    ]
    const s = scenario({ begin: 'end', game: 2, players, mat: ['maestro'], table: { reputation: [0, 1] } })
    while (s.asked() !== '') s.answer(s.options()[0] ?? '')
    s.engine.packUp(s.state)
    expect(s.state.table).toMatchObject({ seats: [], mat: [], reputation: [], quota: [] })
    expect(s.state.legacy.advancement).toContain(s.number('maestro'))
    s.engine.startGame(s.state)
    expect(s.seat(0)).toMatchObject({ influence: 12, workers: [-1, -1], vp: 0 })
  })

  it('[R5.4] the personas I used are marked when the game ends, each of them once in a campaign', () => {
    const players = [{ chest: ['gardener', 'miner', 'mason'], personas: ['gardener', 'miner'] }]
    const s = scenario({
      begin: 'end',
      game: 2,
      rules: ['personas'],
      players,
      charters: { purple: { used: [219] } },
    })
    expect(s.state.legacy.charters[0]?.used).toEqual([s.number('gardener'), s.number('miner')])
    expect(s.eventsOf('persona-marked')).toEqual([
      { kind: 'persona-marked', charter: 0, persona: s.number('miner') },
    ])
  })

  it('[R5.4] before the first crate of the campaign no persona is marked', () => {
    const s = scenario({ begin: 'end', game: 1, players: [{ personas: ['first-purple'] }] })
    expect(s.eventsOf('persona-marked')).toEqual([])
  })

  it('[R26.4] after game 1 I keep everything, without limit', () => {
    const goods = { coin: 7, wood: 3, clay: 2, cat: 2 }
    const s = scenario({ begin: 'end', game: 1, players: [{ goods, cards: ['sherpa', 'broker', 'kiln'] }] })
    s.skipNames()
    expect(s.asked()).toBe('')
    s.engine.packUp(s.state)
    s.engine.startGame(s.state)
    expect([s.has(0, 'coin'), s.has(0, 'wood'), s.has(0, 'clay'), s.has(0, 'cat')]).toEqual([7, 3, 2, 2])
    expect(s.cards(0)).toEqual(['sherpa', 'broker', 'kiln'])
  })

  it('[R26.4] a minion on the board comes home with the rest', () => {
    const s = scenario({ begin: 'end', game: 1, minionOn: { patch: 'chef' } }).skipNames()
    expect(s.state.legacy.charters[0]?.keptGoods[12]).toBe(1)
    expect([s.state.table.minionAt[s.spot('patch')], s.has(0, 'chef')]).toEqual([0, 0])
  })

  it('[R26.4] after game 2 I do not keep everything', () => {
    const goods = { coin: 7, wood: 3, clay: 2 }
    const s = scenario({ begin: 'end', game: 2, players: [{ goods, cards: ['sherpa', 'broker', 'kiln'] }] })
    s.answer('keep:wood', 'keep:kiln')
    s.engine.packUp(s.state)
    s.engine.startGame(s.state)
    expect([s.has(0, 'coin'), s.has(0, 'wood'), s.has(0, 'clay'), s.cards(0)]).toEqual([1, 1, 0, ['kiln']])
  })

  it('[R26.4] not even after game 1 does a peril stay with me', () => {
    const s = scenario({ begin: 'end', game: 1, players: [{ goods: { famine: 2 } }] })
    s.skipNames()
    s.engine.packUp(s.state)
    s.engine.startGame(s.state)
    expect(s.has(0, 'famine')).toBe(0)
  })
})
