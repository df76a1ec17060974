import { scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'
import { CAPACITIES } from '../state/legacy.ts'

const full = [6, 6, 6, 6, 6, 6, 6, 6, 6]

/** The stars that purple places after a game with these VP. */
function starsFor(vp: number, game = 2): number {
  const s = scenario({ begin: 'end', game, seats: 1, players: [{ vp }] })
  while (s.asked() === '0 glory') s.answer('row:1')
  return s.eventsOf('glory-placed').length
}

describe('glory', () => {
  it('[R28.1] I gain a star for each full 10 VP', () => {
    expect([9, 10, 19, 20, 37].map((vp) => starsFor(vp))).toEqual([0, 1, 1, 2, 3])
  })

  it('[R28.1] game 1 gives stars too, although the rule is written down only now', () => {
    expect(starsFor(25, 1)).toBe(2)
  })

  it('[R28.2] I choose the row of each star', () => {
    const s = scenario({ begin: 'end', game: 2, seats: 1, players: [{ vp: 20 }] })
    expect(s.options()).toEqual([
      'row:1',
      'row:2',
      'row:3',
      'row:4',
      'row:5',
      'row:6',
      'row:7',
      'row:8',
      'row:9',
    ])
    s.answer('row:9', 'row:4')
    expect(s.state.legacy.charters[0]?.glory).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 1])
  })

  it('[R28.2] a row has six stars, no more', () => {
    const charters = { purple: { glory: [5, 6, 0, 0, 0, 0, 0, 0, 0] } }
    const s = scenario({ begin: 'end', game: 2, seats: 1, players: [{ vp: 20 }], charters })
    expect(s.options()).not.toContain('row:2')
    s.answer('row:1')
    expect(s.options()).not.toContain('row:1')
  })

  it('[R28.2] stars beyond the fifty-four still count, without a question', () => {
    const charters = { purple: { glory: [...full.slice(1), 5] } }
    const s = scenario({ begin: 'end', game: 2, seats: 1, players: [{ vp: 30 }], charters })
    expect(s.state.legacy.charters[0]).toMatchObject({ glory: full, extraGlory: 2 })
    expect(s.engine.result(s.state).campaign[0]?.glory).toBe(560)
  })

  it('[R28.3] the seventh row gives 1 capacity, once, when its last star is placed', () => {
    const charters = { purple: { glory: [0, 0, 0, 0, 0, 0, 5, 0, 0] } }
    const s = scenario({ begin: 'end', game: 2, seats: 1, players: [{ vp: 10 }], charters })
    s.answer('row:7')
    expect(s.asked()).toBe('0 capacity')
    s.answer('capacity:minion')
    expect(s.state.legacy.charters[0]?.capacity.minion).toBe(2)
    expect(s.asked()).toBe('')
  })

  it('[R28.3] another row that is completed gives nothing yet', () => {
    const charters = { purple: { glory: [5, 0, 0, 0, 0, 0, 4, 0, 0] } }
    const s = scenario({ begin: 'end', game: 2, seats: 1, players: [{ vp: 20 }], charters })
    s.answer('row:1', 'row:7')
    expect(s.eventsOf('capacity-raised')).toEqual([])
  })
})

test('[R29.1] the capacity of a charter begins with 1 of each kind', () => {
  const { state } = scenario()
  for (const { capacity } of state.legacy.charters)
    expect(CAPACITIES.map((kind) => capacity[kind])).toEqual([1, 1, 1, 1])
})

test('[R29.1] no kind of capacity goes beyond 4', () => {
  const capacity = { coin: 4, resource: 3, card: 4, minion: 4 }
  const s = scenario({
    begin: 'end',
    game: 2,
    players: [{}, { vp: 1 }],
    charters: { purple: { capacity } },
  })
  expect(s.state.legacy.charters[0]?.capacity).toEqual({ coin: 4, resource: 4, card: 4, minion: 4 })
  const complete = { begin: 'end', game: 2, players: [{}, { vp: 1 }] } as const
  const full4 = scenario({ ...complete, charters: { purple: { capacity: { ...capacity, resource: 4 } } } })
  expect(full4.eventsOf('capacity-raised')).toEqual([])
})

test('[R29.2] a game that I do not win gives 1 capacity, from game 2 to game 12', () => {
  const raised = [1, 2, 12].map((game) => {
    const s = scenario({ begin: 'end', game, players: [{}, { vp: 1 }] })
    if (s.asked() === '0 capacity') s.answer('capacity:coin')
    return s.state.legacy.charters[0]?.capacity.coin
  })
  expect(raised).toEqual([1, 2, 2])
})

test('[R29.2] a shared victory gives no capacity', () => {
  const s = scenario({ begin: 'end', game: 2, players: [{ vp: 4 }, { vp: 4 }] })
  expect([s.asked(), s.eventsOf('capacity-raised')]).toEqual(['', []])
})

describe('stars and circles of two seats', () => {
  it('[R28.1] after game 1 the rules on guideposts, glory and capacity are written down, and only then', () => {
    const after = (game: number) => scenario({ begin: 'end', game }).state.legacy.rules
    expect(after(1)).toMatchObject({ guideposts: true, glory: true, capacity: true })
    expect(after(2)).toMatchObject({ guideposts: false, glory: false, capacity: false })
  })

  it('[R28.2] my stars go to my own rows', () => {
    const black = { glory: [6, 0, 0, 0, 0, 0, 0, 0, 0] }
    const s = scenario({ begin: 'end', game: 2, players: [{}, { vp: 10 }], charters: { black } })
    expect([s.asked(), s.options()[0], s.state.pending?.source]).toEqual(['1 glory', 'row:2', 0])
    s.answer('row:3')
    expect(s.state.legacy.charters.slice(0, 2).map(({ glory }) => glory[2])).toEqual([0, 1])
    expect([s.asked(), s.state.pending?.source]).toEqual(['0 capacity', 0])
  })

  it('[R28.3] a star in the seventh row that does not complete it asks nothing', () => {
    const purple = { glory: [0, 0, 0, 0, 0, 0, 4, 0, 0] }
    const s = scenario({ begin: 'end', game: 2, seats: 1, players: [{ vp: 10 }], charters: { purple } })
    expect(s.answer('row:7').asked()).toBe('')
  })
})
