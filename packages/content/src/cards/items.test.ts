import type { Resource } from '@charterstone/engine'
import { type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { greengully } from '../catalogue.ts'

/** A seat that has exactly what an item costs. */
function game(slug: string, setup: ScenarioSetup = {}, more: Partial<Record<'coin', number>> = {}) {
  const pay = greengully.items.find((item) => item.slug === slug)?.pay ?? []
  const goods: Partial<Record<Resource | 'coin', number>> = { ...more }
  for (const resource of pay) goods[resource] = (goods[resource] ?? 0) + 1
  const player = { goods, cards: [slug], influence: 8, spent: 4, workers: ['woodlot'] }
  return scenario({ catalogue: greengully, rules: ['items', 'minions'], ...setup, players: [player] })
}
const mat = ['sherpa', 'broker']
const honoured = { objectives: ['two-on-reputation'], table: { reputation: [0, 0] } }

/** What each item brings: answers, and then VP, coins, influence and cards. */
const items: readonly [slug: string, setup: ScenarioSetup, keys: string[], result: Result][] = [
  ['paper-kite', {}, ['retrieve:woodlot'], { vp: 5 }],
  ['music-box', {}, [], { vp: 7 }],
  ['strongbox', {}, [], { coins: 5 }],
  ['sundial', {}, [], { vp: 5, influence: 10 }],
  ['tea-set', { mat }, ['card:broker'], { vp: 4, cards: ['broker'] }],
  ['hand-lantern', {}, ['take'], { vp: 5, influence: 7 }],
  ['picnic-basket', {}, [], { vp: 3, influence: 11 }],
  ['clockwork-mouse', {}, ['choose:2'], { vp: 2, coins: 3 }],
  ['carved-mask', honoured, ['score:two-on-reputation'], { vp: 7, influence: 7 }],
  ['honey-jar', { mat }, ['card:broker', 'card:sherpa'], { vp: 1, cards: ['broker', 'sherpa'] }],
  ['telescope', { discard: ['twins', 'tome-1'] }, ['card:twins'], { vp: 4, cards: ['twins'] }],
  ['travel-trunk', {}, [], { vp: 4, coins: 2 }],
]
type Result = { vp?: number; coins?: number; influence?: number; cards?: string[] }

describe('items', () => {
  it('[K7] there are twelve items, each with a test of its benefit', () => {
    expect(items.map(([slug]) => slug)).toEqual(greengully.items.map(({ slug }) => slug))
  })

  it.each(items)('[K7] %s takes its three resources and gives its benefit', (slug, setup, keys, result) => {
    const s = game(slug, setup).answer(`use:${slug}`, ...keys)
    const { vp = 0, coins = 0, influence = 8, cards = [] } = result
    expect(s.seat(0)).toMatchObject({ vp, influence })
    expect([s.has(0, 'coin'), s.cards(0), s.asked()]).toEqual([coins, cards, '0 act'])
    const left = ['pumpkin', 'coal', 'wood', 'clay', 'metal', 'grain'].map((one) => s.has(0, one as Resource))
    expect(left).toEqual([0, 0, 0, 0, 0, 0])
    expect(s.state.table.discard.map(s.slug)).toContain(slug)
  })

  it('[K7] the paper kite brings a worker home, if I want it', () => {
    const s = game('paper-kite').answer('use:paper-kite')
    expect(s.options()).toEqual(['retrieve:woodlot', 'skip'])
    expect(s.answer('retrieve:woodlot').seat(0).workers).toEqual([-1, -1])
  })

  it('[K7] the clockwork mouse brings a minion instead of $3', () => {
    const s = game('clockwork-mouse').answer('use:clockwork-mouse', 'choose:1', 'minion:robot')
    expect([s.has(0, 'robot'), s.has(0, 'coin'), s.seat(0).vp]).toEqual([1, 0, 2])
  })

  it('[K7] the carved mask scores an objective at once, and progress advances', () => {
    const s = game('carved-mask', { objectives: ['six-coins'], progress: 14 }, { coin: 6 })
    s.answer('use:carved-mask', 'score:six-coins')
    expect([s.seat(0).vp, s.seat(0).influence, s.state.table.progress]).toEqual([7, 7, 15])
  })

  it('[K7] the telescope finds no treasure in the discard pile', () => {
    const s = game('telescope', { discard: ['twins', 'tome-1'] }).answer('use:telescope')
    expect(s.options()).not.toContain('card:tome-1')
  })
})
