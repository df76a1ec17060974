import { scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'

const open = (card: string, setup: object = {}) =>
  scenario({ players: [{ goods: { coin: 4 }, cards: [card] }], ...setup }).answer(
    'place:charterstone',
    `open:${card}`,
  )

test('[R19.1] to open a crate I pay, take the VP, advance progress, and then the crate is resolved', () => {
  const kinds = open('patch-built').events.map(({ kind }) => kind)
  const order = [
    'paid',
    'won-vp',
    'progressed',
    'crate-opened',
    'rule-entered',
    'took-card',
    'persona-unlocked',
  ]
  expect([...new Set(kinds)].filter((kind) => order.includes(kind))).toEqual(order)
})

test('[R19.1] the constructed card of the crate that I open goes to the archive', () => {
  const s = open('patch-built')
  expect([s.state.legacy.archive.map(s.slug), s.cards(0)]).toEqual([
    ['patch-built'],
    ['orchard', 'menagerie'],
  ])
})

test('[R19.1] other buildings open crates at other costs', () => {
  const s = scenario({
    progress: 0,
    village: { black: ['seam', 'annex'] },
    players: [{ goods: { coal: 1, coin: 2 }, cards: ['patch-built'] }],
  }).answer('place:annex', 'open:patch-built')
  expect(s.seat(0)).toMatchObject({ influence: 11, spent: 1, vp: 4 })
  expect([s.has(0, 'coin'), s.state.table.progress, s.state.legacy.crates]).toEqual([0, 1, [1]])
})

test('[R19.1] at other buildings that open crates I may decline', () => {
  const s = scenario({
    village: { black: ['seam', 'annex'] },
    players: [{ goods: { coal: 1, coin: 2 }, cards: ['patch-built'] }],
  }).answer('place:annex', 'skip')
  expect([s.has(0, 'coin'), s.cards(0), s.state.legacy.crates]).toEqual([2, ['patch-built'], []])
})

test('[R19.2] what comes out of a crate is mine, whichever charter the crate is from', () => {
  const s = open('field-built')
  expect(s.cards(0)).toEqual(['kitchen', 'stable'])
  expect(s.state.legacy.charters[0]?.chest.map(s.slug)).toContain('farmer')
})

test('[R19.3] the rules of a crate come into force at once', () => {
  const s = open('menagerie-built')
  expect(s.state.legacy.rules.minions).toBe(true)
  expect(s.has(0, 'cat')).toBe(1)
  expect(s.state.table.supply[7]).toBe(5)
})

test('[R19.3] the first crate of the campaign brings personas and constructing', () => {
  const rules = (s: ReturnType<typeof open>): string[] => s.eventsOf('rule-entered').map(({ rule }) => rule)
  expect(rules(open('patch-built'))).toEqual(['personas', 'constructing'])
  expect(rules(open('patch-built', { legacy: { crates: [2] } }))).toEqual([])
})

test('[R19.3] the income that the step of progress of a crate reaches is not yet in force', () => {
  const s = open('tribunal-built', { progress: 5 })
  expect(s.state.legacy.rules.income).toBe(true)
  expect(s.eventsOf('income-triggered')).toEqual([])
})

test('[R19.2] the log of a crate names the opener, and says that the crate itself gave all of it', () => {
  const s = open('menagerie-built')
  expect(s.eventsOf('crate-opened')).toMatchObject([{ seat: 0, crate: 8, card: s.number('menagerie-built') }])
  expect(s.eventsOf('persona-unlocked')).toMatchObject([{ seat: 0, persona: s.number('cat-whisperer') }])
  expect(s.eventsOf('took-card')).toMatchObject([
    { seat: 0, card: s.number('kennel'), from: 'crate', source: 0 },
  ])
  expect(s.eventsOf('gained')).toMatchObject([{ seat: 0, good: 'cat', count: 1, source: 0 }])
})

test('[X2] the log of a crate says how many cards have joined a deck', () => {
  const items = open('sawmill-built')
  expect(items.eventsOf('deck-joined')).toEqual([{ kind: 'deck-joined', cards: 3, deck: 'advancement' }])
  expect(items.eventsOf('took-card').at(-1)).toMatchObject({ seat: 0, from: 'crate', source: 0 })
  const objectives = open('orchard-built')
  expect(objectives.eventsOf('took-objective')).toMatchObject([{ seat: 0, source: 0 }])
  expect(objectives.eventsOf('deck-joined')).toEqual([{ kind: 'deck-joined', cards: 3, deck: 'objectives' }])
})

test('[X2] the log of a crate says that new objectives are shuffled into their deck', () => {
  const decks = Array.from({ length: 12 }, (_, seed) => {
    const s = open('orchard-built', {
      seed,
      objectiveDeck: ['six-coins', 'three-on-quota', 'two-assistants'],
    })
    expect(s.eventsOf('shuffled')).toContainEqual({ kind: 'shuffled', deck: 'objectives' })
    return s.state.table.objectiveDeck.slice(0, 2).join()
  })
  expect(new Set(decks).size).toBeGreaterThan(4)
})

test.each(['pair', 'split'])(
  '[H5] the log of a crate says that its resources come from the crate (%s)',
  (choice) => {
    const s = open('patch-built', { houseRules: { crateResources: true } })
    expect(s.state.pending).toMatchObject({ kind: 'crate-resources', source: 0 })
    s.answer(`crate-resources:${choice}`)
    expect(s.eventsOf('gained').map(({ source }) => source)).toEqual(choice === 'pair' ? [0] : [0, 0])
  },
)

describe('the crate of an automa', () => {
  const CHARTERSTONE = 380

  it('[A6] the crate of an automa brings its rules into force and releases its minions, and the mat is filled up again', () => {
    const s = scenario({
      automas: [1],
      mat: ['menagerie-built'],
      deck: ['kite', 'drum', 'lamp', 'inn', 'kiln', 'sherpa'],
      objectiveDeck: ['six-coins', 'three-on-quota'],
      table: { automaDeck: [CHARTERSTONE] },
    }).answer('place:patch')
    expect(s.eventsOf('crate-opened')).toMatchObject([{ seat: 1, crate: 8 }])
    expect([s.state.legacy.rules.minions, s.state.table.supply[7], s.has(1, 'cat')]).toEqual([true, 6, 0])
    expect(s.state.table.mat).toHaveLength(5)
    expect(s.state.table.objectiveDeck).toHaveLength(3)
    expect(s.state.legacy.charters[1]?.chest.map(s.slug)).toContain('cat-whisperer')
  })

  it('[A6] the crate of an automa without objectives leaves the objective deck as it is', () => {
    const s = scenario({
      automas: [1],
      mat: ['patch-built'],
      objectiveDeck: ['six-coins', 'three-on-quota'],
      table: { automaDeck: [CHARTERSTONE] },
    }).answer('place:seam')
    expect(s.eventsOf('crate-opened')).toMatchObject([{ seat: 1, crate: 1 }])
    expect(s.eventsOf('shuffled').map(({ deck }) => deck)).not.toContain('objectives')
  })
})
