import { type Scenario, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'

const lack = (s: Scenario, key: string): string | undefined => s.closed(key)?.lack

const village = { purple: ['patch', 'kiln'], black: ['seam', 'crane'] } as const
const plot = { kind: 'plot', card: 22, vp: 5 } as const
const overbuilt: ScenarioSetup = { village, rules: ['overbuilding'] }

describe('where to build', () => {
  it('[D7] a plot with a building is taken until buildings may be built over', () => {
    const s = scenario({ village }).ask(plot)
    expect([lack(s, 'plot:1'), lack(s, 'plot:2'), lack(s, 'plot:3')]).toEqual([
      'built-on',
      'built-on',
      undefined,
    ])
  })

  it.each<[string, ScenarioSetup, string]>([
    ['a peril token', { perilOn: { kiln: 'vermin' } }, 'peril-there'],
    ['an income token', { incomeOn: { kiln: [1] } }, 'income-there'],
    ['a worker', { players: [{}, { workers: ['kiln', null] }] }, 'worker-there'],
    ['a minion', { minionOn: { kiln: 'cat' } }, 'minion-there'],
    ['an island', { islands: [{ charter: 'purple', tile: 1, over: 2 }] }, 'covered'],
  ])('[D7] %s on a plot is a reason of its own', (_name, setup, why) => {
    const s = scenario({ ...overbuilt, ...setup }).ask(plot)
    expect([s.options().includes('plot:2'), lack(s, 'plot:2')]).toEqual([false, why])
    expect(lack(scenario(overbuilt).ask(plot), 'plot:2')).toBeUndefined()
  })

  it('[D7] a basic building is never built over', () => {
    expect(lack(scenario(overbuilt).ask(plot), 'plot:1')).toBe('basic-building')
  })

  it('[D7] every other charter is closed as a whole, my own is not', () => {
    const s = scenario({ village }).ask(plot)
    expect(lack(s, 'charter:black')).toBe('other-charter')
    expect(lack(s, 'charter:yellow')).toBe('other-charter')
    expect(s.closed('charter:purple')).toBeUndefined()
  })

  it('[D7] an island that is not on the board is away; before islands exist nobody speaks of them', () => {
    const islands = [{ charter: 'purple', tile: 1, over: 3 }] as const
    const s = scenario({ village, islands, rules: ['islands'] }).ask(plot)
    expect([lack(s, 'island:1'), lack(s, 'island:2')]).toEqual([undefined, 'island-away'])
    expect(s.closed('island:2')).toBeDefined()
    expect(scenario({ village }).ask(plot).closed('island:2')).toBeUndefined()
    const full = { islands: [{ ...islands[0], building: 'stable' }] }
    expect(lack(scenario({ village, ...full, rules: ['islands'] }).ask(plot), 'island:1')).toBe('built-on')
  })
})

describe('which building card', () => {
  it('[D7] a building card names the resources that are missing, or that no plot is free', () => {
    const effect = { kind: 'construct', influence: 3, discount: 0, vp: 5 } as const
    const players = [{ cards: ['orchard', 'kiln'], goods: { coal: 2, clay: 1, grain: 1 } }]
    const s = scenario({ players }).ask({ kind: 'construct', effect, must: false })
    expect([s.options(), s.closed('build:orchard')]).toEqual([
      ['build:kiln', 'skip'],
      { lack: 'pumpkin', count: 2 },
    ])
    const poor = [{ cards: ['orchard', 'kiln'], goods: { coal: 2, clay: 1, grain: 1, pumpkin: 1 } }]
    const cheap = scenario({ players: poor }).ask({
      kind: 'construct',
      effect: { ...effect, discount: 1 },
      must: false,
    })
    expect(cheap.closed('build:orchard')).toBeUndefined()
    const none = scenario({ players: [{ ...poor[0], goods: { coal: 2, clay: 1, grain: 1 } }] })
    none.ask({ kind: 'construct', effect: { ...effect, discount: 1 }, must: false })
    expect(none.closed('build:orchard')).toEqual({ lack: 'any', count: 1 })
  })

  it('[D7] a building card is open as long as one plot is free', () => {
    const village = { purple: ['patch', 'orchard', 'sawmill', 'stable', 'inn', null] }
    const effect = { kind: 'construct', influence: 3, discount: 0, vp: 5 } as const
    const s = scenario({ village, players: [{ cards: ['kiln'], goods: { coal: 2, clay: 1, grain: 1 } }] })
    s.ask({ kind: 'construct', effect, must: false })
    expect([s.options(), s.closed('build:kiln')]).toEqual([['build:kiln', 'skip'], undefined])
  })

  it('[D7] a discount for each of my minions does not count those of others', () => {
    const effect = { kind: 'construct', influence: 3, discount: { per: 'minions', times: 1 }, vp: 5 } as const
    const goods = { coal: 2, clay: 1, grain: 1 }
    const s = scenario({ players: [{ cards: ['orchard', 'kiln'], goods }, { goods: { cat: 1 } }] })
    s.ask({ kind: 'construct', effect, must: false })
    expect(s.closed('build:orchard')).toEqual({ lack: 'pumpkin', count: 2 })
  })

  it('[D7] after the campaign, with every plot full, the cards say that no plot is free', () => {
    const purple = ['patch', 'orchard', 'sawmill', 'stable', 'inn', 'pier']
    const goods = { coal: 2, clay: 1, grain: 1 }
    const effect = { kind: 'construct', influence: 3, discount: 0, vp: 5 } as const
    const s = scenario({
      village: { purple },
      rules: ['post-campaign'],
      players: [{ cards: ['kiln'], goods }],
    })
    s.state.stack.push({ asks: true, seat: 0, source: 0, kind: 'construct', effect, must: true })
    expect(s.closed('build:kiln')).toEqual({ lack: 'plot', count: 1 })
  })

  it('[D7] what I have cannot be saved while the discount must cover what I lack', () => {
    const effect = { kind: 'construct', influence: 2, discount: 1, vp: 4 } as const
    const card = 22
    const s = scenario({ players: [{ cards: ['orchard'], goods: { pumpkin: 1, clay: 1, grain: 1 } }] })
    s.state.stack.push({ asks: true, seat: 0, source: 0, kind: 'spare', card, effect, left: 1, spared: [] })
    expect([lack(s, 'spare:clay'), lack(s, 'spare:pumpkin'), lack(s, 'spare:wood')]).toEqual([
      'spare-missing',
      undefined,
      undefined,
    ])
  })
})

describe('islands', () => {
  const islands = [{ charter: 'purple', tile: 1, over: 3 }] as const

  it('[D7] a tile that lies on the board is placed already', () => {
    const s = scenario({ islands }).ask({ kind: 'island-tile', left: 1 })
    expect([lack(s, 'island:1'), lack(s, 'island:2')]).toEqual(['island-placed', undefined])
  })

  it('[D7] an island goes neither over the basic building nor over a covered plot nor abroad', () => {
    const s = scenario({ islands }).ask({ kind: 'island-place', tile: 43, left: 1 })
    expect([lack(s, 'plot:1'), lack(s, 'plot:2'), lack(s, 'plot:3')]).toEqual([
      'basic-building',
      undefined,
      'covered',
    ])
    expect([lack(s, 'charter:red'), lack(s, 'charter:purple')]).toEqual(['other-charter', undefined])
  })
})

describe('where a minion goes', () => {
  const purple = ['patch', 'kiln', 'stable', 'sawmill', 'almanac'] as const
  const players = [{ goods: { cat: 1 }, workers: ['stable', null] }]

  it('[D7] a minion cannot go to an occupied building, to another charter, or where I cannot pay', () => {
    const s = scenario({ village: { purple }, rules: ['minions'], players, minionOn: { sawmill: 'ghost' } })
    s.ask({ kind: 'minion-spot', minion: 0 })
    expect(s.options()).toEqual(['place:patch', 'place:almanac'])
    expect([lack(s, 'place:stable'), lack(s, 'place:sawmill'), lack(s, 'place:seam')]).toEqual([
      'worker-there',
      'minion-there',
      'other-charter',
    ])
    expect([lack(s, 'place:market'), s.closed('place:kiln')]).toEqual([
      'other-charter',
      { lack: 'coal', count: 1 },
    ])
    expect(lack(s, 'place:patch')).toBeUndefined()
  })
})

test('[D7] the worker at work does not come home', () => {
  const s = scenario({ players: [{ cards: ['chalice'], workers: ['patch', 'seam'] }] })
  s.state.table.spot = s.spot('patch')
  s.ask({ kind: 'retrieve' })
  expect([lack(s, 'retrieve:patch'), lack(s, 'retrieve:seam')]).toEqual(['worker-at-work', undefined])
})

test('[D7] a building is not repeated when it is of the commons, is a copier, or cannot be paid', () => {
  const red = ['bank', 'masked-ball', 'kiln'] as const
  const players = [{}, { workers: ['seam', 'treasury'] }, { workers: ['masked-ball', 'kiln'] }]
  const s = scenario({ seats: 3, village: { red }, players }).ask({ kind: 'mirror' })
  expect(s.options()).toEqual(['place:seam', 'skip'])
  expect([lack(s, 'place:treasury'), lack(s, 'place:masked-ball')]).toEqual(['commons', 'copier'])
  expect([s.closed('place:kiln'), s.closed('place:seam')]).toEqual([{ lack: 'coal', count: 1 }, undefined])
})

test('[D7] the Echo Shaft says why it does not repeat the commons for my own worker', () => {
  const blue = ['vein', 'echo-shaft'] as const
  const s = scenario({
    village: { blue },
    players: [{ cards: ['chalice'], workers: ['treasury', 'echo-shaft'] }],
  })
  s.state.table.spot = s.spot('echo-shaft')
  s.state.stack.push({ asks: true, seat: 0, source: 0, kind: 'echo' })
  expect([lack(s, 'place:treasury'), lack(s, 'place:echo-shaft')]).toEqual(['commons', undefined])
})

test('[D7] only a peril of my own charter can be taken at set-up', () => {
  const perilOn = { patch: 'blight', seam: 'vermin' } as const
  const s = scenario({ village, perilOn }).ask({ kind: 'peril-from-charter' })
  expect(s.options()).toEqual(['pay:patch', 'skip'])
  expect([lack(s, 'pay:kiln'), lack(s, 'pay:seam'), lack(s, 'pay:patch'), lack(s, 'pay:crane')]).toEqual([
    'no-peril-there',
    'other-charter',
    undefined,
    undefined,
  ])
})
