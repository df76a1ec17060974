import { scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'

const PLAN = { coal: 2, clay: 1, grain: 1 }

describe('constructing', () => {
  it('[R18.1] I build on any empty plot of my own charter, whichever charter the card comes from', () => {
    const s = scenario({
      village: { purple: ['patch', null, 'sawmill'] },
      players: [{ goods: PLAN, cards: ['kiln'] }],
    })
    s.answer('place:zeppelin')
    expect(s.options()).toEqual(['plot:2', 'plot:4', 'plot:5', 'plot:6'])
    s.answer('plot:5')
    expect(s.eventsOf('constructed')).toEqual([
      { kind: 'constructed', seat: 0, building: 43, spot: 10, over: 0 },
    ])
    expect(s.options()).not.toContain('place:kiln')
  })

  it('[R18.1] an empty plot of the next charter is not mine', () => {
    const village = { purple: ['patch', 'orchard', 'sawmill', 'stable', null, null], black: [null, 'seam'] }
    const s = scenario({ village, players: [{ goods: PLAN, cards: ['kiln'] }] }).answer('place:zeppelin')
    expect(s.options()).toEqual(['plot:5', 'plot:6'])
  })

  it('[R18.1] one card that I can pay for is enough, whatever the others cost', () => {
    const s = scenario({ players: [{ goods: PLAN, cards: ['orchard', 'kiln', 'inn'] }] })
    expect(s.answer('place:zeppelin').eventsOf('constructed')).toEqual([])
    expect(s.options()).toContain('plot:2')
  })

  it('[C2] after the campaign three resources and a discount still build', () => {
    const s = scenario({
      rules: ['post-campaign'],
      village: { black: ['seam', 'crane'] },
      players: [{ goods: { coal: 2, grain: 1, wood: 1 }, cards: ['kiln'] }],
    }).answer('place:crane', 'pay:wood')
    expect(s.options()).toEqual(['build:kiln', 'skip'])
  })

  it('[R18.1] what I have built is in play at once, for everybody', () => {
    const s = scenario({ players: [{ goods: PLAN, cards: ['kiln'] }, { goods: { coal: 1 } }] })
    s.answer('place:zeppelin', 'plot:2', 'place:kiln')
    expect(s.seat(1).vp).toBe(3)
  })

  it('[R18.1] I may build on an empty island that I have placed', () => {
    const s = scenario({
      rules: ['islands'],
      islands: [{ charter: 'purple', tile: 3, over: 2 }],
      players: [{ goods: PLAN, cards: ['kiln'] }],
    }).answer('place:zeppelin')
    expect(s.options()).toEqual(['plot:3', 'plot:4', 'plot:5', 'plot:6', 'island:3'])
  })

  it('[R18.1] an empty island of the next charter is not mine', () => {
    const islands = [{ charter: 'black', tile: 1, over: 2 }] as const
    const s = scenario({ rules: ['islands'], islands, players: [{ goods: PLAN, cards: ['kiln'] }] })
    expect(s.answer('place:zeppelin').options()).toEqual(['plot:2', 'plot:3', 'plot:4', 'plot:5', 'plot:6'])
  })

  it('[R15.0] a building on an island that nobody has placed stays out of play when I build', () => {
    const s = scenario({
      islands: [{ charter: 'purple', tile: 1, over: 2, building: 'stable' }],
      table: { covers: new Array(24).fill(-1) as number[] },
      players: [{ goods: PLAN, cards: ['kiln'] }],
    }).answer('place:zeppelin', 'plot:2')
    expect(s.options()).not.toContain('place:stable')
  })

  it('[R18.1] before overbuilding no plot is built over', () => {
    const village = { purple: ['patch', 'orchard', 'sawmill', 'stable', 'inn', null] }
    const s = scenario({ village, players: [{ goods: PLAN, cards: ['kiln'] }] }).answer('place:zeppelin')
    expect(s.eventsOf('constructed')).toMatchObject([{ spot: 11, over: 0 }])
  })

  it('[R18.1] some buildings construct at another cost: the crane leaves out a resource of my choice', () => {
    const s = scenario({
      village: { black: ['seam', 'crane'] },
      players: [{ goods: { ...PLAN, wood: 1 }, cards: ['kiln'] }],
    }).answer('place:crane', 'pay:wood', 'build:kiln', 'spare:grain', 'plot:2')
    expect(s.seat(0)).toMatchObject({ influence: 10, spent: 2, vp: 4 })
    expect([s.has(0, 'grain'), s.has(0, 'coal'), s.spot('kiln')]).toEqual([1, 0, 7])
  })

  it('[R18.1] the crane leaves out one of the resources that the building needs, and says what else is missing', () => {
    const s = scenario({
      village: { black: ['seam', 'crane'] },
      players: [{ goods: { ...PLAN, wood: 1 }, cards: ['kiln', 'orchard'] }],
    }).answer('place:crane', 'pay:wood')
    expect(s.options()).toEqual(['build:kiln', 'skip'])
    expect(s.closed('build:orchard')).toEqual({ lack: 'any', count: 1 })
    expect(s.answer('build:kiln').options()).toEqual(['spare:coal', 'spare:clay', 'spare:grain'])
  })

  it('[R18.1] the crane leaves out the only pumpkin that is missing, without a question', () => {
    const s = scenario({
      village: { black: ['seam', 'crane'] },
      players: [{ goods: { pumpkin: 1, clay: 1, grain: 1, wood: 1 }, cards: ['orchard'] }],
    }).answer('place:crane', 'pay:wood', 'build:orchard')
    expect([s.asked(), s.has(0, 'pumpkin'), s.has(0, 'grain')]).toEqual(['0 plot', 0, 0])
  })

  it('[C2] after the campaign four resources of a full charter bring the VP and the progress alone', () => {
    const s = scenario({
      rules: ['post-campaign'],
      progress: 0,
      village: { purple: ['patch', 'orchard', 'sawmill', 'stable', 'inn', 'pier'] },
      players: [{ goods: PLAN, cards: ['kiln'] }],
    }).answer('place:zeppelin')
    while (s.asked() === '0 pay') s.answer(s.options()[0] ?? '')
    expect([s.eventsOf('constructed'), s.seat(0).vp]).toEqual([[], 5])
    expect(s.eventsOf('progressed')).toMatchObject([{ seat: 0, to: 1 }])
    expect(s.eventsOf('paid').map(({ to }) => to)).toEqual(s.eventsOf('paid').map(() => -1))
  })

  it('[C2] after the campaign the crane asks nothing when my charter is full', () => {
    const purple = ['patch', 'orchard', 'sawmill', 'stable', 'inn', 'pier']
    const players = [{ goods: { ...PLAN, wood: 1 }, cards: ['kiln'] }]
    const s = scenario({ rules: ['post-campaign'], village: { purple, black: ['seam', 'crane'] }, players })
    s.answer('place:crane', 'pay:wood')
    expect([s.asked(), s.eventsOf('answered'), s.cards(0)]).toEqual(['1 act', [], ['kiln']])
  })

  it('[R18.1] the crane leaves out what I do not have', () => {
    const s = scenario({
      village: { black: ['seam', 'crane'] },
      players: [{ goods: { coal: 2, grain: 1, wood: 1 }, cards: ['kiln'] }],
    }).answer('place:crane', 'pay:wood', 'build:kiln', 'plot:2')
    expect([s.has(0, 'grain'), s.has(0, 'coal'), s.spot('kiln')]).toEqual([0, 0, 7])
  })

  it('[R18.1] outside the commons I may decline to construct', () => {
    const s = scenario({
      village: { black: ['seam', 'crane'] },
      players: [{ goods: { ...PLAN, wood: 1 }, cards: ['kiln'] }],
    })
    s.answer('place:crane', 'pay:wood', 'skip')
    expect([s.cards(0), s.seat(0).influence]).toEqual([['kiln'], 12])
  })

  it('[R18.2] constructing advances progress by 1', () => {
    const s = scenario({ progress: 0, players: [{ goods: PLAN, cards: ['kiln'] }] }).answer(
      'place:zeppelin',
      'plot:2',
    )
    expect(s.eventsOf('progressed')).toEqual([{ kind: 'progressed', seat: 0, to: 1, why: 'play' }])
  })

  it('[R18.2] constructing at other buildings than the Zeppelin advances progress as well', () => {
    const s = scenario({
      progress: 0,
      village: { black: ['seam', 'crane'] },
      players: [{ goods: { ...PLAN, wood: 1 }, cards: ['kiln'] }],
    }).answer('place:crane', 'pay:wood', 'build:kiln', 'spare:clay', 'plot:2')
    expect(s.state.table.progress).toBe(1)
  })
})
