import { miniCatalogue, scenario } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'
import type { Cost } from '../catalogue/effect.ts'

const village = { purple: ['patch', 'kiln', 'almanac', 'still-house'], black: ['seam', 'circus'] } as const

/** The mini catalogue with another cost for one building. */
function costing(slug: string, cost: Cost) {
  const buildings = miniCatalogue.buildings.map((def) => (def.slug === slug ? { ...def, cost } : def))
  return { ...miniCatalogue, buildings }
}

test('[R14] a treasure works once and is then discarded', () => {
  const s = scenario({ rules: ['treasures'], players: [{ cards: ['chalice'] }] })
  s.answer('use:chalice', 'progress:+1')
  expect([s.cards(0), s.state.table.discard.map(s.slug)]).toEqual([[], ['chalice']])
  expect([s.asked(), s.options().includes('use:chalice')]).toEqual(['0 act', false])
})

test('[R14] a treasure is used on my own turn, before or after the main action', () => {
  const s = scenario({ rules: ['treasures'], players: [{ cards: ['chalice'] }, { cards: ['tome'] }] })
  expect(s.options()).not.toContain('use:tome')
  s.answer('place:patch')
  expect([s.asked(), ...s.options()]).toEqual(['0 turn-end', 'use:chalice', 'end'])
})

describe('a gauntlet', () => {
  const chest = ['gardener', 'miner', 'mason']
  const players = [{ chest, personas: ['gardener'], cards: ['gauntlet'], goods: { coal: 1 } }]

  it('[K9] a gauntlet activates one more persona of my chest, which works from now on', () => {
    const s = scenario({ rules: ['treasures'], village, players }).answer('use:gauntlet')
    expect(s.options()).toEqual(['persona:miner', 'persona:mason', 'skip'])
    s.answer('persona:miner', 'place:kiln')
    expect(s.seat(0)).toMatchObject({ personas: ['gardener', 'miner'].map(s.number), vp: 3 + 1 })
  })

  it('[K9] a gauntlet finds nobody when all of my chest are in use', () => {
    const all = [{ chest: ['gardener'], personas: ['gardener'], cards: ['gauntlet'] }]
    const s = scenario({ rules: ['treasures'], players: all }).answer('use:gauntlet')
    expect([s.asked(), s.seat(0).personas.length]).toEqual(['0 act', 1])
  })
})

describe('a tome', () => {
  const deck = ['amulet', 'kiln', 'sherpa', 'broker', 'engineer', 'maestro']
  const setup = { rules: ['treasures'], deck, players: [{ cards: ['tome'] }] } as const

  it('[K9] a tome searches the deck for any card but a treasure', () => {
    const s = scenario(setup).answer('use:tome')
    const found = deck.slice(1).map((slug) => `card:${slug}`)
    expect([...s.options()].sort()).toEqual([...found, 'skip'].sort())
    s.answer('card:broker')
    expect([s.cards(0), s.state.table.deck.length]).toEqual([['broker'], 5])
  })

  it('[K9] after a tome the deck is shuffled, whether I took a card or not', () => {
    for (const key of ['card:broker', 'skip'])
      expect(scenario(setup).answer('use:tome', key).eventsOf('shuffled')).toHaveLength(1)
  })

  it('[K9] only the player who searches with a tome sees the deck', () => {
    const s = scenario(setup).answer('use:tome')
    expect(s.engine.view(s.state, 0).decision?.options).toContain('card:kiln')
    expect(s.engine.view(s.state, 1).decision?.options).toEqual([])
  })

  it('[K9] a tome finds nothing in a deck of treasures, which is shuffled all the same', () => {
    const s = scenario({ ...setup, deck: ['amulet', 'scroll'] }).answer('use:tome')
    expect([s.asked(), s.options(), s.eventsOf('looked').length]).toEqual(['0 card', ['skip'], 1])
    s.answer('skip')
    expect([s.asked(), s.cards(0), s.eventsOf('shuffled').length]).toEqual(['0 act', [], 1])
  })

  it('[R7.4] a tome searches the discard pile when the deck is empty, as that is the deck then', () => {
    const s = scenario({ ...setup, deck: [], discard: ['kiln', 'scroll'] }).answer('use:tome')
    expect([s.options(), s.state.table.discard]).toEqual([['card:kiln', 'skip'], []])
  })

  it('[K9] a tome does nothing when there is no other card anywhere but in a chain of turns', () => {
    const players = [{ cards: ['amulet', 'tome'] }]
    const s = scenario({ ...setup, deck: [], players }).answer('place:patch', 'use:amulet', 'use:tome')
    expect([s.asked(), s.eventsOf('looked'), s.eventsOf('shuffled')]).toEqual(['0 act', [], []])
  })
})

