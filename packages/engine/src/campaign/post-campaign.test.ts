import { type Scenario, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'
import type { Charter } from '../catalogue/charter.ts'
import type { CharterRecord } from '../state/legacy.ts'
import { FIRST_TILE } from '../state/spot.ts'

const afterwards = {
  game: 13,
  rules: ['personas', 'post-campaign'],
  legacy: { mode: 'post-campaign' },
} as const
const chests: Partial<Record<Charter, Partial<CharterRecord>>> = {
  purple: { chest: [200, 219, 223, 224] },
  black: { chest: [201, 233, 235] },
  yellow: { chest: [205, 331, 373] },
}

function opening(setup: ScenarioSetup = {}): Scenario {
  return scenario({ begin: 'setup', ...afterwards, charters: chests, ...setup })
}

/** Everybody has kept the first persona they were dealt. */
function dealt(setup: ScenarioSetup = {}): Scenario {
  const s = opening(setup)
  while (s.asked().endsWith('deal-persona')) s.answer(s.options()[0] ?? '')
  return s
}

test('[C2] after the campaign all unlocked personas form one deck: three are dealt to each of us, and we keep one', () => {
  const s = opening()
  const [first = '', ...rest] = s.options()
  expect([s.asked(), rest.length]).toEqual(['0 deal-persona', 2])
  s.answer(first)
  expect([s.asked(), s.options().length]).toEqual(['1 deal-persona', 3])
  expect(s.options().filter((persona) => [first, ...rest].includes(persona))).toEqual([])
  expect(s.seat(0).personas.map((persona) => `persona:${s.slug(persona)}`)).toEqual([first])
})

test('[C2] nobody sees the personas that the others were dealt', () => {
  const s = opening()
  const own = s.engine.view(s.state, 0)
  expect(own.decision?.options).toHaveLength(3)
  expect(own.stack.flatMap((frame) => (frame.kind === 'deal-persona' ? [frame.dealt.length] : []))).toEqual([
    0, 3,
  ])
  expect(s.engine.view(s.state, 1).decision?.options).toEqual([])
  expect(JSON.stringify(s.engine.view(s.state, -1).stack)).toContain('"dealt":[]')
})

test('[C2] with more players than personas to go round, each is dealt fewer', () => {
  const s = opening({ seats: 6, charters: {} })
  expect(s.asked()).not.toContain('deal-persona')
  expect(s.state.table.seats.map(({ personas }) => personas.length)).toEqual([1, 1, 1, 1, 1, 1])
})

test('[C2] after the campaign the die decides who plays which charter', () => {
  const games = [1, 2, 3, 4, 5].map((seed) =>
    opening({ seed, seats: 3 }).state.table.seats.map(({ charter }) => charter),
  )
  for (const charters of games) expect(new Set(charters).size).toBe(3)
  expect(new Set(games.map(String)).size).toBeGreaterThan(1)
})

test('[C2] after the campaign the islands are dealt again, four to each of us with their buildings, and we place two', () => {
  const islands = (['kiln', 'inn', 'stable'] as const).map((building, index) => ({
    charter: 'purple' as const,
    tile: index + 1,
    over: index + 2,
    building,
  }))
  const s = opening({ seed: 2, rules: [...afterwards.rules, 'islands'], islands })
  const tiles = s.state.legacy.buildings.slice(FIRST_TILE)
  const built = new Set(['stable', 'kiln', 'inn'].map(s.number))
  expect(new Set(tiles.filter((building) => building > 0))).toEqual(built)
  expect(tiles.slice(0, 3)).not.toEqual([s.number('kiln'), s.number('inn'), s.number('stable')])
  expect([s.asked(), s.options().length]).toEqual(['0 island-tile', 4])
})

test('[C2] after the campaign everyone starts with 2 workers and 12 influence, and no coin', () => {
  const s = dealt()
  expect(s.seat(0)).toMatchObject({
    workers: [-1, -1],
    influence: 12,
    goods: new Array(19).fill(0),
    cards: [],
  })
})

test('[C2] after the campaign each takes a minion or a card in reverse order, and $2 or 3 VP', () => {
  const s = dealt({
    rules: [...afterwards.rules, 'minions'],
    legacy: { ...afterwards.legacy, minions: [true, false, false, false, false, true] },
  })
  const { first } = s.state.table
  expect(s.asked()).toBe(`${1 - first} start-thing`)
  expect(s.options().filter((key) => key.startsWith('minion:'))).toEqual(['minion:cat', 'minion:chef'])
  expect(s.options().filter((key) => key.startsWith('card:'))).toHaveLength(5)
  s.answer('minion:chef')
  expect([s.asked(), ...s.options()]).toEqual([`${1 - first} start-wealth`, 'start:coins', 'start:vp'])
  s.answer('start:coins')
  expect(s.asked()).toBe(`${first} start-thing`)
  s.answer(s.options().at(-1) ?? '', 'start:vp')
  expect([s.has(1 - first, 'chef'), s.has(1 - first, 'coin'), s.seat(1 - first).vp]).toEqual([1, 2, 0])
  expect([s.cards(first).length, s.has(first, 'coin'), s.seat(first).vp]).toEqual([1, 0, 3])
  expect([s.state.table.mat.length, s.asked()]).toEqual([5, `${first} act`])
})

test('[C2] after the campaign completed rows of glory give nothing any more', () => {
  const glory = { glory: [6, 6, 6, 6, 6, 6, 6, 6, 6] }
  const s = dealt({ charters: { ...chests, purple: { ...chests.purple, ...glory }, black: glory } })
  expect(s.asked()).toMatch(/start-thing$/)
  expect(s.state.table.seats.map(({ vp }) => vp)).toEqual([0, 0])
})

describe('building and opening after the campaign', () => {
  const wood = { goods: { wood: 3, clay: 1, coin: 4 } }

  it('[C2] after the campaign I can pay the Zeppelin, any four resources and 3 influence, for its VP and the progress alone', () => {
    const s = scenario({ ...afterwards, players: [wood], progress: 4 })
    s.answer('place:zeppelin', 'pay:wood', 'pay:wood', 'pay:wood')
    expect(s.seat(0)).toMatchObject({ vp: 5, influence: 9 })
    expect([s.has(0, 'clay'), s.state.table.progress, s.eventsOf('constructed')]).toEqual([0, 5, []])
  })

  it('[C2] after the campaign I can still build with a building card, if I like', () => {
    const goods = { coal: 2, clay: 1, grain: 1 }
    const s = scenario({ ...afterwards, players: [{ goods, cards: ['kiln'] }] }).answer('place:zeppelin')
    expect(s.options()).toEqual(['build:kiln', 'build:nothing'])
    s.answer('build:kiln', 'plot:2')
    expect(s.eventsOf('constructed')).toMatchObject([{ building: s.number('kiln') }])
  })

  it('[C2] after the campaign three resources are too few for the Zeppelin without a card', () => {
    const s = scenario({ ...afterwards, players: [{ goods: { wood: 3 } }] })
    expect(s.closed('place:zeppelin')).toEqual({ lack: 'any', count: 1 })
  })

  it('[C2] after the campaign I can pay the Charterstone, $4 and 2 influence, without a crate', () => {
    const s = scenario({ ...afterwards, players: [wood], progress: 4 }).answer(
      'place:charterstone',
      'open:nothing',
    )
    expect(s.seat(0)).toMatchObject({ vp: 5, influence: 10 })
    expect([s.has(0, 'coin'), s.state.table.progress, s.eventsOf('crate-opened')]).toEqual([0, 5, []])
  })

  it('[C2] during the campaign neither Zeppelin nor Charterstone can be paid for nothing but VP and progress', () => {
    const s = scenario({ game: 12, players: [wood] })
    expect(s.closed('place:zeppelin')).toEqual({ lack: 'building-card', count: 1 })
    expect(s.closed('place:charterstone')).toEqual({ lack: 'crate', count: 1 })
  })
})

describe('one more persona after the campaign', () => {
  const rules = [...afterwards.rules, 'treasures'] as const
  const gauntlet = { cards: ['gauntlet'], personas: ['gardener'] }

  it('[C2] after the campaign a gauntlet draws from the deck of all personas that nobody uses, whatever charter they came from', () => {
    const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const players = [gauntlet, { chest: ['miner', 'mason'], personas: ['miner'] }]
      const s = scenario({ ...afterwards, seed, rules, players }).answer('use:gauntlet', 'take')
      return s.slug(s.seat(0).personas[1] ?? 0)
    })
    expect(drawn).toContain('mason')
    expect(drawn).not.toContain('miner')
    expect(drawn).not.toContain('gardener')
  })

  it('[C2] the persona that a gauntlet draws is revealed, and I may leave it', () => {
    const s = scenario({ ...afterwards, rules, players: [gauntlet] }).answer('use:gauntlet')
    expect(s.options()).toEqual(['take', 'skip'])
    expect(s.answer('skip').seat(0).personas).toHaveLength(1)
    const taken = scenario({ ...afterwards, rules, players: [gauntlet] }).answer('use:gauntlet', 'take')
    expect(taken.eventsOf('revealed')).toMatchObject([
      { where: 'personas', cards: [taken.seat(0).personas[1]] },
    ])
  })

  it('[C2] the Shoemaker draws a persona after the campaign; in the campaign it asks for one of the chest', () => {
    const village = { purple: ['patch', 'shoemaker'] }
    const players = [{ goods: { wood: 1 }, chest: ['gardener', 'mason'] }]
    const used = (setup: ScenarioSetup) =>
      scenario({ ...setup, village, players })
        .answer('place:shoemaker')
        .asked()
    expect([used(afterwards), used({ game: 3, rules: ['personas'] })]).toEqual([
      '0 draw-persona',
      '0 persona',
    ])
  })

  it('[C2] house rule H8 keeps it at two personas after the campaign, then nothing is asked', () => {
    const players = [{ cards: ['gauntlet'], personas: ['gardener', 'mason'] }]
    const s = scenario({ ...afterwards, rules, players, houseRules: { extraPersonas: 'two' } }).answer(
      'use:gauntlet',
    )
    expect(s.asked()).toBe('0 act')
  })

  it('[C2] a persona unlocked after the campaign is used at once, in the campaign only from the next game on', () => {
    const players = [{ goods: { coin: 4 }, cards: ['patch-built'] }]
    const open = (setup: ScenarioSetup) =>
      scenario({ ...setup, players }).answer('place:charterstone', 'open:patch-built')
    const s = open(afterwards)
    const [unlocked] = s.eventsOf('persona-unlocked')
    expect(s.seat(0).personas).toContain(unlocked?.persona)
    expect(s.seat(0).exhausted).toEqual([])
    expect(open({ game: 3 }).seat(0)).toMatchObject({ exhausted: [unlocked?.persona] })
    expect(open({ game: 3 }).seat(0).personas).not.toContain(unlocked?.persona)
  })
})

