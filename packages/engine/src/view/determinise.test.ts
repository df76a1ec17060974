import { miniCatalogue, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'
import { openBox } from '../catalogue/box.ts'
import { CONSTRUCTED } from '../catalogue/card-of.ts'
import { createEngine } from '../engine.ts'
import { violationsOf } from '../invariants/violations.ts'
import { roll, seedRng } from '../random/random.ts'
import type { State } from '../state/state.ts'
import { unseenCards, unseenObjectives } from './unseen.ts'

const engine = createEngine(miniCatalogue)
const box = openBox(miniCatalogue)
const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b)

/** A campaign in the middle of a game, by chance. */
function middle(seed: number, answers: number): State {
  const seats = [0, 1, 2].map((charter) => ({ charter, name: `${charter}`, player: 'person' as const }))
  const state = engine.newCampaign({ seed, seats })
  engine.startGame(state)
  const rng = seedRng(seed)
  for (let answer = 0; answer < answers; answer++) {
    if (state.phase === 'finished') engine.packUp(state)
    if (state.phase === 'between') engine.startGame(state)
    const options = state.pending?.options ?? []
    engine.apply(state, options[roll(rng, options.length)] ?? '')
  }
  return state
}

const MIDDLES = [1, 2, 3, 4, 5].map((seed) => [seed, middle(seed, 60 * seed)] as const)

test.each(MIDDLES)(
  '[D5] a state made from a view has every card where the seat knows it to be, seed %i',
  (_seed, state) => {
    for (const seat of [-1, 0, 2]) {
      const made = engine.determinise(engine.view(state, seat), 9)
      expect(made.table.mat).toEqual(state.table.mat)
      expect(made.table.discard).toEqual(state.table.discard)
      expect(made.table.seats.map(({ cards }) => cards)).toEqual(state.table.seats.map(({ cards }) => cards))
      expect(made.legacy).toEqual(engine.view(state, seat).legacy)
    }
  },
)

test.each(MIDDLES)(
  '[D5] a state made from a view has as many hidden cards as there are, and the right ones, seed %i',
  (_seed, state) => {
    const made = engine.determinise(engine.view(state, 0), 9)
    expect(made.table.deck).toHaveLength(state.table.deck.length)
    expect(made.table.objectiveDeck).toHaveLength(state.table.objectiveDeck.length)
    expect(sorted(made.table.deck)).toEqual(sorted(state.table.deck))
    expect(violationsOf(made, miniCatalogue)).toEqual([])
  },
)

test.each(MIDDLES)(
  '[D5] a state made from a view asks the seat the same question, seed %i',
  (_seed, state) => {
    const seat = state.pending?.seat ?? 0
    const made = engine.determinise(engine.view(state, seat), 9)
    expect(made.pending).toEqual(engine.view(state, seat).decision)
    const [first = ''] = made.pending?.options ?? []
    expect(engine.apply(made, first)).toBeUndefined()
  },
)

test('[D5] a state made from a view guesses the order of the deck: the same seed the same order, other seeds others', () => {
  const [, state] = MIDDLES[0] ?? [0, middle(1, 60)]
  const deck = (seed: number) => engine.determinise(engine.view(state, 0), seed).table.deck
  expect(deck(1)).toEqual(deck(1))
  const orders = new Set([1, 2, 3, 4, 5, 6].map((seed) => JSON.stringify(deck(seed))))
  expect(orders.size).toBeGreaterThan(1)
})

test('a state made from a view changes nothing of the view when it is played on', () => {
  const [, state] = MIDDLES[1] ?? [0, middle(2, 60)]
  const view = engine.view(state, state.pending?.seat ?? 0)
  const before = JSON.stringify(view)
  const made = engine.determinise(view, 3)
  engine.apply(made, made.pending?.options[0] ?? '')
  expect(JSON.stringify(view)).toBe(before)
})

test('[D5] a state made from a view has on top of the deck what the seat was shown of it', () => {
  const s = scenario({
    players: [{ personas: ['oracle'], goods: { wood: 1, coin: 1 } }],
    mat: ['kite'],
    deck: ['lamp', 'drum', 'sundial', 'pilgrim'],
  }).answer('place:market', 'look')
  const shown = ['sundial', 'drum', 'lamp'].map((slug) => s.number(slug))
  const made = s.engine.determinise(s.engine.view(s.state, 0), 5)
  expect(sorted(made.table.deck.slice(-3))).toEqual(sorted(shown))
  expect(made.table.deck).toHaveLength(s.state.table.deck.length)
})

describe('cards that are out of sight', () => {
  function unseen(setup: ScenarioSetup): number[] {
    const s = scenario(setup)
    return unseenCards(box, s.engine.view(s.state, 0))
  }

  it('[D5] cards out of sight are not those on the mat, in the discard pile, with seats or in the archive', () => {
    const all = unseen({ mat: [], discard: [], deck: [] })
    expect(all).toContain(206)
    expect(unseen({ mat: ['innovator'], discard: [], deck: [] })).not.toContain(206)
    expect(unseen({ mat: [], discard: ['innovator'], deck: [] })).not.toContain(206)
    expect(unseen({ mat: [], deck: [], players: [{ cards: ['innovator'] }] })).not.toContain(206)
    expect(unseen({ mat: [], deck: [], legacy: { archive: [206] } })).not.toContain(206)
  })

  it('[D5] cards out of sight come with the crates that were opened; a building that stands is a constructed card', () => {
    const before = unseen({ mat: [], deck: [] })
    expect(before).not.toContain(44)
    const after = unseen({ mat: [], deck: [], legacy: { crates: [2] } })
    expect(after).toEqual(expect.arrayContaining([43, 44]))
    const built = unseen({ mat: [], deck: [], village: { black: ['seam', 'kiln'] }, legacy: { crates: [2] } })
    expect([built.includes(43), built.includes(43 + CONSTRUCTED), built.includes(44)]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('[D5] objectives are out of sight until they lie open or are with a seat', () => {
    const objectives = (setup: ScenarioSetup) => {
      const s = scenario({ objectives: [], objectiveDeck: [], ...setup })
      return unseenObjectives(box, s.engine.view(s.state, 0))
    }
    const [first = 0] = miniCatalogue.opening.objectives
    const slug = miniCatalogue.objectives.find(({ number }) => number === first)?.slug ?? ''
    expect(objectives({})).toContain(first)
    expect(objectives({ objectives: [slug] })).not.toContain(first)
    expect(objectives({ players: [{ objectives: [slug] }] })).not.toContain(first)
    expect(objectives({ legacy: { crates: [7] } })).toEqual(expect.arrayContaining([220, 221, 222]))
  })
})