describe('an amulet', () => {
  const setup = { rules: ['treasures'], players: [{ cards: ['amulet'] }] } as const

  it('[K9] an amulet brings one worker home at the end of my turn, and I take another turn', () => {
    const s = scenario(setup).answer('place:patch')
    expect([s.asked(), ...s.options()]).toEqual(['0 turn-end', 'use:amulet', 'end'])
    s.answer('use:amulet')
    expect([s.asked(), s.seat(0).workers]).toEqual(['0 act', [-1, -1]])
    expect(s.answer('place:seam').asked()).toBe('1 act')
  })

  it('[K9] with an amulet I choose which of two workers comes home', () => {
    const s = scenario({ ...setup, players: [{ cards: ['amulet'], workers: ['seam'] }] })
    s.answer('place:patch', 'use:amulet')
    expect(s.options()).toEqual(['retrieve:seam', 'retrieve:patch'])
    expect(s.answer('retrieve:seam').seat(0).workers).toEqual([-1, s.spot('patch')])
  })

  it('[K9] an amulet is not used before the main action, nor without a worker on the board', () => {
    const s = scenario({ ...setup, players: [{ cards: ['amulet'], workers: ['seam'] }] })
    expect(s.options()).not.toContain('use:amulet')
    expect(s.answer('retrieve').asked()).toBe('1 act')
  })

  it('[K9] two amulets give two more turns', () => {
    const s = scenario({ ...setup, players: [{ cards: ['amulet', 'amulet-2'] }] })
    s.answer('place:patch', 'use:amulet', 'place:seam', 'use:amulet-2', 'place:lot')
    expect(['pumpkin', 'coal', 'wood'].map((good) => s.has(0, good as 'coal'))).toEqual([1, 1, 1])
    expect(s.asked()).toBe('1 act')
  })

  it('[R26.1] the extra turn of an amulet belongs to the turn that it follows', () => {
    const s = scenario({ ...setup, table: { ending: true } })
    s.answer('place:patch', 'use:amulet', 'place:seam', 'place:patch')
    expect(s.eventsOf('round-ended')).toHaveLength(1)
  })

  it('[D3] cards discarded in a chain of extra turns lie aside until the chain has ended', () => {
    const players = [{ cards: ['amulet', 'chalice', 'tome'] }]
    const s = scenario({ ...setup, deck: ['kiln', 'inn'], players }).answer('use:chalice', 'skip')
    s.answer('place:patch', 'use:amulet', 'use:tome', 'card:kiln')
    expect(s.state.table.aside.map(s.slug)).toEqual(['amulet', 'tome'])
    expect(s.state.table.discard.map(s.slug)).toEqual(['chalice'])
    s.answer('place:seam')
    expect(s.state.table.discard.map(s.slug)).toEqual(['chalice', 'amulet', 'tome'])
  })

  it('[D3] an amulet never fetches itself out of the discard pile', () => {
    const purple = ['patch', 'ragshop']
    const players = [{ cards: ['amulet', 'kiln'] }]
    const s = scenario({ ...setup, village: { purple }, discard: ['sherpa'], players })
    s.answer('place:patch', 'use:amulet', 'place:ragshop')
    expect(s.options()).toEqual(['card:sherpa', 'skip'])
  })
})