describe('automas after the campaign', () => {
  const withAutoma = { seats: 3, automas: [1] } as const

  it('[C2] the difficulty of automas is chosen before a game after the campaign, by a person', () => {
    const s = opening({ ...withAutoma, automas: [0], legacy: { ...afterwards.legacy, automaLevel: 4 } })
    expect([s.asked(), s.options()]).toEqual([
      '1 automa-level',
      [1, 2, 3, 4, 5, 6].map((level) => `level:${level}`),
    ])
    s.answer('level:5')
    expect(s.state.legacy).toMatchObject({ automaLevel: 5, automaStart: 5 })
  })

  it('[C2] the level that the campaign has led to is among those that can be chosen', () => {
    const s = opening({ ...withAutoma, legacy: { ...afterwards.legacy, automaLevel: 8 } })
    expect(s.options()).toContain('level:8')
    expect(s.options()).not.toContain('level:9')
  })

  it('[C2] nobody is asked for a difficulty without automas, without persons, or in the campaign', () => {
    expect(opening().asked()).not.toContain('automa-level')
    expect(opening({ seats: 2, automas: [0, 1] }).eventsOf('game-started')).toHaveLength(1)
    expect(scenario({ begin: 'setup', game: 3, ...withAutoma }).asked()).not.toContain('automa-level')
  })

  it('[C2] automas are set up as in the campaign: two islands, one minion of each type, no persona and no bonus', () => {
    const rules = ['personas', 'post-campaign', 'islands', 'minions'] as const
    const s = opening({ ...withAutoma, rules })
    while (s.state.pending !== null && s.state.pending.kind !== 'act') s.answer(s.options()[0] ?? '')
    expect(s.eventsOf('island-placed').filter(({ seat }) => seat === 1)).toHaveLength(2)
    expect(
      s
        .eventsOf('gained')
        .filter(({ seat }) => seat === 1)
        .map(({ good }) => good),
    ).toEqual(['cat', 'ghost', 'butler', 'golem', 'robot', 'chef'])
    expect(s.seat(1)).toMatchObject({ personas: [], influence: 12 })
    expect(s.state.table.automaDeck.length).toBeGreaterThan(0)
  })

  it('[C2] the difficulty that is chosen stays, however the game ends', () => {
    const players = [{ vp: 30 }, { vp: 5 }]
    const end = (setup: ScenarioSetup) => {
      const s = scenario({ automas: [1], players, ...setup, table: { ending: true, automaDeck: [382] } })
      s.answer('place:lot')
      while (s.state.pending !== null) s.answer(s.options()[0] ?? '')
      return s.state.legacy.automaLevel
    }
    expect([
      end({ ...afterwards, legacy: { mode: 'post-campaign', automaLevel: 3 } }),
      end({ legacy: { automaLevel: 3 } }),
    ]).toEqual([3, 4])
  })
})

