import { type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { steadyBox } from '../../test-support/steady-box.ts'

const game = (slug: string, setup: ScenarioSetup) =>
  scenario({ catalogue: steadyBox, progress: 14, village: { green: ['woodlot', slug] }, ...setup })

describe('the Junkyard', () => {
  const mat = ['sherpa', 'broker', 'maestro', 'engineer', 'archivist']
  const deck = ['twins', 'wizard', 'music-box', 'tome-1', 'innovator', 'treasurer']
  const players = [{ goods: { wood: 1, coin: 1 } }]

  it('[K10] the Junkyard discards the five face-up cards, reveals five new ones and gives me one of them', () => {
    const s = game('junkyard', { mat, deck, players }).answer('place:junkyard', 'take')
    expect(s.state.table.discard.map(s.slug)).toEqual(mat)
    expect(s.options()).toEqual([...deck.slice(0, 5).map((slug) => `card:${slug}`), 'skip'])
    s.answer('card:wizard')
    expect([s.cards(0), s.seat(0).vp]).toEqual([['wizard'], 1])
    expect([...s.state.table.mat.map(s.slug)].sort()).toEqual(
      ['innovator', 'music-box', 'tome-1', 'treasurer', 'twins'].sort(),
    )
  })

  it('[K10] I may keep the face-up cards at the Junkyard', () => {
    const s = game('junkyard', { mat, deck, players }).answer('place:junkyard', 'skip', 'card:sherpa')
    expect([s.cards(0), s.state.table.discard]).toEqual([['sherpa'], []])
  })
})

describe('the Shoemaker', () => {
  const goods = { wood: 1, coin: 1 }

  it('[K10] the Shoemaker activates one more persona of my chest', () => {
    const players = [{ goods, chest: ['gardener', 'miner'], personas: ['gardener'] }]
    const s = game('shoemaker', { players }).answer('place:shoemaker', 'persona:miner')
    expect([s.seat(0).personas.map(s.slug), s.seat(0).vp]).toEqual([['gardener', 'miner'], 1])
  })

  it('[K10] the Shoemaker offers no persona that is already in use', () => {
    const players = [{ goods, chest: ['gardener'], personas: ['gardener'] }]
    const s = game('shoemaker', { players }).answer('place:shoemaker')
    expect([s.asked(), s.seat(0).vp]).toEqual(['1 act', 1])
  })
})

describe('the Portal', () => {
  it('[K10] the Portal advances progress by 1', () => {
    const s = game('portal', { players: [{ goods: { wood: 1 } }] }).answer('place:portal')
    expect([s.state.table.progress, s.seat(0).vp]).toEqual([15, 3])
  })

  it('[K10] the Portal can bring the token onto the hourglass', () => {
    const s = game('portal', { progress: 25, players: [{ goods: { wood: 1 } }] }).answer('place:portal')
    expect([s.state.table.progress, s.state.table.ending]).toEqual([26, true])
  })
})

describe('the Lock Shop', () => {
  it('[K10] the Lock Shop opens a crate for $2 and 1 influence, and progress advances', () => {
    const players = [{ goods: { wood: 1, coin: 2 }, cards: ['woodlot-built'] }]
    const s = game('lock-shop', { players }).answer('place:lock-shop', 'open:woodlot-built')
    expect(s.seat(0)).toMatchObject({ vp: 6, influence: 11 })
    expect([s.has(0, 'coin'), s.state.table.progress, s.cards(0)]).toEqual([
      0,
      15,
      ['sawmill', 'notice-board'],
    ])
  })

  it('[K10] the Lock Shop asks no question when I cannot open a crate', () => {
    const s = game('lock-shop', { players: [{ goods: { wood: 1, coin: 1 }, cards: ['woodlot-built'] }] })
    expect(s.answer('place:lock-shop').asked()).toBe('1 act')
  })
})

describe('the Balloon Field', () => {
  it('[K10] the Balloon Field sells for 4 VP and gives $1 without a cost', () => {
    const s = game('balloon-field', { players: [{ goods: { wood: 2 } }] })
    s.answer('place:balloon-field', 'quota:resource-2')
    expect([s.seat(0).vp, s.has(0, 'coin'), s.seat(0).influence]).toEqual([5, 1, 11])
  })

  it('[K10] at the Balloon Field I may decline the sale and still get the coin', () => {
    const s = game('balloon-field', { players: [{ goods: { wood: 2 } }] }).answer(
      'place:balloon-field',
      'skip',
    )
    expect([s.seat(0).vp, s.has(0, 'coin'), s.has(0, 'wood')]).toEqual([0, 1, 2])
  })
})

describe('the Guild House', () => {
  const setup = { mat: ['sherpa', 'sawmill', 'twins'], players: [{ goods: { wood: 1 } }] }

  it('[K10] the Guild House gives me an assistant or a building card, as I choose', () => {
    const assistant = game('guild-house', setup).answer('place:guild-house', 'choose:1')
    expect(assistant.options()).toEqual(['card:sherpa', 'skip'])
    const building = game('guild-house', setup).answer('place:guild-house', 'choose:2', 'card:sawmill')
    expect([building.cards(0), building.seat(0).vp]).toEqual([['sawmill'], 2])
  })
})