describe('a scroll', () => {
  const scroll = [{ cards: ['scroll'] }]
  const setup = { rules: ['treasures'], village, players: scroll } as const

  it('[K9] a scroll lets me use a building of my own charter without its cost', () => {
    const s = scenario(setup)
    expect(s.options()).not.toContain('place:kiln')
    s.answer('scroll:kiln')
    expect([s.seat(0).vp, s.cards(0), s.state.table.discard.map(s.slug)]).toEqual([3, [], ['scroll']])
  })

  it('[K9] a scroll works for no charter but my own, for no commons and where there is nothing that it drops', () => {
    const scrolls = scenario(setup)
      .options()
      .filter((key) => key.startsWith('scroll:'))
    expect(scrolls).toEqual(['scroll:kiln'])
  })

  it('[K9] a scroll never drops the influence that a building costs', () => {
    const catalogue = costing('still-house', { coin: 2, influence: 1 })
    const s = scenario({ ...setup, catalogue }).answer('scroll:still-house')
    expect(s.seat(0)).toMatchObject({ influence: 11, spent: 1 })
    const without = scenario({ ...setup, catalogue, players: [{ cards: ['scroll'], influence: 0 }] })
    expect(without.options()).not.toContain('scroll:still-house')
  })

  it('[K9] a scroll drops cards, minions and perils from a cost', () => {
    for (const cost of [{ guest: 1 }, { plan: 1 }, { minion: 1 }, { peril: 1 }, { objective: 1 }, { any: 3 }])
      expect(
        scenario({ ...setup, catalogue: costing('kiln', cost) })
          .answer('scroll:kiln')
          .seat(0).vp,
      ).toBe(3)
  })

  it('[K9] influence that must be placed is still needed with a scroll', () => {
    const catalogue = costing('almanac', { coin: 2 })
    const paid = scenario({ ...setup, catalogue, players: [{ cards: ['scroll'], influence: 1 }] })
    expect(paid.answer('scroll:almanac').seat(0).influence).toBe(0)
    expect(paid.state.table.incomeAt[paid.spot('almanac')]).toBe(0b01)
    const without = scenario({ ...setup, catalogue, players: [{ cards: ['scroll'], influence: 0 }] })
    expect(without.options()).not.toContain('scroll:almanac')
  })

  it('[K9] a scroll bumps like any other placement', () => {
    const s = scenario({ ...setup, players: [...scroll, { workers: ['kiln'] }] }).answer('scroll:kiln')
    expect([s.seat(0).workers, s.seat(1).workers]).toEqual([
      [-1, s.spot('kiln')],
      [-1, -1],
    ])
  })

  it('[K9] a scroll is of no use without a worker at home', () => {
    const away = { cards: ['scroll'], workers: ['patch', 'seam'], goods: { cat: 1 } }
    const s = scenario({ ...setup, rules: ['treasures', 'minions'], players: [away] })
    expect(s.options()).toEqual(['minion:cat', 'retrieve'])
  })

  it('[G5] a scroll does not lead the small worker to where my large one stands', () => {
    const players = [{ cards: ['scroll'], workers: ['kiln', null] }]
    const catalogue = costing('still-house', { coin: 2 })
    const s = scenario({ ...setup, catalogue, guidepost: 404, players })
    expect(s.options()).toContain('scroll:still-house')
    expect(s.options()).not.toContain('scroll:kiln')
  })

  it('[G10] a scroll does not pay for a stray minion', () => {
    const stray = { ...setup, guidepost: 409, minionOn: { kiln: 'cat' }, table: { stray: true } } as const
    const s = scenario({ ...stray, players: [{ cards: ['scroll'], influence: 0 }] })
    expect(s.options()).not.toContain('scroll:kiln')
    const able = scenario({ ...stray, players: [{ cards: ['scroll'], influence: 1 }] }).answer('scroll:kiln')
    expect([able.seat(0).influence, able.has(0, 'cat'), able.seat(0).vp]).toEqual([0, 1, 3])
  })
})

describe('a chalice', () => {
  const at = (progress: number) =>
    scenario({ rules: ['treasures'], progress, players: [{ cards: ['chalice'] }] }).answer('use:chalice')

  it('[K9] a chalice moves progress 1 or 2 spaces, either way', () => {
    expect(at(12).options()).toEqual(['progress:-2', 'progress:-1', 'skip', 'progress:+1', 'progress:+2'])
    expect(at(12).answer('progress:-2').state.table.progress).toBe(10)
    expect(at(12).answer('progress:+2').state.table.progress).toBe(14)
  })

  it('[K9] a chalice goes neither below 0 nor beyond the hourglass', () => {
    expect(at(1).options()).toEqual(['progress:-1', 'skip', 'progress:+1', 'progress:+2'])
    expect(at(25).options()).toEqual(['progress:-2', 'progress:-1', 'skip', 'progress:+1'])
  })

  it('[R26.1] a chalice does not take the token off the hourglass', () => {
    const players = [{ cards: ['chalice'] }]
    const s = scenario({ progress: 26, players, table: { ending: true } }).answer('use:chalice')
    expect([s.asked(), s.state.table.progress]).toEqual(['0 act', 26])
  })
})