test('[C2] after the campaign charters without a player are no longer built on', () => {
  const village = (setup: ScenarioSetup) =>
    scenario({ begin: 'setup', deck: ['kiln', 'orchard'], ...setup }).eventsOf('constructed').length
  const rules = ['personas', 'post-campaign', 'inactive-charters'] as const
  expect(village({ ...afterwards, rules })).toBe(0)
  expect(village({ game: 3, rules: ['personas', 'inactive-charters'] })).toBeGreaterThan(0)
})

describe('the end of a game after the campaign', () => {
  function winners(setup: ScenarioSetup): readonly number[] {
    const s = scenario({ begin: 'end', ...afterwards, seats: 3, ...setup })
    return s.eventsOf('game-ended')[0]?.winners ?? []
  }

  it('[C2] after the campaign there are no stars, trophies, circles or marks, and nobody keeps anything', () => {
    const players = [{ vp: 30, goods: { wood: 2 }, cards: ['sherpa'], personas: ['gardener'] }]
    const s = scenario({ begin: 'end', ...afterwards, players })
    expect([s.asked(), s.state.phase]).toEqual(['', 'finished'])
    expect(s.state.legacy.charters[0]).toMatchObject({
      glory: new Array(9).fill(0),
      trophies: 0,
      used: [],
      keptCards: [],
    })
    s.engine.packUp(s.state)
    expect(s.state.legacy).toMatchObject({ mode: 'post-campaign', game: 13, nextGuidepost: 0 })
  })

  it('[C2] after the campaign a tie is settled by reputation tokens', () => {
    const players = [{ vp: 5 }, { vp: 5 }, { vp: 0 }]
    expect(winners({ players, table: { reputation: [1] } })).toEqual([1])
  })

  it('[C2] a tie in reputation tokens is settled by quota tokens, then by components left', () => {
    const quota = [2, ...new Array<number>(27).fill(0)]
    const rich = { goods: { wood: 5 } }
    expect(winners({ players: [rich, {}, {}], table: { quota } })).toEqual([1])
    expect(
      winners({ players: [{ goods: { wood: 1 } }, {}, { goods: { coin: 1 }, cards: ['sherpa'] }] }),
    ).toEqual([2])
  })

  it('[C2] a perfect tie after the campaign is shared', () => {
    expect(winners({})).toEqual([0, 1, 2])
  })

  it('[C2] in the campaign ties stay friendly', () => {
    const s = scenario({ begin: 'end', game: 2, players: [{ goods: { wood: 5 } }] })
    expect(s.eventsOf('game-ended')).toMatchObject([{ winners: [0, 1] }])
  })

  it('[C2] after game 12 the village opens for single games, and what was kept is back in the box', () => {
    const s = scenario({
      begin: 'end',
      game: 12,
      guidepost: 412,
      players: [{ influence: 1, cards: ['sherpa'] }],
    })
    while (s.asked() !== '') s.answer(s.options()[0] ?? '')
    s.engine.packUp(s.state)
    expect(s.state.legacy).toMatchObject({ mode: 'post-campaign', game: 13, nextGuidepost: 0 })
    expect(s.state.legacy.charters.flatMap(({ keptCards }) => keptCards)).toEqual([])
    expect(s.state.legacy.advancement).toContain(s.number('sherpa'))
  })

  it('[C2] between games after the campaign anybody may come or go, without ceremony', () => {
    const s = scenario({ begin: 'end', ...afterwards })
    s.engine.packUp(s.state)
    expect(s.engine.join(s.state, { charter: 4, name: 'Bo', player: 'person' })).toBeUndefined()
    expect(s.state.legacy.charters[4]?.keptCards).toEqual([])
    expect(s.engine.leave(s.state, 0)).toBeUndefined()
    expect(s.state.legacy.seats.map(({ charter }) => charter)).toEqual([1, 4])
  })
})
