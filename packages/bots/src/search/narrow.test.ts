import { miniCatalogue, type Scenario, type SeatSetup, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { cardFactsOf } from '../evaluation/card-facts.ts'
import { createEvaluator } from '../evaluation/evaluator.ts'
import { answerTo, narrow, type PreviousAnswer } from './narrow.ts'

/** The keys of the options that are worth trying in a scenario, in the order in which they would be tried. */
function tried({ engine, state }: Scenario, previous: PreviousAnswer = null): string[] {
  const { pending } = state
  if (pending === null) throw new Error('no decision')
  const facts = cardFactsOf(engine.catalogue)
  const indices = narrow(
    createEvaluator({ engine, facts, weights: new Float64Array(), correction: null }),
    state,
    pending,
    previous,
  )
  return indices.map((index) => pending.options[index] ?? '')
}

/** Any two resources for a coin, one after the other. */
function atOrchard(player: SeatSetup): Scenario {
  const players = [{ ...player, goods: { coin: 1, ...player.goods } }]
  return scenario({ village: { purple: ['patch', 'orchard'] }, players }).answer('place:orchard')
}

test('a search that takes resources tries the three that the seat wants most, best first', () => {
  // The kiln still needs one coal.
  const s = atOrchard({ cards: ['kiln'], goods: { coal: 1, clay: 1, grain: 1, wood: 4, metal: 1 } })
  const keys = tried(s)
  expect(keys).toHaveLength(3)
  expect(keys[0]).toBe('gain:coal')
  expect(keys).toContain('gain:pumpkin')
  expect(keys).not.toContain('gain:wood')
})

test('a search that takes resources tries the same goods in one order only', () => {
  const s = atOrchard({ cards: ['kiln'] })
  const { pending } = s.state
  const previous = pending === null ? null : answerTo(s.engine, s.state, pending, 'gain:clay')
  const afterClay = tried(s.answer('gain:clay'), previous)
  expect(afterClay.every((key) => ['gain:clay', 'gain:metal', 'gain:grain'].includes(key))).toBe(true)
  expect(afterClay).toContain('gain:grain')
})

test('a search takes all orders into account when the previous answer belongs to another question', () => {
  const s = atOrchard({ cards: ['kiln'] })
  expect(tried(s, { kind: 'take-any', source: 999, rank: 5 })).toContain('gain:coal')
  expect(tried(s, { kind: 'pay', source: s.state.pending?.source ?? 0, rank: 5 })).toContain('gain:coal')
})

test('a search that pays any resource tries the two that the seat can spare most easily', () => {
  const goods = { coal: 1, wood: 3, clay: 2, grain: 1 }
  const s = scenario({ players: [{ cards: ['kiln'], goods }] }).answer('place:treasury')
  const keys = tried(s)
  expect(keys).toHaveLength(2)
  expect(keys[0]).toBe('pay:wood')
  expect(keys).not.toContain('pay:coal')
})

test('a search that takes a card tries at most eight of many, and keeps declining', () => {
  const s = scenario({ rules: ['treasures'], players: [{ cards: ['tome'] }] }).answer('use:tome')
  expect(s.options().length).toBeGreaterThan(8)
  const keys = tried(s)
  expect(keys).toHaveLength(8)
  expect(keys).toContain('skip')
})

test('a search that takes a card keeps the type that the seat has not, rather than one more assistant', () => {
  const assistants = ['sherpa', 'broker', 'engineer']
  const deck = [
    'maestro',
    'innovator',
    'archivist',
    'treasurer',
    'longshoreman',
    'kiln',
    'sawmill',
    'ida',
    'kite',
  ]
  const rules = ['treasures', 'friends', 'items'] as const
  const s = scenario({ rules, deck, players: [{ cards: ['tome', ...assistants] }] }).answer('use:tome')
  const keys = tried(s)
  for (const key of ['card:kiln', 'card:sawmill', 'card:ida', 'card:kite']) expect(keys).toContain(key)
})

test('a search that takes a card tries all of a few', () => {
  const s = scenario({ mat: ['sherpa', 'kiln', 'broker'], players: [{ goods: { wood: 1, coin: 1 } }] })
  s.answer('place:market')
  expect(tried(s)).toEqual(['card:sherpa', 'card:kiln', 'card:broker'])
})

test('a search tries all main actions', () => {
  const s = scenario({ players: [{ goods: { wood: 2, coin: 1 } }] })
  expect(tried(s)).toEqual(s.options())
})

test('a search tries one copy of a card only', () => {
  const treasures = miniCatalogue.treasures.map((def) =>
    def.slug === 'amulet' ? { ...def, slug: 'amulet-1' } : def,
  )
  const s = scenario({
    catalogue: { ...miniCatalogue, treasures },
    rules: ['treasures'],
    players: [{ cards: ['amulet-1', 'amulet-2'] }],
  }).answer('place:patch')
  expect(s.options()).toEqual(['use:amulet-1', 'use:amulet-2', 'end'])
  expect(tried(s)).toEqual(['use:amulet-1', 'end'])
})
