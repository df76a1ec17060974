import { scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { plotSpot, tileSpot } from '../state/spot.ts'

const PURPLE = 0
const kilnGoods = { coal: 2, clay: 1, grain: 1 }
const overKiln = [{ charter: 'purple', tile: 1, over: 2 }] as const

describe('sky islands', () => {
  it('[R1.1] at set-up I pick two of my four islands and lay them over two different plots', () => {
    const s = scenario({ begin: 'setup', game: 5, rules: ['islands'] })
    expect([s.asked(), ...s.options()]).toEqual([
      '0 island-tile',
      'island:1',
      'island:2',
      'island:3',
      'island:4',
    ])
    s.answer('island:3', 'plot:2')
    expect(s.options()).toEqual(['island:1', 'island:2', 'island:4'])
    s.answer('island:1')
    expect(s.options()).toEqual(['plot:3', 'plot:4', 'plot:5', 'plot:6'])
    s.answer('plot:6')
    expect(s.asked()).toBe('1 island-tile')
    expect(s.eventsOf('island-placed').map(({ tile, spot }) => [tile, spot])).toEqual([
      [tileSpot(PURPLE, 2), plotSpot(PURPLE, 1)],
      [tileSpot(PURPLE, 0), plotSpot(PURPLE, 5)],
    ])
  })

  it('[R1.1] an island may lie over a building, but never over the basic one, wherever that stands', () => {
    const village = { purple: ['kiln', null, 'patch'] } as const
    const s = scenario({ begin: 'setup', game: 5, rules: ['islands'], village })
    s.answer('island:1')
    expect(s.options()).toEqual(['plot:1', 'plot:2', 'plot:4', 'plot:5', 'plot:6'])
  })

  it('[R1.1] the last charter of the board has six plots for islands like the others, and no card asks', () => {
    const s = scenario({ begin: 'setup', game: 5, rules: ['islands'], seats: ['yellow'] })
    expect(s.state.pending).toMatchObject({ kind: 'island-tile', source: 0 })
    s.answer('island:1')
    expect(s.state.pending).toMatchObject({ kind: 'island-place', source: 0 })
    expect(s.options()).toEqual(['plot:2', 'plot:3', 'plot:4', 'plot:5', 'plot:6'])
    expect(s.answer('plot:2').state.pending).toMatchObject({ kind: 'island-tile', source: 0 })
  })

  it('[R1.1] nobody is asked for islands before they have come', () => {
    const s = scenario({ begin: 'setup', game: 5 })
    expect([s.asked().slice(2), s.eventsOf('island-placed')]).toEqual(['act', []])
  })

  it('[R1.2] what lies under an island is out of use', () => {
    const village = { purple: ['patch', 'kiln'] } as const
    const players = [{ goods: { coal: 1 } }]
    expect(scenario({ village, players }).options()).toContain('place:kiln')
    const covered = scenario({ village, players, rules: ['islands'], islands: overKiln })
    expect(covered.options()).not.toContain('place:kiln')
  })

  it('[R1.2] I build on an island as on a plot, but not on the plot under it', () => {
    const s = scenario({ islands: overKiln, players: [{ goods: kilnGoods, cards: ['kiln'] }] })
    s.answer('place:zeppelin')
    expect(s.options()).toEqual(['plot:3', 'plot:4', 'plot:5', 'plot:6', 'island:1'])
    s.answer('island:1')
    expect(s.spot('kiln')).toBe(tileSpot(PURPLE, 0))
    expect(s.state.table.inPlay).toContain(s.spot('kiln'))
  })

  it('[R1.2] an island brings its building along into a later game, but only when it is laid', () => {
    const islands = [{ charter: 'purple', tile: 2, over: 2, building: 'stable' }] as const
    const begin = { begin: 'setup', game: 6, rules: ['islands'], islands, seats: ['purple'] } as const
    const laid = scenario(begin).answer('island:2', 'plot:2', 'island:1', 'plot:3')
    expect(laid.options()).toContain('place:stable')
    const left = scenario(begin).answer('island:3', 'plot:2', 'island:1', 'plot:3')
    expect(left.options()).not.toContain('place:stable')
  })

  it('[R1.3] a building on an island can be built over, once overbuilding is in force', () => {
    const islands = [{ charter: 'purple', tile: 1, over: 2, building: 'stable' }] as const
    const setup = { islands, players: [{ goods: kilnGoods, cards: ['kiln'] }] }
    expect(scenario(setup).answer('place:zeppelin').options()).not.toContain('island:1')
    const s = scenario({ ...setup, rules: ['overbuilding'] }).answer('place:zeppelin', 'island:1')
    expect([s.spot('kiln'), s.spot('stable')]).toEqual([tileSpot(PURPLE, 0), -1])
  })

  it('[R1.3] inactive charters lay no islands', () => {
    const islands = [{ charter: 'green', tile: 1, over: 2, building: 'sawmill' }] as const
    const s = scenario({ begin: 'setup', game: 5, rules: ['islands'], islands, seats: ['purple'] })
    s.answer('island:1', 'plot:2', 'island:2', 'plot:3')
    expect(s.asked()).toBe('0 act')
    expect(s.options()).not.toContain('place:sawmill')
  })

  it('[R1.4] at the end of the campaign plots and all four islands count, laid or not, covered or not', () => {
    const setup = {
      village: { purple: ['patch', 'almanac'] },
      islands: [
        { charter: 'purple', tile: 1, over: 2, building: 'circus' },
        { charter: 'purple', tile: 4, over: 3, building: 'kiln' },
      ],
    } as const
    const values = 1 + 9 + 15 + 3
    for (const s of [scenario(setup), scenario({ ...setup, begin: 'setup', game: 5 })])
      expect(s.engine.result(s.state).campaign[PURPLE]?.buildings).toBe(values)
  })
})
