import { type Scenario, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'

describe('game 5: the small worker keeps away from the large one', () => {
  const five = { game: 5, guidepost: 404 } as const

  it('[G5] in game 5 the small worker may not go where my own large worker stands', () => {
    const s = scenario({ ...five, players: [{ workers: ['patch', null] }] })
    expect(s.closed('place:patch')).toEqual({ lack: 'own-large-worker', count: 1 })
    expect(s.options()).toContain('place:seam')
  })

  it('[G5] in game 5 my large worker may go where the small one stands, and anybody where an opponent stands', () => {
    const s = scenario({ ...five, players: [{ workers: [null, 'patch'] }, { workers: ['seam'] }] })
    expect(s.options()).toEqual(expect.arrayContaining(['place:patch', 'place:seam']))
  })

  it('[G5] in game 5 I say which worker I send', () => {
    const s = scenario(five).answer('place:patch')
    expect([s.asked(), ...s.options()]).toEqual(['0 worker', 'worker:large', 'worker:small'])
    s.answer('worker:large')
    expect(s.seat(0).workers).toEqual([s.spot('patch'), -1])
  })

  it('[G5] in game 5 a scroll is no way around the rule for the small worker', () => {
    const village = { purple: ['patch', 'orchard'] } as const
    const players = [{ cards: ['scroll'], workers: ['orchard', null] }]
    const s = scenario({ ...five, rules: ['treasures'], village, players })
    expect(s.options()).not.toContain('scroll:orchard')
    const free = [{ cards: ['scroll'], workers: [null, 'orchard'] }]
    expect(scenario({ ...five, rules: ['treasures'], village, players: free }).options()).toContain(
      'scroll:orchard',
    )
  })

  it('[G5] in any other game the small worker may go where the large one stands', () => {
    expect(
      scenario({ game: 6, guidepost: 405, players: [{ workers: ['patch', null] }] }).options(),
    ).toContain('place:patch')
  })
})

describe('game 6: neighbours roll', () => {
  /** Purple uses a building of black's in games with different luck. */
  function rolls(place: string, setup: ScenarioSetup = {}): { shown: number; vp: number[] }[] {
    return Array.from({ length: 12 }, (_, seed) => {
      const s = scenario({ game: 6, guidepost: 405, seed, ...setup }).answer(place)
      return { shown: s.eventsOf('rolled')[0]?.charter ?? -1, vp: [s.seat(0).vp, s.seat(1).vp] }
    })
  }

  it("[G6] when I use an opponent's building in game 6, that opponent rolls; if either charter shows, both gain 1 VP", () => {
    const games = rolls('place:seam')
    for (const { shown, vp } of games) expect(vp).toEqual(shown === 0 || shown === 1 ? [1, 1] : [0, 0])
    expect(new Set(games.map(({ vp }) => vp[0]))).toEqual(new Set([0, 1]))
    expect(scenario({ game: 6, guidepost: 405 }).answer('place:seam').eventsOf('rolled')).toMatchObject([
      { seat: 1 },
    ])
  })

  it('[G6] in game 6 nobody rolls for my own buildings, the commons or an empty charter', () => {
    expect(rolls('place:patch').every(({ shown }) => shown === -1)).toBe(true)
    expect(rolls('place:field').every(({ shown }) => shown === -1)).toBe(true)
    const wood = { players: [{ goods: { wood: 1 } }] }
    expect(rolls('place:treasury', wood).every(({ shown }) => shown === -1)).toBe(true)
  })

  it('[G6] in game 6 a building that I use without placing there counts as used', () => {
    const village = { red: ['bank', 'masked-ball'], black: ['seam', 'stable'] } as const
    const players = [{ goods: { coin: 1 } }, { workers: ['stable'] }]
    const s = scenario({ game: 6, guidepost: 405, village, players }).answer(
      'place:masked-ball',
      'place:stable',
      'choose:1',
    )
    expect(s.eventsOf('rolled')).toMatchObject([{ seat: 1 }])
  })

  it('[G6] in any other game nobody rolls when I use a building', () => {
    expect(scenario({ game: 7, guidepost: 406 }).answer('place:seam').eventsOf('rolled')).toEqual([])
  })
})

describe('game 7: the neighbour is paid', () => {
  const seven = { game: 7, guidepost: 406 } as const
  const village = { black: ['seam', 'kiln', 'exchange', 'crane', 'annex', 'pier'] } as const

  function paid(setup: ScenarioSetup, ...keys: string[]): Scenario {
    return scenario({ ...seven, village, ...setup }).answer(...keys)
  }

  it("[G7] in game 7 coins and resources that I pay at an opponent's building go to that opponent", () => {
    const s = paid({ players: [{ goods: { coal: 1 } }] }, 'place:kiln')
    expect([s.has(1, 'coal'), s.seat(0).vp, s.state.table.supply[1]]).toEqual([1, 3, 11])
  })

  it('[G7] in game 7 the first seat is paid as well', () => {
    const players = [{}, { goods: { coal: 1 } }]
    const s = scenario({ ...seven, village: { purple: ['patch', 'kiln'] }, players })
    s.answer('place:patch', 'place:kiln')
    expect([s.has(0, 'coal'), s.eventsOf('paid')]).toMatchObject([1, [{ seat: 1, to: 0 }]])
  })

  it('[G7] in game 7 an opponent also gets what I trade away at their building, build, unlock or sell with', () => {
    const trade = paid({ players: [{ goods: { wood: 1 } }] }, 'place:exchange', 'trade')
    expect([trade.has(1, 'wood'), trade.has(0, 'coin')]).toEqual([1, 1])
    const orchard = { goods: { pumpkin: 2, clay: 1, grain: 1, wood: 1 }, cards: ['orchard'] }
    const build = paid(
      { players: [orchard] },
      'place:crane',
      'pay:wood',
      'build:orchard',
      'spare:clay',
      'plot:2',
    )
    expect([build.has(1, 'wood'), build.has(1, 'pumpkin'), build.has(1, 'grain')]).toEqual([1, 2, 1])
    const crate = { goods: { coal: 1, coin: 2 }, cards: ['patch-built'] }
    expect(paid({ players: [crate] }, 'place:annex', 'open:patch-built').has(1, 'coin')).toBe(2)
    const sale = paid({ players: [{ goods: { coin: 1, wood: 1 } }] }, 'place:pier', 'quota:resource-1')
    expect([sale.has(1, 'coin'), sale.has(1, 'wood')]).toEqual([1, 1])
  })

  it('[G7] in game 7 what I pay at my own building, in the commons and in an empty charter goes to the supply', () => {
    const own = scenario({
      ...seven,
      village: { purple: ['patch', 'kiln'] },
      players: [{ goods: { coal: 1 } }],
    })
    expect(own.answer('place:kiln').state.table.supply[1]).toBe(12)
    expect(own.eventsOf('paid')).toMatchObject([{ to: -1 }])
    const market = scenario({ ...seven, players: [{ goods: { wood: 1 } }] }).answer('place:treasury')
    expect([market.has(1, 'wood'), market.state.table.supply[2]]).toEqual([0, 12])
    expect(market.eventsOf('paid')).toMatchObject([{ to: -1 }])
    const empty = scenario({
      ...seven,
      village: { red: ['bank', 'kiln'] },
      players: [{ goods: { coal: 1 } }],
    })
    expect(empty.answer('place:kiln').state.table.supply[1]).toBe(12)
  })

  it('[G7] in game 7 influence is never paid to anybody', () => {
    const s = scenario({ ...seven, village: { black: ['seam', 'portal'] } }).answer('place:portal')
    expect([s.seat(0).influence, s.seat(0).spent, s.seat(1).influence]).toEqual([11, 1, 12])
    expect(s.eventsOf('paid')).toMatchObject([{ seat: 0, good: 'influence', to: -1 }])
  })

  it('[G7] in any other game the supply is paid', () => {
    const s = scenario({ game: 8, guidepost: 407, village, players: [{ goods: { coal: 1 } }] }).answer(
      'place:kiln',
    )
    expect([s.has(1, 'coal'), s.eventsOf('paid')]).toMatchObject([0, [{ to: -1 }]])
  })
})

describe('game 10: minions have gone astray', () => {
  const ten = { game: 10, guidepost: 409, rules: ['minions'], table: { stray: true } } as const

  it('[G10] in game 10 nobody places minions', () => {
    expect(scenario({ ...ten, players: [{ goods: { cat: 1 } }] }).options()).not.toContain('minion:cat')
    expect(scenario({ game: 9, rules: ['minions'], players: [{ goods: { cat: 1 } }] }).options()).toContain(
      'minion:cat',
    )
  })

  it('[G10] to use a building with a stray minion I first pay 1 influence, and the minion is mine', () => {
    const s = scenario({ ...ten, minionOn: { seam: 'chef' } }).answer('place:seam')
    expect([s.seat(0).influence, s.seat(0).spent, s.has(0, 'chef'), s.has(0, 'coal')]).toEqual([11, 1, 1, 1])
    expect(s.state.table.minionAt[s.spot('seam')]).toBe(0)
    expect(s.eventsOf('paid')).toMatchObject([{ seat: 0, good: 'influence', source: 0 }])
    expect(s.eventsOf('gained')[0]).toMatchObject({
      seat: 0,
      good: 'chef',
      count: 1,
      source: s.number('seam'),
    })
  })

  it('[G10] without influence a building with a stray minion is closed to me, also with a scroll', () => {
    const village = { purple: ['patch', 'orchard'] } as const
    const players = [{ influence: 0, cards: ['scroll'], goods: { coin: 1 } }]
    const s = scenario({
      ...ten,
      rules: ['minions', 'treasures'],
      village,
      players,
      minionOn: { orchard: 'cat' },
    })
    expect(s.closed('place:orchard')).toEqual({ lack: 'influence', count: 1 })
    expect(s.options()).not.toContain('scroll:orchard')
  })

  it('[G10] influence that a building costs is counted besides that for its stray minion', () => {
    const village = { black: ['seam', 'portal'] } as const
    const portal = (influence: number) =>
      scenario({ ...ten, village, players: [{ influence }], minionOn: { portal: 'cat' } })
    expect(portal(1).closed('place:portal')).toEqual({ lack: 'influence', count: 1 })
    expect(portal(2).answer('place:portal').seat(0)).toMatchObject({ influence: 0, vp: 2 })
  })

  it('[G10] in game 10 a building without a minion costs nothing more', () => {
    expect(
      scenario({ ...ten, minionOn: { seam: 'cat' } })
        .answer('place:patch')
        .seat(0).influence,
    ).toBe(12)
  })
})
