import { scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'

const lampGoods = { coal: 2, metal: 1 }

describe('items', () => {
  it('[R12.1] I pay the three resources of an item, take its benefit and discard it', () => {
    const s = scenario({ rules: ['items'], players: [{ goods: lampGoods, cards: ['lamp'] }] })
    s.answer('use:lamp')
    expect([s.has(0, 'coal'), s.has(0, 'metal'), s.has(0, 'coin')]).toEqual([0, 0, 5])
    expect([s.cards(0), s.state.table.discard.map(s.slug)]).toEqual([[], ['lamp']])
  })

  it('[R12.1] an item takes no action: my turn goes on', () => {
    const s = scenario({ rules: ['items'], players: [{ goods: lampGoods, cards: ['lamp'] }] })
    expect(s.answer('use:lamp').asked()).toBe('0 act')
  })

  it('[R12.1] I may also use an item after my main action', () => {
    const players = [{ goods: { coal: 1, metal: 1 }, cards: ['lamp'] }]
    const s = scenario({ rules: ['items'], players })
    expect(s.options()).not.toContain('use:lamp')
    s.answer('place:seam')
    expect([s.asked(), ...s.options()]).toEqual(['0 turn-end', 'use:lamp', 'end'])
    expect([s.answer('use:lamp').has(0, 'coin'), s.asked()]).toEqual([5, '1 act'])
  })

  it('[R12.1] I may use several items in one turn', () => {
    const goods = { ...lampGoods, clay: 1, grain: 1 }
    const players = [{ goods: { ...goods, metal: 2 }, spent: 2, influence: 10, cards: ['lamp', 'sundial'] }]
    const s = scenario({ rules: ['items'], players }).answer('use:lamp', 'use:sundial')
    expect([s.has(0, 'coin'), s.seat(0).vp, s.seat(0).influence, s.asked()]).toEqual([5, 4, 12, '0 act'])
  })

  it('[R12.1] an item with one resource short is closed to me', () => {
    for (const goods of [{ coal: 1, metal: 1 }, { coal: 2 }, { coal: 3, wood: 5 }])
      expect(scenario({ players: [{ goods, cards: ['lamp'] }] }).options()).not.toContain('use:lamp')
  })

  it('[R12.1] I cannot use an item on the turn of another player', () => {
    const s = scenario({ players: [{}, { goods: lampGoods, cards: ['lamp'] }] })
    expect(s.options()).not.toContain('use:lamp')
    expect(s.answer('place:patch').options()).toContain('use:lamp')
  })

  it('[R12.2] a building that costs an item takes one, complete or not', () => {
    const s = scenario({ village: { green: ['lot', 'toolshed'] }, players: [{ cards: ['lamp'] }] })
    s.answer('place:toolshed', 'skip')
    expect([s.seat(0).vp, s.cards(0), s.state.table.discard.map(s.slug)]).toEqual([5, [], ['lamp']])
  })

  it('[R12.2] without an item a building that costs one is closed', () => {
    const s = scenario({ village: { green: ['lot', 'toolshed'] }, players: [{ cards: ['sherpa'] }] })
    expect(s.closed('place:toolshed')).toEqual({ lack: 'item', count: 1 })
  })
})
