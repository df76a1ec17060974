import { type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'

const oracle = { personas: ['oracle'], goods: { wood: 1, coin: 1 } } as const

describe('the Oracle', () => {
  const atMarket = (setup: ScenarioSetup) => scenario({ players: [oracle], ...setup }).answer('place:market')

  it('[K4] the Oracle looks at the top three cards of the deck, and may still take one of the mat', () => {
    const s = atMarket({ mat: ['kite', 'sherpa'], deck: ['drum', 'lamp', 'inn', 'kiln', 'broker'] })
    s.answer('look')
    expect(s.options()).toEqual(['card:kite', 'card:sherpa', 'deck:inn', 'deck:lamp', 'deck:drum'])
    s.answer('card:sherpa')
    expect([s.cards(0), s.state.table.mat.map(s.slug)]).toEqual([['sherpa'], ['kite', 'drum']])
  })

  it('[K4] the Oracle looks at nothing when there is neither deck nor discard pile', () => {
    expect(atMarket({ mat: ['kite', 'sherpa'], deck: [] }).options()).toEqual(['card:kite', 'card:sherpa'])
  })

  it('[K4] the Oracle looks at no deck when the card is to come from the discard pile', () => {
    const village = { purple: ['patch', 'ragshop'] }
    const players = [{ ...oracle, cards: ['kiln'] }]
    const s = scenario({ village, players, discard: ['kite'], deck: ['drum'] }).answer('place:ragshop')
    expect(s.options()).toEqual(['card:kite', 'card:kiln', 'skip'])
  })

  it('[K4] an Oracle that must take a card at the Market must do so after the look, and may not skip', () => {
    const s = atMarket({ mat: ['kite'], deck: ['drum'] }).answer('look')
    expect(s.options()).toEqual(['card:kite', 'deck:drum'])
  })

  it('[R7.4] the Oracle looks at the discard pile when the deck is empty, as that is shuffled into it', () => {
    const s = atMarket({ mat: ['kite'], deck: [], discard: ['drum', 'lamp'] }).answer('look')
    expect([...s.options()].sort()).toEqual(['card:kite', 'deck:drum', 'deck:lamp'])
    expect([s.eventsOf('shuffled').length, s.state.table.discard]).toEqual([1, []])
    expect(s.answer('deck:lamp').cards(0)).toEqual(['lamp'])
  })
})

describe('searching the deck', () => {
  const search = (seed: number, key: string) =>
    scenario({
      seed,
      rules: ['treasures'],
      players: [{ cards: ['tome'] }],
      deck: ['kite', 'drum', 'lamp', 'inn', 'kiln', 'sherpa', 'broker'],
    }).answer('use:tome', key)

  it.each(['card:sherpa', 'skip'])('[K9] a search shuffles the deck afterwards, after %s', (key) => {
    const decks = Array.from({ length: 8 }, (_, seed) => search(seed, key).state.table.deck.join())
    expect(new Set(decks).size).toBeGreaterThan(4)
    expect(search(1, key).eventsOf('shuffled')).toEqual([{ kind: 'shuffled', deck: 'advancement' }])
  })

  it('[K9] a search of the deck shows nobody which card it was', () => {
    expect(search(1, 'card:sherpa').eventsOf('revealed')).toEqual([])
  })
})

describe('the top card of the deck', () => {
  const atObservatory = (personas: readonly string[]) =>
    scenario({
      village: { black: ['seam', 'observatory'] },
      rules: ['treasures'],
      players: [{ personas, goods: { coal: 1, coin: 1 } }],
      deck: ['chalice', 'lamp'],
    }).answer('place:observatory')

  it('[R7.1] the top card of the deck is revealed when it is gained', () => {
    const s = atObservatory([])
    expect(s.eventsOf('revealed')).toEqual([
      { kind: 'revealed', where: 'deck', cards: [s.number('chalice')] },
    ])
  })

  it('[K4] the top card of the deck counts for the Treasure hunter when a building gives it', () => {
    expect(atObservatory(['treasure-hunter']).has(0, 'coin')).toBe(2)
    expect(atObservatory(['artisan']).has(0, 'coin')).toBe(0)
  })
})
