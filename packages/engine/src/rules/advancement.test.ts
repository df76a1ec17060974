import { scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'

const atWorkshop = { village: { green: ['lot', 'workshop'] }, players: [{ goods: { wood: 1 } }] }
const atMarket = { players: [{ goods: { wood: 1, coin: 1 } }] }

test('[R7.1] a card of a certain type is one of my choice among the face-up cards of that type', () => {
  const s = scenario({ ...atWorkshop, mat: ['kite', 'sherpa', 'lamp'] }).answer('place:workshop')
  expect(s.options()).toEqual(['card:kite', 'card:lamp', 'skip'])
  expect(s.answer('card:lamp').cards(0)).toEqual(['lamp'])
})

test('[R7.1] if there is no face-up card of the type I gain none, even with one on top of the deck', () => {
  const s = scenario({ ...atWorkshop, mat: ['sherpa'], deck: ['kite'] }).answer('place:workshop')
  expect([s.cards(0), s.asked()]).toEqual([[], '1 act'])
})

test('[R7.1] a card of any type may be any face-up card', () => {
  const s = scenario({ ...atMarket, mat: ['kite', 'sherpa', 'kiln'] }).answer('place:market')
  expect(s.options()).toEqual(['card:kite', 'card:sherpa', 'card:kiln'])
})

test('[R7.1] the top card of the deck is gained only where an effect says so', () => {
  const village = { black: ['seam', 'observatory'] }
  const s = scenario({
    village,
    players: [{ goods: { coal: 1, coin: 1 } }],
    mat: ['kite'],
    deck: ['lamp', 'drum'],
  })
  s.answer('place:observatory', 'skip')
  expect([s.cards(0), s.state.table.mat.map(s.slug), s.state.table.deck.map(s.slug)]).toEqual([
    ['lamp'],
    ['kite'],
    ['drum'],
  ])
})

test('[R7.1] a card of the discard pile is gained only where an effect says so', () => {
  const s = scenario({
    village: { purple: ['patch', 'ragshop'] },
    players: [{ cards: ['kiln'] }],
    discard: ['kite', 'lamp'],
  })
  s.answer('place:ragshop')
  expect(s.options()).toEqual(['card:kite', 'card:lamp', 'card:kiln', 'skip'])
  expect(s.answer('card:kite').state.table.discard.map(s.slug)).toEqual(['lamp', 'kiln'])
})

describe('the mat', () => {
  it('[R7.2] a card that I take is replaced at once by the top card of the deck, in its place', () => {
    const s = scenario({ ...atMarket, mat: ['kite', 'sherpa', 'lamp'], deck: ['drum', 'kiln'] })
    s.answer('place:market', 'card:sherpa')
    expect(s.state.table.mat.map(s.slug)).toEqual(['kite', 'drum', 'lamp'])
    expect(s.state.table.deck.map(s.slug)).toEqual(['kiln'])
    expect(s.eventsOf('revealed')).toEqual([{ kind: 'revealed', where: 'mat', cards: [s.number('drum')] }])
  })

  it('[R7.2] with no card left anywhere the mat shrinks', () => {
    const s = scenario({ ...atMarket, mat: ['kite', 'sherpa'], deck: [] }).answer('place:market', 'card:kite')
    expect(s.state.table.mat.map(s.slug)).toEqual(['sherpa'])
  })

  it('[R7.2] a gap that no card could fill is filled at the end of the turn, once there are cards again', () => {
    const s = scenario({ ...atMarket, mat: ['kite', 'sherpa'], deck: [] }).answer('place:market', 'card:kite')
    s.answer('place:seam', 'place:cloud-port')
    expect(s.eventsOf('sold')).toHaveLength(1)
    expect(s.state.table.mat.map(s.slug)).toEqual(['sherpa', 'kite'])
  })

  it('[R7.2] a new mat is revealed where a building says so', () => {
    const s = scenario({
      village: { blue: ['vein', 'junkyard'] },
      players: [{ goods: { coin: 1 } }],
      mat: ['kite', 'sherpa'],
      deck: ['drum', 'kiln', 'lamp', 'maestro', 'broker', 'inn'],
    }).answer('place:junkyard', 'take')
    expect(s.options()).toEqual([
      'card:drum',
      'card:kiln',
      'card:lamp',
      'card:maestro',
      'card:broker',
      'skip',
    ])
    expect(s.state.table.discard.map(s.slug)).toEqual(['kite', 'sherpa'])
  })
})

describe('open and closed', () => {
  it('[R7.3] everybody sees the cards of everybody', () => {
    const s = scenario({ seats: 3, players: [{ cards: ['kite'] }, { cards: ['sherpa', 'patch-built'] }] })
    for (const seat of [-1, 0, 1, 2])
      expect(s.engine.view(s.state, seat).table.seats.map(({ cards }) => cards.map(s.slug))).toEqual([
        ['kite'],
        ['sherpa', 'patch-built'],
        [],
      ])
  })

  it('[R7.3] nobody sees the deck, only how many cards it has', () => {
    const s = scenario({ deck: ['kite', 'sherpa', 'lamp'] })
    const { table } = s.engine.view(s.state, 0)
    expect(table).not.toHaveProperty('deck')
    expect(table.deckSize).toBe(3)
  })
})

describe('discarding and shuffling', () => {
  it('[R7.4] a card that I pay goes to the discard pile', () => {
    const s = scenario({ village: { red: ['bank', 'hostel'] }, players: [{ cards: ['pilgrim'] }] }).answer(
      'place:hostel',
    )
    expect([s.cards(0), s.state.table.discard.map(s.slug)]).toEqual([[], ['pilgrim']])
    expect(s.eventsOf('discarded')).toMatchObject([{ seat: 0, card: s.number('pilgrim') }])
    expect(s.state.legacy.archive).toEqual([])
  })

  it('[R7.4] when the deck runs out the discard pile becomes the deck', () => {
    const s = scenario({ ...atMarket, mat: ['kite', 'sherpa'], deck: [], discard: ['drum', 'kiln', 'lamp'] })
    s.answer('place:market', 'card:sherpa')
    expect(s.state.table.mat).toHaveLength(2)
    expect([s.state.table.deck.length, s.state.table.discard]).toEqual([2, []])
    expect(s.eventsOf('shuffled')).toEqual([{ kind: 'shuffled', deck: 'advancement' }])
  })

  it('[R7.4] chance decides on the order of the new deck, also of two cards', () => {
    const decks = (discard: readonly string[]): Set<string> =>
      new Set(
        Array.from({ length: 12 }, (_, seed) => {
          const s = scenario({ ...atMarket, seed, mat: ['kite'], deck: [], discard })
          s.answer('place:market', 'card:kite')
          return [...s.state.table.mat, ...s.state.table.deck].join()
        }),
      )
    expect(decks(['drum', 'lamp']).size).toBe(2)
    expect(decks(['drum', 'kiln', 'lamp', 'inn']).size).toBeGreaterThan(5)
  })

  it('[R7.4] a single card needs no shuffling', () => {
    const s = scenario({ ...atMarket, mat: ['kite'], deck: [], discard: ['drum'] })
    s.answer('place:market', 'card:kite')
    expect([s.state.table.mat.map(s.slug), s.eventsOf('shuffled')]).toEqual([['drum'], []])
  })

  it('[R7.4] while the deck lasts the discard pile stays', () => {
    const s = scenario({ ...atMarket, mat: ['kite'], deck: ['lamp', 'inn'], discard: ['drum'] }).answer(
      'place:market',
      'card:kite',
    )
    expect([s.state.table.mat.map(s.slug), s.state.table.discard.map(s.slug)]).toEqual([['lamp'], ['drum']])
  })

  it('[R7.4] when new cards are unlocked, they and the discard pile are shuffled into the deck', () => {
    const s = scenario({
      players: [{ goods: { coin: 4 }, cards: ['sawmill-built'] }],
      deck: ['broker'],
      discard: ['sherpa', 'maestro'],
      mat: ['archivist', 'engineer', 'treasurer', 'innovator', 'longshoreman'],
    }).answer('place:charterstone', 'open:sawmill-built')
    const items = ['drum', 'kite', 'lamp', 'sundial'].filter((item) => !s.cards(0).includes(item))
    expect(s.state.table.deck.map(s.slug).sort()).toEqual(['broker', 'maestro', 'sherpa', ...items].sort())
    expect(s.state.table.discard).toEqual([])
  })
})
