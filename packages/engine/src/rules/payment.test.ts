import { scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'

describe('paying', () => {
  it('[R15.3] an objective that a building costs is one of my choice, and goes under the objective deck', () => {
    const s = scenario({
      rules: ['private-objectives'],
      village: { purple: ['patch', 'fairground'] },
      players: [{ objectives: ['six-coins', 'few-influence'] }],
      objectiveDeck: ['two-assistants'],
    }).answer('place:fairground')
    expect(s.options()).toEqual(['pay:six-coins', 'pay:few-influence'])
    s.answer('pay:few-influence')
    expect([s.seat(0).vp, s.seat(0).objectives.map(s.slug)]).toEqual([8, ['six-coins']])
    expect(s.state.table.objectiveDeck.map(s.slug)).toEqual(['few-influence', 'two-assistants'])
  })

  it('[R15.3] a minion or a peril that I pay goes to the supply, whatever the guidepost says', () => {
    const village = { black: ['seam', 'kennel', 'clinic'] }
    const players = [{ goods: { cat: 1, ghost: 1, blight: 1, vermin: 1 } }]
    const s = scenario({ game: 7, guidepost: 406, seats: 2, rules: ['minions', 'peril'], village, players })
    s.answer('place:kennel', 'pay:ghost', 'place:seam', 'place:clinic', 'pay:blight')
    expect(s.eventsOf('paid')).toMatchObject([
      { seat: 0, good: 'ghost', to: -1 },
      { seat: 0, good: 'blight', to: -1 },
    ])
    expect([s.has(1, 'ghost'), s.has(1, 'blight')]).toEqual([0, 0])
  })

  it('[G7] a coin that I choose to pay goes to the neighbour like a resource', () => {
    const village = { black: ['seam', 'orchard'] }
    const players = [{ personas: ['alchemist'], goods: { coin: 1, wood: 1 } }]
    const s = scenario({ game: 7, guidepost: 406, village, players }).answer('place:orchard', 'pay:coin')
    expect([s.has(1, 'coin'), s.eventsOf('paid')]).toMatchObject([1, [{ good: 'coin', to: 1 }]])
  })

  it('[K4] the Alchemist does not pay twice with the same resource', () => {
    const open = (grain: number): boolean =>
      scenario({
        village: { yellow: ['field', 'granary'] },
        players: [{ personas: ['alchemist'], goods: { grain } }],
      })
        .options()
        .includes('place:granary')
    expect([open(1), open(2)]).toEqual([false, true])
  })

  it('[K4] the Alchemist is not asked about a coin when the only resource pays for something else', () => {
    const players = [{ personas: ['alchemist'], goods: { wood: 1, coin: 1 } }]
    const s = scenario({ mat: ['kite'], players }).answer('place:market')
    expect(s.eventsOf('answered').map(({ key }) => key)).toEqual(['pay:wood'])
  })
})
