import { scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'

describe('game 11, happy: work abroad', () => {
  const happy = { game: 11, guidepost: 410 } as const

  it('[G11] in a happy game 11 regular workers may not be placed in my own charter', () => {
    const s = scenario(happy)
    expect(s.closed('place:patch')).toEqual({ lack: 'own-charter', count: 1 })
    expect(s.options()).toEqual(expect.arrayContaining(['place:seam', 'place:field']))
  })

  it('[G11] in a happy game 11 minions may be placed in my own charter', () => {
    const s = scenario({ ...happy, rules: ['minions'], players: [{ goods: { cat: 1 } }] }).answer(
      'minion:cat',
    )
    expect([s.has(0, 'pumpkin'), s.seat(0).vp]).toEqual([1, 1])
  })

  it('[G11] in a happy game 11 the commons are nobody’s charter', () => {
    expect(scenario({ ...happy, players: [{ goods: { wood: 1 } }] }).options()).toContain('place:treasury')
  })
})

describe('game 11, angry: a toll for every emblem', () => {
  const angry = { game: 11, guidepost: 411 } as const

  it('[G11] in an angry game 11 the buildings of another charter open to me once I have placed 1 influence on its emblem', () => {
    const s = scenario({ ...angry, seats: 1, village: { black: ['seam', 'stable'] } }).answer('place:seam')
    expect([s.seat(0).influence, s.seat(0).spent, s.eventsOf('toll-paid')]).toEqual([
      11,
      0,
      [{ kind: 'toll-paid', seat: 0, charter: 1 }],
    ])
    s.answer('place:stable', 'choose:1')
    expect(s.seat(0).influence).toBe(11)
  })

  it('[G11] the toll is paid once for each charter, empty ones too, and each of us pays for ourselves', () => {
    const s = scenario(angry).answer('place:field', 'place:field')
    expect([s.seat(0).influence, s.seat(1).influence]).toEqual([11, 11])
    s.answer('place:lot')
    expect(s.seat(0).influence).toBe(10)
  })

  it('[G11] the toll of the purple charter is due like any other', () => {
    const s = scenario({ ...angry, seats: ['black', 'purple'] }).answer('place:patch')
    expect([s.seat(0).influence, s.eventsOf('toll-paid')]).toMatchObject([11, [{ seat: 0, charter: 0 }]])
  })

  it('[G11] my own charter and the commons cost no toll', () => {
    const s = scenario({ ...angry, players: [{ goods: { wood: 1 } }, {}] }).answer('place:patch')
    expect(s.seat(0).influence).toBe(12)
    s.answer('place:seam')
    expect(s.answer('place:treasury', 'pay:wood').seat(0).influence).toBe(12)
  })

  it('[G11] without influence the buildings of other charters stay closed, unless the toll is paid', () => {
    const s = scenario({ ...angry, players: [{ influence: 0 }], table: { tolls: [0, 0, 1, 0, 0, 0] } })
    expect([s.closed('place:seam'), s.closed('place:lot')]).toEqual([{ lack: 'toll', count: 1 }, undefined])
  })

  it('[G11] copying a building of another charter asks for the toll as well', () => {
    const village = { purple: ['patch', 'masked-ball'] } as const
    const players = [{ goods: { coin: 1 }, influence: 1 }, { workers: ['lot'] }]
    const s = scenario({ ...angry, village, players }).answer('place:masked-ball', 'place:lot')
    expect([s.has(0, 'wood'), s.seat(0).influence]).toEqual([1, 0])
    const poor = scenario({
      ...angry,
      village,
      players: [{ goods: { coin: 1 }, influence: 0 }, { workers: ['lot'] }],
    })
    expect(poor.answer('place:masked-ball').asked()).toBe('1 act')
  })

  it('[G11] whether I owe the toll of a building that I copy depends on my own tokens', () => {
    const village = { purple: ['patch', 'masked-ball'] } as const
    const players = [{ goods: { coin: 1 }, influence: 0 }, { workers: ['lot'] }]
    const s = scenario({ ...angry, village, players, table: { tolls: [0, 0, 1, 0, 0, 0] } })
    expect(s.answer('place:masked-ball', 'place:lot').has(0, 'wood')).toBe(1)
  })

  it('[G11] the last influence pays for a building where I have paid the toll, whatever others owe', () => {
    const village = { purple: ['patch', 'masked-ball'], green: ['lot', 'still-house'] } as const
    const paid = { ...angry, village, table: { tolls: [0, 0, 1, 0, 0, 0] } }
    const placing = scenario({ ...paid, players: [{ influence: 1 }] })
    expect(placing.options()).toContain('place:still-house')
    const players = [{ goods: { coin: 1 }, influence: 1 }, { workers: ['still-house'] }]
    const copying = scenario({ ...paid, players }).answer('place:masked-ball', 'place:still-house')
    expect(copying.seat(0)).toMatchObject({ influence: 0, spent: 1 })
  })
})

describe('game 12: islands are private', () => {
  const islands = [{ charter: 'black', tile: 1, over: 2, building: 'stable' }] as const

  it.each([412, 413])(
    '[G12] in game 12 only the owner may use the buildings on its islands (guidepost %i)',
    (guidepost) => {
      const guest = scenario({ game: 12, guidepost, islands })
      expect(guest.closed('place:stable')).toEqual({ lack: 'own-island', count: 1 })
      const owner = scenario({ game: 12, guidepost, islands, seats: ['black', 'purple'] })
      expect(owner.options()).toContain('place:stable')
    },
  )

  it('[G12] in game 12 plots are open to all', () => {
    expect(scenario({ game: 12, guidepost: 412, islands }).options()).toContain('place:seam')
  })

  it('[G12] in game 12 I cannot copy an island of another player', () => {
    const village = { purple: ['patch', 'masked-ball'] } as const
    const players = [{ goods: { coin: 1 } }, { workers: ['stable'] }]
    const s = scenario({ game: 12, guidepost: 412, islands, village, players }).answer('place:masked-ball')
    expect(s.asked()).toBe('1 act')
  })

  it('[G12] in game 11 islands were open to all', () => {
    expect(scenario({ game: 11, guidepost: 411, islands }).options()).toContain('place:stable')
  })
})
