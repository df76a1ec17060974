import { scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'

const SPECTATOR = -1

test('[D5] a view has no deck and no generator, only how many cards are left', () => {
  const s = scenario({ deck: ['kite', 'lamp', 'drum'], objectiveDeck: ['six-coins'] })
  for (const seat of [SPECTATOR, 0, 1]) {
    const view = s.engine.view(s.state, seat)
    expect(JSON.stringify(view)).not.toMatch(/"(rng|deck|objectiveDeck|automaDeck|candle)":/)
    expect([view.table.deckSize, view.table.objectiveDeckSize]).toEqual([3, 1])
  }
})

test('[D5] a view has all that lies open: supplies, cards, the mat, the board', () => {
  const s = scenario({ players: [{ goods: { coin: 3 }, cards: ['kite'] }], mat: ['lamp'] })
  const { table } = s.engine.view(s.state, 1)
  expect([table.seats[0]?.goods[6], table.seats[0]?.cards, table.mat]).toEqual([3, [259], [260]])
})

test('[D5] what another seat looks at in secret is not in a view', () => {
  const s = scenario({
    players: [{ personas: ['oracle'], goods: { wood: 1, coin: 1 } }],
    mat: ['kite'],
    deck: ['lamp', 'drum', 'sundial', 'pilgrim'],
  }).answer('place:market', 'look')
  expect(s.engine.view(s.state, 0).decision?.options).toEqual([
    'card:kite',
    'deck:sundial',
    'deck:drum',
    'deck:lamp',
  ])
  for (const seat of [SPECTATOR, 1])
    expect(s.engine.view(s.state, seat).decision).toMatchObject({ options: [], values: [] })
})

test('[D5] victory cards of the others are hidden until the campaign is over', () => {
  const charters = { purple: { victoryCard: 344 }, black: { victoryCard: 345 } }
  const cardsFor = (seat: number, legacy: object = {}): (number | undefined)[] => {
    const s = scenario({ charters, legacy })
    return s.engine
      .view(s.state, seat)
      .legacy.charters.slice(0, 3)
      .map(({ victoryCard }) => victoryCard)
  }
  expect(cardsFor(0)).toEqual([344, -1, 0])
  expect(cardsFor(1)).toEqual([-1, 345, 0])
  expect(cardsFor(SPECTATOR)).toEqual([-1, -1, 0])
  const history = [{ game: 12, seats: [], vp: [], winners: [], turns: [] }]
  expect(cardsFor(0, { history })).toEqual([344, 345, 0])
})

test('[D5] a view shows the candle only roughly', () => {
  const quarters = (candle: number): number => {
    const s = scenario({ guidepost: 408, table: { candle } })
    return s.engine.view(s.state, 0).table.candleQuarters
  }
  expect([quarters(41), quarters(33), quarters(12), quarters(3)]).toEqual([4, 4, 2, 1])
  expect(scenario().engine.view(scenario().state, 0).table.candleQuarters).toBe(-1)
})

test('[D5] a view is a copy: writing into it changes nothing', () => {
  const s = scenario({ mat: ['kite'] })
  s.engine.view(s.state, 0).table.mat.push(1)
  expect(s.state.table.mat).toEqual([259])
})

describe('a state that a view allows', () => {
  const guessing = {
    deck: ['kite', 'lamp', 'drum', 'sundial'],
    mat: ['pilgrim'],
    legacy: { crates: [23, 31] },
  }

  it('[D5] a state that a view allows has the same table, another deck and another generator', () => {
    const s = scenario(guessing)
    const guess = s.engine.determinise(s.engine.view(s.state, 0), 5)
    expect(s.engine.view(guess, 0).table).toEqual(s.engine.view(s.state, 0).table)
    expect(guess.rng).not.toEqual(s.state.rng)
  })

  it('[D5] a state that a view allows is the same for the same seed, and not for another', () => {
    const s = scenario(guessing)
    const decks = [5, 5, 6].map((seed) =>
      s.engine.determinise(s.engine.view(s.state, 0), seed).table.deck.join(),
    )
    expect(decks[0]).toBe(decks[1])
    expect(decks[0]).not.toBe(decks[2])
  })

  it('[D5] a state that a view allows can be played on', () => {
    const s = scenario(guessing)
    const guess = s.engine.determinise(s.engine.view(s.state, 0), 5)
    expect(s.engine.apply(guess, 'place:patch')).toBeUndefined()
    expect(guess.pending?.seat).toBe(1)
  })

  it('[D5] a state that a view allows keeps what is known of a building that was built over', () => {
    const s = scenario({ players: [{ cards: ['kiln-built'] }], deck: ['crane'], legacy: { crates: [2] } })
    const { deck } = s.engine.determinise(s.engine.view(s.state, 0), 5).table
    expect(deck).not.toContain(s.number('kiln'))
  })

  it('[D5] a state that a view allows has on top of the deck what the seat has been shown of it, also where it could not have told', () => {
    const s = scenario({
      players: [{ personas: ['oracle'], goods: { wood: 1, coin: 1 } }],
      mat: ['kite'],
      deck: ['kiln-built', 'lamp', 'drum', 'sundial'],
      legacy: { crates: [2, 23] },
    }).answer('place:market', 'look')
    const guess = s.engine.determinise(s.engine.view(s.state, 0), 5)
    expect(guess.table.deck).toHaveLength(4)
    expect(s.engine.apply(guess, 'deck:kiln-built')).toBeUndefined()
    expect(guess.table.seats[0]?.cards).toContain(s.number('kiln-built'))
  })
})
