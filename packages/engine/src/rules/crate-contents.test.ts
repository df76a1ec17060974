import { scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'
import { FIRST_MINION } from '../catalogue/good.ts'

/** Seat 0 has paid for the crate of a constructed card and is about to see what is in it. */
const open = (slug: string, setup: Parameters<typeof scenario>[0] = {}) =>
  scenario({ ...setup, players: [{ goods: { coin: 4 }, cards: [`${slug}-built`] }] }).answer(
    'place:charterstone',
    `open:${slug}-built`,
  )

test('[X1] the opener of a crate takes its building cards, and its persona goes to the chest of the opener', () => {
  const s = open('seam', { legacy: { crates: [1] } })
  expect(s.cards(0)).toEqual(['kiln', 'crane'])
  expect(s.state.legacy.charters[0]?.chest.map(s.slug)).toEqual(['first-purple', 'miner'])
  expect(s.state.legacy.charters[1]?.chest.map(s.slug)).toEqual(['first-black'])
})

test('[X1] the constructed card of an opened crate goes to the archive', () => {
  expect(open('patch').state.legacy.archive.map(open('patch').slug)).toEqual(['patch-built'])
})

test('[X2] of a new deck the opener takes one card at random, the rest is shuffled into the deck', () => {
  const s = open('inn', { deck: ['sherpa'], discard: ['broker'], mat: ['kiln', 'pier', 'stable'] })
  const guests = ['pilgrim', 'wizard', 'player', 'pedlar']
  const { mat, deck, discard } = s.state.table
  const mine = s.cards(0).filter((slug) => guests.includes(slug))
  expect(mine).toHaveLength(1)
  expect(discard).toEqual([])
  const rest = guests.filter((slug) => !mine.includes(slug))
  const expected = ['sherpa', 'broker', 'kiln', 'pier', 'stable', ...rest].sort()
  expect([...mat, ...deck].map(s.slug).sort()).toEqual(expected)
  expect(mat).toHaveLength(5)
})

test('[X2] chance decides which card of a new deck the opener takes', () => {
  const drawn = new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seed) => open('inn', { seed }).cards(0).at(-1)))
  expect(drawn.size).toBeGreaterThan(1)
})

test('[X2] of new objectives the opener takes one, the rest goes into the objective deck', () => {
  const s = open('orchard', { objectiveDeck: ['six-coins'] })
  const mine = s.seat(0).objectives.map(s.slug)
  expect(mine).toHaveLength(1)
  const fresh = ['three-scored', 'few-influence', 'four-card-types']
  expect([...mine, ...s.state.table.objectiveDeck.map(s.slug)].sort()).toEqual([...fresh, 'six-coins'].sort())
})

test('[X2] before private objectives are in force nobody holds the objective of a crate: it joins the objective deck', () => {
  const s = open('menagerie')
  expect([s.seat(0).objectives, s.state.table.objectiveDeck.map(s.slug)]).toEqual([[], ['three-minions-out']])
  const later = open('menagerie', { rules: ['private-objectives'] })
  expect(later.seat(0).objectives.map(later.slug)).toEqual(['three-minions-out'])
})

test('[X3] a rule in a crate is in force at once, the first time', () => {
  const s = open('inn')
  expect(s.eventsOf('rule-entered').map(({ rule }) => rule)).toContain('guests')
  expect(s.state.legacy.rules.guests).toBe(true)
})

test('[X3] a later crate with the same rule brings its other contents and leaves the rule as it is', () => {
  const s = open('kiln', { rules: ['minions'], legacy: { crates: [1, 8] } })
  expect(s.eventsOf('rule-entered')).toEqual([])
  expect([s.cards(0), s.has(0, 'ghost')]).toEqual([['annex', 'parlour'], 1])
})

test('[X3] each type of minion is released by its own crate', () => {
  const released = { crates: [1, 8], minions: [true, false, false, false, false, false] }
  const s = open('kiln', { rules: ['minions'], legacy: released, supply: { cat: 4, ghost: 0 } })
  expect(s.eventsOf('minion-released').map(({ minion }) => minion)).toEqual(['ghost'])
  expect(s.state.table.supply.slice(FIRST_MINION, FIRST_MINION + 2)).toEqual([4, 5])
})

describe('extra buildings', () => {
  const extras = ['lighthouse', 'portal', 'shoemaker']

  it('[R9] extra buildings enter the advancement deck with their crate, and the opener takes one of them', () => {
    const s = open('pier', { deck: ['sherpa'] })
    const mine = s.cards(0).filter((slug) => extras.includes(slug))
    expect(mine).toHaveLength(1)
    const inDeck = [...s.state.table.mat, ...s.state.table.deck].map(s.slug)
    expect([...mine, ...inDeck].sort()).toEqual([...extras, 'sherpa'].sort())
    expect(s.eventsOf('rule-entered').map(({ rule }) => rule)).toContain('building-cards')
  })

  it('[R9] extra buildings are not in the deck before their crate is opened', () => {
    const { mat, deck } = scenario({ begin: 'setup' }).state.table
    expect([...mat, ...deck].some((card) => card >= 92 && card <= 97)).toBe(false)
  })

  it('[R9] an extra building carries no crate: once built, nothing of the card is left in my supply', () => {
    const goods = { wood: 2, clay: 1, grain: 1 }
    const s = scenario({ players: [{ goods, cards: ['portal'] }] }).answer('place:zeppelin', 'plot:2')
    expect([s.cards(0), s.state.legacy.archive.map(s.slug)]).toEqual([[], ['portal-built']])
  })
})
