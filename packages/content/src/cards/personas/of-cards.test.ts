import { revelationIn } from '@charterstone/engine'
import { type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { steadyBox } from '../../../test-support/steady-box.ts'

const game = (setup: ScenarioSetup) => scenario({ catalogue: steadyBox, progress: 14, ...setup })
const trades = [
  { persona: 'treasure-hunter', building: 'treasure-crypt', pays: 'coal', card: 'tome-1', vp: 0, coins: 2 },
  { persona: 'artisan', building: 'tool-library', pays: 'wood', card: 'music-box', vp: 2, coins: 1 },
  { persona: 'innkeeper', building: 'guest-house', pays: 'clay', card: 'twins', vp: 1, coins: 1 },
  { persona: 'architect', building: 'drafting-room', pays: 'metal', card: 'sawmill', vp: 2, coins: 1 },
  { persona: 'brewer', building: 'tea-garden', pays: 'grain', card: 'corin-knot', vp: 1, coins: 1 },
] as const

describe.each(trades)('the $persona', ({ persona, building, pays, card, vp, coins }) => {
  const village = { purple: ['pumpkin-patch', building] }
  const goods = { [pays]: 1, coin: 1, robot: 1 }
  const setup = { village, mat: [card, 'sherpa'], rules: ['minions'] } as const
  const gains = (s: ReturnType<typeof scenario>) => [
    s.eventsOf('won-vp').reduce((sum, one) => (one.source === s.number(persona) ? sum + one.vp : sum), 0),
    s.eventsOf('gained').reduce((sum, one) => (one.source === s.number(persona) ? sum + one.count : sum), 0),
  ]

  it(`[K4] the ${persona} is paid when a building gives me a card of the trade`, () => {
    const s = game({ ...setup, players: [{ goods, personas: [persona] }] })
    s.answer(`place:${building}`, `card:${card}`)
    expect(gains(s)).toEqual([vp, coins])
  })

  it(`[K4] the ${persona} is paid at the Market too, which is a building`, () => {
    const s = game({ ...setup, players: [{ goods, personas: [persona] }] })
    s.answer('place:market', `card:${card}`)
    expect(gains(s)).toEqual([vp, coins])
  })

  it(`[K4] the ${persona} is not paid for another type of card, nor for a card that I decline`, () => {
    const players = [{ goods, personas: [persona] }]
    expect(gains(game({ ...setup, players }).answer('place:market', 'card:sherpa'))).toEqual([0, 0])
    expect(gains(game({ ...setup, players }).answer(`place:${building}`, 'skip'))).toEqual([0, 0])
  })

  it(`[K4] the ${persona} is not paid when the card comes from a robot instead of a building`, () => {
    const s = game({ ...setup, players: [{ goods, personas: [persona] }] })
    s.answer('minion:robot', 'place:pumpkin-patch', `card:${card}`)
    expect([s.cards(0), ...gains(s)]).toEqual([[card], 0, 0])
  })
})

describe('the Architect', () => {
  it('[K4] the Architect is not paid for a constructed card', () => {
    const players = [{ goods: { wood: 1, coin: 1 }, personas: ['architect'] }]
    const s = game({ mat: ['woodlot-built'], players }).answer('place:market', 'card:woodlot-built')
    expect([s.seat(0).vp, s.has(0, 'coin')]).toEqual([0, 0])
  })
})

describe.each([
  { persona: 'trader', building: 'auction-barn', pays: 'music-box', type: 'an item' },
  { persona: 'bouncer', building: 'bathhouse', pays: 'twins', type: 'a guest' },
])('the $persona', ({ persona, building, pays, type }) => {
  const village = { purple: ['pumpkin-patch', building, 'portal'] }
  const setup = { village, deck: ['broker', 'sherpa'] } as const

  it(`[K4] the ${persona} gains the top card of the deck after using a building with ${type} in its cost`, () => {
    const s = game({ ...setup, players: [{ personas: [persona], cards: [pays] }] })
    s.answer(`place:${building}`)
    expect([s.cards(0), s.state.table.deck.map(s.slug)]).toEqual([['broker'], ['sherpa']])
  })

  it(`[K4] the ${persona} gains no card at another building`, () => {
    const players = [{ personas: [persona], cards: [pays], goods: { wood: 1 } }]
    const s = game({ ...setup, players }).answer('place:portal')
    expect(s.cards(0)).toEqual([pays])
  })
})

describe('the Oracle', () => {
  const deck = ['broker', 'sherpa', 'maestro', 'engineer']
  const players = [{ personas: ['oracle'], goods: { wood: 1, coin: 1, grain: 1 } }]
  const setup = { mat: ['archivist'], deck, players } as const

  it('[K4] the Oracle may choose a card from the top three of the deck', () => {
    const s = game(setup).answer('place:market')
    expect(s.options()).toEqual(['pay:wood', 'pay:grain'])
    s.answer('pay:wood', 'look')
    expect([...s.options()].sort()).toEqual(['card:archivist', 'deck:broker', 'deck:maestro', 'deck:sherpa'])
    s.answer('deck:sherpa')
    expect([s.cards(0), s.state.table.deck.map(s.slug)]).toEqual([
      ['sherpa'],
      ['engineer', 'maestro', 'broker'],
    ])
  })

  it('[K4] only the Oracle sees the cards of the look', () => {
    const s = game(setup).answer('place:market', 'pay:wood', 'look')
    expect(s.engine.view(s.state, 1).decision?.options).toEqual([])
  })

  it('[D6] a look of the Oracle ends free undo', () => {
    const s = game(setup).answer('place:market', 'pay:wood')
    expect(revelationIn(s.events)).toBeNull()
    s.answer('look')
    expect(s.eventsOf('looked')).toMatchObject([{ seat: 0, where: 'top', count: 3 }])
    expect(revelationIn(s.events)).toBe('look')
  })

  it('[K4] the Oracle still needs a card of the type that the building gives', () => {
    const village = { purple: ['pumpkin-patch', 'tea-garden'] }
    const s = game({ ...setup, village, deck: ['broker', 'lotte-sheaf', 'sherpa'] })
    s.answer('place:tea-garden', 'look')
    expect(s.options()).toEqual(['deck:lotte-sheaf', 'skip'])
  })

  it('[K4] the Oracle may take a face-up card without looking', () => {
    const s = game(setup).answer('place:market', 'pay:wood')
    expect(s.answer('card:archivist').cards(0)).toEqual(['archivist'])
  })
})

describe('the Ambassador', () => {
  const village = { purple: ['pumpkin-patch', 'wishing-well'] }
  const objectiveDeck = ['six-coins', 'three-items', 'three-plans', 'three-guests']
  const setup = { village, rules: ['private-objectives'], objectiveDeck } as const
  const goods = { pumpkin: 1 }

  it('[K4] the Ambassador looks at the top three objectives and chooses one', () => {
    const s = game({ ...setup, players: [{ goods, personas: ['ambassador'] }] }).answer('place:wishing-well')
    expect([...s.options()].sort()).toEqual(['card:six-coins', 'card:three-items', 'card:three-plans'])
    s.answer('card:three-plans')
    expect(s.seat(0).objectives.map(s.slug)).toEqual(['three-plans'])
  })

  it('[D6] a look of the Ambassador at the objectives ends free undo', () => {
    const s = game({ ...setup, players: [{ goods, personas: ['ambassador'] }] }).answer('place:wishing-well')
    expect(s.eventsOf('looked')).toMatchObject([{ seat: 0, where: 'objectives', count: 3 }])
    expect(revelationIn(s.events)).toBe('look')
  })

  it('[K4] without the Ambassador I get the top objective without a choice', () => {
    const s = game({ ...setup, players: [{ goods }] }).answer('place:wishing-well')
    expect(s.seat(0).objectives.map(s.slug)).toEqual(['six-coins'])
  })
})
