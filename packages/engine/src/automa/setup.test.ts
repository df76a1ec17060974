import { type Scenario, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { tileSpot } from '../state/spot.ts'

const FIRST_TILE_OF_BLACK = 4
const MINIONS = ['cat', 'ghost', 'butler', 'golem', 'robot', 'chef'] as const

/** The set-up of a game with a person (purple) and an automa (black), until the first turn. */
function setUp(setup: ScenarioSetup = {}): Scenario {
  const s = scenario({ automas: [1], begin: 'setup', game: 2, ...setup })
  while (s.eventsOf('game-started').length === 0) s.answer(s.options()[0] ?? '')
  return s
}

/** The plots (1 to 6) of black that its tiles cover, by tile; 0 for a tile that is not placed. */
function covered(s: Scenario): number[] {
  const { covers } = s.state.table
  return covers
    .slice(FIRST_TILE_OF_BLACK, FIRST_TILE_OF_BLACK + 4)
    .map((spot) => (spot < 0 ? 0 : spot - 6 - 6 + 1))
}

describe('the deck of the automas', () => {
  function sizeOf(s: Scenario): number {
    return s.state.table.automaDeck.length + s.state.table.automaDiscard.length
  }

  it('[A1] three automa cards are set aside from game 4 on, not before', () => {
    expect([3, 4, 5].map((game) => sizeOf(setUp({ game })))).toEqual([6, 3, 3])
  })

  it('[A1] late automa cards join after story 7, and after the campaign', () => {
    expect(sizeOf(setUp({ game: 4, legacy: { stories: ['6:happy', '7:happy'] } }))).toBe(7 - 3)
    expect(sizeOf(setUp({ game: 3, legacy: { stories: ['6:happy', '7:angry'] } }))).toBe(7)
    expect(sizeOf(setUp({ game: 3, legacy: { stories: ['6:happy', '17'] } }))).toBe(6)
    expect(sizeOf(setUp({ game: 3, legacy: { mode: 'single' } }))).toBe(7)
  })

  it('[A1] an empty automa deck is shuffled again, with three cards set aside', () => {
    const next = (game: number) => {
      const table = { automaDeck: [], automaDiscard: [377, 378, 379, 380, 381, 382] }
      const { state } = scenario({ automas: [1], game, table }).answer('place:lot')
      return [state.table.automaDeck.length, state.table.automaDiscard.length]
    }
    expect([next(3), next(4)]).toEqual([
      [5, 1],
      [2, 1],
    ])
  })

  it('[A1] every shuffle of the automa deck is another one', () => {
    const orders = Array.from({ length: 6 }, (_, seed) => setUp({ seed }).state.table.automaDeck.join())
    expect(new Set(orders).size).toBeGreaterThan(2)
  })

  it('[A1] two automas draw from the same deck', () => {
    const s = scenario({ seats: 3, automas: [1, 2], table: { automaDeck: [382, 379] } }).answer('place:lot')
    expect(s.eventsOf('automa-drew').map(({ seat, card }) => [seat, card])).toEqual([
      [1, 379],
      [2, 382],
    ])
  })

  it('[A1] the late automa card is not drawn in a whole game before story 7', () => {
    const s = scenario({ automas: [0, 1], begin: 'setup' })
    while (s.state.pending !== null) s.answer(s.options()[0] ?? '')
    const drawn = new Set(s.eventsOf('automa-drew').map(({ card }) => card))
    expect([drawn.size, drawn.has(383)]).toEqual([6, false])
  })

  it('[A1] the order of the automa deck is never shown', () => {
    const s = scenario({ automas: [1] })
    expect(JSON.stringify(s.engine.view(s.state, 0))).not.toContain('"automaDeck"')
  })

  it('[A1] without automas there is no automa deck', () => {
    expect(sizeOf(setUp({ automas: [] }))).toBe(0)
  })
})

describe('the islands of an automa', () => {
  const rules = ['islands'] as const
  const village = { black: ['seam', 'kiln', null, 'crane', 'almanac'] } as const

  it('[A7] an automa places 2 tiles a game, over different plots and never over the basic building', () => {
    for (let seed = 0; seed < 12; seed++) {
      const over = covered(setUp({ seed, rules, village })).filter((plot) => plot > 0)
      expect(over).toHaveLength(2)
      expect(new Set(over).size).toBe(2)
      expect(over).not.toContain(1)
    }
  })

  it('[A7] an automa places an empty tile first', () => {
    const built = (...tiles: number[]) => {
      const s = scenario({})
      const buildings = [...s.state.legacy.buildings]
      for (const tile of tiles) buildings[tileSpot(1, tile)] = s.number('stable')
      return covered(setUp({ rules, legacy: { buildings } })).map((plot) => plot > 0)
    }
    expect(built()).toEqual([true, true, false, false])
    expect(built(0, 1)).toEqual([false, false, true, true])
    expect(built(0, 1, 2)).toEqual([true, false, false, true])
  })

  it('[A7] drawn charter cards decide over which building an automa lays a tile, by its value', () => {
    const first = Array.from({ length: 20 }, (_, seed) => covered(setUp({ seed, rules, village }))[0])
    // The highest is the almanac (plot 5), the second lowest the crane (plot 4).
    expect(new Set(first)).toEqual(new Set([5, 4]))
  })

  it('[A7] where nothing stands an automa lays its tiles over the first empty plots', () => {
    expect(covered(setUp({ rules }))).toEqual([2, 3, 0, 0])
  })

  it('[A7] each tile of an automa has an event, people place their own, and before the rule there are none', () => {
    const s = setUp({ rules })
    expect(s.eventsOf('island-placed').filter(({ seat }) => seat === 1)).toHaveLength(2)
    expect(setUp({ rules: [], village }).eventsOf('island-placed')).toEqual([])
    expect(scenario({ begin: 'setup', automas: [1], game: 5, rules }).asked()).toMatch(/^0/)
  })
})

describe('the minions of an automa', () => {
  const rules = ['minions'] as const

  it('[A7] an automa has 1 minion of each released type for a game, from the general supply', () => {
    const s = setUp({ rules, seats: 3, automas: [1, 2] })
    const held = (seat: number) => MINIONS.map((minion) => s.has(seat, minion))
    expect([held(0), held(1), held(2)]).toEqual([[0, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 1], held(1)])
    expect(s.state.table.supply.slice(7, 13)).toEqual([4, 4, 4, 4, 4, 4])
  })

  it('[A7] an automa has its minions wherever it sits, and nothing but minions', () => {
    const s = setUp({ rules: ['minions', 'peril'], automas: [0] })
    const gained = s.eventsOf('gained').filter(({ seat, good }) => seat === 0 && good !== 'coin')
    expect(gained).toEqual(MINIONS.map((good) => ({ kind: 'gained', seat: 0, good, count: 1, source: 0 })))
  })

  it('[A7] an automa has no minion that is not released, and none before the rule', () => {
    const s = setUp({ rules, legacy: { minions: [false, true, false, false, false, false] } })
    expect(MINIONS.map((minion) => s.has(1, minion))).toEqual([0, 1, 0, 0, 0, 0])
    const before = setUp({ legacy: { minions: [true, true, true, true, true, true] } })
    expect(MINIONS.map((minion) => before.has(1, minion))).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('[A7] the minions of an automa return when the game ends', () => {
    const players = [{}, { goods: { cat: 1, ghost: 1 } }]
    const s = scenario({ begin: 'end', automas: [1], game: 2, rules, players })
    while (s.state.pending !== null) s.answer(s.options()[0] ?? '')
    s.engine.packUp(s.state)
    expect(s.state.legacy.charters[1]?.keptGoods.every((count) => count === 0)).toBe(true)
  })
})

describe('what the set-up does not give to an automa', () => {
  /** What came to the automa before the game began. */
  function given(setup: ScenarioSetup): string[] {
    const { events } = setUp(setup)
    const before = events.slice(0, events.map(({ kind }) => kind).indexOf('game-started'))
    return before.flatMap((event) => ('seat' in event && event.seat === 1 ? [event.kind] : []))
  }

  it('[A2] an automa starts game 1 without coins and without a persona', () => {
    expect(given({ game: 1 })).toEqual([])
    expect(given({ game: 1, automas: [] })).toContain('gained')
  })

  it('[A8] an automa gets no bonus for its completed rows of glory', () => {
    const rows = {
      game: 3,
      rules: ['glory', 'peril'],
      charters: { black: { glory: [6, 6, 6, 6, 6, 6, 6, 6, 6] } },
    } as const
    expect(given(rows)).toEqual([])
    expect(given({ ...rows, automas: [] })).toContain('won-vp')
  })
})
