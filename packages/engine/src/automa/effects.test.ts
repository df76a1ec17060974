import { miniCatalogue, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'

const GRANDSTAND = 379
const CHARTERSTONE = 380
const ZEPPELIN = 381
const MARKET = 382
const LATE = 383

/** A person (purple) is to act, the automa (black) has this card next. */
function facing(card: number, setup: ScenarioSetup = {}) {
  return scenario({ automas: [1], ...setup, table: { automaDeck: [card], ...setup.table } })
}

/** The quota table with tokens of the person on these spaces. */
function quotaWith(...spaces: number[]): number[] {
  return Array.from({ length: 28 }, (_, space) => (spaces.includes(space) ? 1 : 0))
}

test('[A6] an automa places reputation and quota tokens without reward, going down the leftmost column', () => {
  const s = facing(GRANDSTAND).answer('place:lot')
  expect(s.state.table.reputation).toEqual([1])
  expect(s.state.table.quota[0]).toBe(2)
  expect(s.seat(1).influence).toBe(10)
  expect(s.seat(1).vp).toBe(2)
  const next = facing(GRANDSTAND, { table: { quota: [1, ...Array.from({ length: 27 }, () => 0)] } }).answer(
    'place:lot',
  )
  expect(next.state.table.quota[6]).toBe(2)
})

test('[A6] without influence an automa places no token', () => {
  const s = facing(GRANDSTAND, { players: [{}, { influence: 0, spent: 12 }] }).answer('place:lot')
  expect(s.state.table.reputation).toEqual([])
  expect(s.state.table.quota.every((token) => token === 0)).toBe(true)
})

test('[A6] an automa discards the two highest-numbered cards of the mat', () => {
  const s = facing(MARKET, {
    mat: ['innovator', 'kite', 'pilgrim'],
    deck: ['engineer', 'maestro', 'sherpa'],
  }).answer('place:lot')
  expect(s.state.table.discard.map((card) => s.slug(card)).sort()).toEqual(['kite', 'pilgrim'])
  expect(s.state.table.mat).toHaveLength(3)
})

test('[A6] an automa builds the lowest-numbered building card of the mat and discards the constructed card', () => {
  const s = facing(ZEPPELIN, { mat: ['kiln', 'orchard', 'sherpa'], deck: [] }).answer('place:lot')
  expect(s.eventsOf('constructed').map(({ seat, building }) => [seat, s.slug(building)])).toEqual([
    [1, 'orchard'],
  ])
  expect(s.state.table.discard.concat(s.state.table.mat).map((card) => s.slug(card))).toContain(
    'orchard-built',
  )
})

test('[A6] an automa opens the lowest-numbered constructed card of the mat: persona to its chest, cards to the deck', () => {
  const s = facing(CHARTERSTONE, { mat: ['lot-built', 'patch-built'], deck: [] }).answer('place:lot')
  expect(s.eventsOf('crate-opened').map(({ crate }) => crate)).toEqual([1])
  expect(s.seat(1).cards).toEqual([])
  expect(s.state.legacy.charters[1]?.chest).toHaveLength(2)
  expect(s.state.legacy.rules.constructing).toBe(true)
})

test('[A6] an automa advances progress only where its card says so and takes no reputation from it', () => {
  const s = facing(ZEPPELIN, { progress: 15 }).answer('place:lot')
  expect(s.state.table.progress).toBe(16)
  expect([s.state.table.reputation, s.asked()]).toEqual([[], '0 act'])
  expect(facing(MARKET, { progress: 15 }).answer('place:lot').state.table.progress).toBe(15)
})

test('[A7] with no empty plot an automa builds over its lowest-value building, and only for something better', () => {
  const full = { black: ['seam', 'kiln', 'crane', 'annex', 'vault', 'parlour'] }
  const setup = { village: full, rules: ['overbuilding'] as const, mat: ['almanac'], deck: [] }
  const s = facing(ZEPPELIN, setup).answer('place:lot')
  expect(s.eventsOf('constructed').map(({ over }) => s.slug(over))).toEqual(['kiln'])
  const worse = facing(ZEPPELIN, {
    ...setup,
    village: { black: ['seam', 'almanac', 'clinic', 'circus', 'fairground', 'vault'] },
    mat: ['kiln'],
  })
  expect(worse.answer('place:lot').eventsOf('constructed')).toEqual([])
})

test('[A6] on a full reputation track an automa places no token', () => {
  const reputation = [0, 0, 0, 0, 0, 0]
  const s = facing(GRANDSTAND, { table: { reputation } }).answer('place:lot')
  expect([s.state.table.reputation, s.seat(1).influence]).toEqual([reputation, 11])
  const last = facing(GRANDSTAND, { players: [{}, { influence: 1 }], table: { reputation } })
  expect(last.answer('place:lot').state.table.quota[0]).toBe(2)
})

test('[A6] each token that an automa places has an event', () => {
  const s = facing(GRANDSTAND).answer('place:lot')
  expect(s.eventsOf('placed-reputation')).toEqual([{ kind: 'placed-reputation', seat: 1, source: 0 }])
  expect(s.eventsOf('sold')).toEqual([{ kind: 'sold', seat: 1, space: 0 }])
})

test('[A6] with no space open an automa keeps its token', () => {
  const table = { quota: Array.from({ length: 28 }, () => 1) }
  expect(facing(GRANDSTAND, { table }).answer('place:lot').seat(1).influence).toBe(11)
})

test('[A6] with one influence left an automa takes reputation and sells nothing', () => {
  const s = facing(GRANDSTAND, { players: [{}, { influence: 1 }] }).answer('place:lot')
  expect([s.state.table.reputation, s.state.table.quota.includes(2)]).toEqual([[1], false])
})

test('[A6] an automa goes from a full column to the next one and passes over rows that are not in force', () => {
  const space = (taken: number[], rules: ScenarioSetup['rules'] = []) =>
    facing(GRANDSTAND, { rules, table: { quota: quotaWith(...taken) } })
      .answer('place:lot')
      .state.table.quota.indexOf(2)
  expect(space([0, 6, 12])).toBe(1)
  expect(space([0, 6, 12], ['minions'])).toBe(18)
  expect(space([0, 6, 12], ['peril'])).toBe(23)
  expect(space([0, 6, 12, 1])).toBe(7)
  expect(space(Array.from({ length: 18 }, (_, one) => one))).toBe(-1)
})

test('[A6] a constructed card counts by the number of its building, and every gap of the mat is filled at once', () => {
  const s = facing(MARKET, {
    mat: ['lot-built', 'innovator', 'kite'],
    deck: ['engineer', 'maestro', 'sherpa'],
  })
  s.answer('place:lot')
  expect(s.state.table.mat.map(s.slug)).toEqual(['lot-built', 'maestro', 'engineer'])
  expect(s.eventsOf('discarded')).toEqual(
    ['kite', 'innovator'].map((slug) => ({ kind: 'discarded', seat: 1, card: s.number(slug), source: 0 })),
  )
  expect(s.eventsOf('revealed').map(({ cards }) => cards.map(s.slug))).toEqual([['engineer'], ['maestro']])
})

test('[A6] from a mat with fewer than two cards an automa discards what there is', () => {
  const s = facing(MARKET, { mat: ['kite'], deck: [] }).answer('place:lot')
  expect(s.eventsOf('discarded')).toHaveLength(1)
  expect([...s.state.table.mat, ...s.state.table.discard]).toEqual([s.number('kite')])
})

test('[A6] without a building card on the mat an automa builds nothing', () => {
  const s = facing(ZEPPELIN, { mat: ['sherpa', 'lot-built'], deck: [] }).answer('place:lot')
  expect([s.eventsOf('constructed'), s.state.table.mat.length, s.seat(1).vp]).toEqual([[], 2, 2])
})

test('[A6] only the card that an automa builds leaves the mat', () => {
  const s = facing(ZEPPELIN, { mat: ['kiln', 'sherpa', 'broker'], deck: [] }).answer('place:lot')
  expect(s.state.table.mat.slice(0, 2).map(s.slug)).toEqual(['sherpa', 'broker'])
})

test('[A6] a constructed card of an automa without a crate goes to the archive, like everybody’s', () => {
  const s = facing(ZEPPELIN, { mat: ['annex'], deck: [] }).answer('place:lot')
  expect(s.state.legacy.archive).toContain(s.number('annex-built'))
  expect([...s.state.table.mat, ...s.state.table.discard]).toEqual([])
  const kiln = facing(ZEPPELIN, { mat: ['kiln'], deck: ['sherpa', 'broker'] }).answer('place:lot')
  expect([kiln.state.table.mat, kiln.state.table.discard].map((cards) => cards.map(kiln.slug))).toEqual([
    ['sherpa'],
    ['kiln-built'],
  ])
  expect(kiln.state.legacy.archive).toEqual([])
})

test('[A6] without a constructed card on the mat an automa opens nothing', () => {
  const s = facing(CHARTERSTONE, { mat: ['kiln'], deck: [] }).answer('place:lot')
  expect([s.eventsOf('crate-opened'), s.state.table.mat.length]).toEqual([[], 1])
})

test('[A6] what an automa opens is archived; its persona, buildings and objectives go where they belong', () => {
  const s = facing(CHARTERSTONE, { mat: ['menagerie-built'], deck: ['sherpa', 'broker'] }).answer('place:lot')
  const { table, legacy } = s.state
  expect(legacy.archive).toEqual([s.number('menagerie-built')])
  expect(legacy.charters[1]?.chest.map(s.slug)).toEqual(['first-black', 'cat-whisperer'])
  expect([...table.mat, ...table.deck].map(s.slug).sort()).toEqual(['broker', 'kennel', 'sherpa'])
  expect(table.objectiveDeck.map(s.slug)).toEqual(['three-minions-out'])
  expect([legacy.minions[0], s.has(1, 'cat'), table.supply[7]]).toEqual([true, 0, 6])
})

test('[A6] progress that an automa makes triggers income for all, and it may end the game', () => {
  const income = {
    progress: 13,
    rules: ['income'] as const,
    village: { purple: ['patch', 'almanac'] },
    incomeOn: { almanac: [0] },
  }
  expect(facing(ZEPPELIN, income).answer('place:lot').seat(0).vp).toBe(2)
  const s = facing(ZEPPELIN, { progress: 25 }).answer('place:lot')
  expect([s.state.table.ender, s.eventsOf('progressed')[0]?.why]).toEqual([1, 'automa'])
})

test('[A7] among its plots of the lowest value an automa builds over the first by name, never over the basic one', () => {
  const village = { black: ['seam', 'vault', 'parlour', 'crane', 'annex', 'observatory'] }
  const setup = { village, rules: ['overbuilding'] as const, deck: [] }
  const over = (mat: string[], more: ScenarioSetup = {}) =>
    facing(ZEPPELIN, { ...setup, mat, ...more })
      .answer('place:lot')
      .eventsOf('constructed')
      .map(({ over: old, building }) => [old, building])
  const s = facing(ZEPPELIN, setup)
  expect(over(['almanac'])).toEqual([[s.number('annex'), s.number('almanac')]])
  // Worth 5 like the rest: no.
  expect(over(['orchard'])).toEqual([])
  // The lowest-numbered card that is worth more.
  expect(over(['circus', 'orchard', 'almanac'])).toEqual([[s.number('annex'), s.number('almanac')]])
  expect(over(['almanac'], { rules: [] })).toEqual([])
})

test('[A7] an automa builds on plots before islands, on an empty island before it builds over anything', () => {
  const islands = [{ charter: 'black', tile: 1, over: 2 }] as const
  const at = (village: ScenarioSetup['village'] = {}) => {
    const s = facing(ZEPPELIN, { islands, village, rules: ['overbuilding'], mat: ['almanac'], deck: [] })
    return s.answer('place:lot').spot('almanac')
  }
  expect(at()).toBe(6 + 6 + 2)
  const full = { black: ['seam', 'kiln', 'crane', 'annex', 'vault', 'parlour'] } as const
  expect(at(full)).toBe(6 + 36 + 4)
})

describe('automas and progress', () => {
  const slow = { houseRules: { automaProgress: 'not-by-commons' }, progress: 14 } as const

  it('[H9] an automa advances progress where its card says so', () => {
    for (const card of [GRANDSTAND, CHARTERSTONE, ZEPPELIN, LATE])
      expect(facing(card, { progress: 14 }).answer('place:lot').state.table.progress).toBe(15)
  })

  it('[H9] Zeppelin, Charterstone and Grandstand never advance progress for an automa, if the table likes', () => {
    for (const card of [GRANDSTAND, CHARTERSTONE, ZEPPELIN])
      expect(facing(card, slow).answer('place:lot').state.table.progress).toBe(14)
    expect(facing(LATE, slow).answer('place:lot').state.table.progress).toBe(15)
  })

  it('[H9] an automa’s card for any other building of the commons advances progress all the same', () => {
    const automa = miniCatalogue.automa.map((card) =>
      card.number === MARKET ? { ...card, effects: ['advance'] as const } : card,
    )
    const s = facing(MARKET, { ...slow, catalogue: { ...miniCatalogue, automa } })
    expect(s.answer('place:lot').state.table.progress).toBe(15)
  })

  it('[H9] an automa that may not advance progress does the rest of its card all the same', () => {
    const s = facing(GRANDSTAND, slow).answer('place:lot')
    expect([s.state.table.reputation, s.seat(1).vp]).toEqual([[1], 2])
  })

  it('[H9] a campaign that was saved before H9 plays by its standard', () => {
    const s = facing(ZEPPELIN, { progress: 14 })
    const { automaProgress: _, ...older } = s.state.legacy.houseRules
    s.state.legacy = { ...s.state.legacy, houseRules: older as typeof s.state.legacy.houseRules }
    expect(s.answer('place:lot').state.table.progress).toBe(15)
  })
})
