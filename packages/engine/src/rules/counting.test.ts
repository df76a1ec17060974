import { miniCatalogue, type Scenario, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import type { Amount } from '../catalogue/amount.ts'
import { openBox } from '../catalogue/box.ts'
import { COUNTABLES, type Condition, type Countable } from '../catalogue/countable.ts'
import { amountOf, buildingValue, count, meets } from './counting.ts'

const box = openBox(miniCatalogue)
const counted = (s: Scenario, what: Countable, seat = 0): number => count({ box, state: s.state }, seat, what)

describe('what a seat has', () => {
  const village = { purple: ['patch', 'kiln', null], black: ['seam', 'kennel', 'stable', 'clinic'] } as const
  const islands = [{ charter: 'purple', tile: 1, over: 3, building: 'circus' }] as const

  it('[R20.2] the buildings of a seat are those of its charter that are in play, islands too', () => {
    const s = scenario({ village, islands })
    expect([counted(s, 'own-buildings', 0), counted(s, 'own-buildings', 1)]).toEqual([3, 4])
    expect(counted(scenario({ village: { purple: [null] } }), 'own-buildings')).toBe(0)
  })

  it('[R20.2] the minions of a seat on the board are those on its own plots', () => {
    const s = scenario({
      rules: ['minions'],
      village,
      minionOn: { kiln: 'cat', stable: 'ghost', clinic: 'cat' },
    })
    expect([counted(s, 'minions-on-board', 0), counted(s, 'minions-on-board', 1)]).toEqual([1, 2])
    expect(counted(scenario(), 'minions-on-board')).toBe(0)
  })

  it('[R1.4] the value of plots leaves the first island out; the value of all that I built has it', () => {
    const s = scenario({ village, islands })
    expect(counted(s, 'building-values')).toBe(1 + 3)
    expect(buildingValue({ box, state: s.state }, 0)).toBe(1 + 3 + 15)
  })

  it('[R20.2] a seat counts in its view what there is in the game, of itself and of others', () => {
    const { engine, state } = scenario({ rules: ['minions'], village, minionOn: { kiln: 'cat' } })
    for (const what of COUNTABLES)
      for (const seat of [0, 1])
        expect(engine.count(engine.view(state, 0), seat, what)).toBe(engine.count(state, seat, what))
  })
})

describe('each thing that can be counted', () => {
  const RICH = {
    rules: ['minions', 'peril', 'guests', 'treasures', 'income'],
    village: { purple: ['patch', 'kiln'], black: ['seam'] },
    incomeOn: { kiln: [0] },
    table: { reputation: [0, 1, 0], quota: [1, 2, 1, 1, ...new Array<number>(24).fill(0)] },
    players: [
      {
        goods: { coin: 4, wood: 2, clay: 1, ghost: 2, cat: 1, famine: 2 },
        influence: 5,
        cards: ['kite', 'lamp', 'pilgrim', 'innovator', 'chalice', 'crane', 'kiln-built'],
        chest: ['gardener', 'mason'],
      },
      { goods: { coin: 9 } },
    ],
  } as const satisfies ScenarioSetup
  const s = scenario(RICH)
  s.seat(0).objectivesScored = 3

  const EXPECTED: Readonly<Record<Countable, number>> = {
    coins: 4,
    resources: 3,
    'resource-kinds': 2,
    'coins-and-resources': 7,
    influence: 5,
    'quota-tokens': 3,
    'reputation-tokens': 2,
    'objectives-scored': 3,
    'income-buildings': 1,
    'own-buildings': 2,
    'building-values': 4,
    personas: 2,
    'advancement-cards': 7,
    'card-types': 6,
    assistants: 1,
    plans: 2,
    items: 2,
    guests: 1,
    friends: 0,
    treasures: 1,
    minions: 3,
    'minion-kinds': 2,
    'minions-on-board': 0,
    perils: 2,
    'peril-kinds': 1,
  }

  it.each(Object.entries(EXPECTED))('[R20.2] the engine counts the %s of a seat: %i', (what, expected) => {
    expect(counted(s, what as Countable)).toBe(expected)
  })

  it('[R20.2] another seat counts what it has itself', () => {
    expect([
      counted(s, 'coins', 1),
      counted(s, 'quota-tokens', 1),
      counted(s, 'reputation-tokens', 1),
    ]).toEqual([9, 1, 1])
    expect([counted(s, 'items', 1), counted(s, 'minions', 1), counted(s, 'income-buildings', 1)]).toEqual([
      0, 0, 0,
    ])
  })
})

describe('a condition', () => {
  const s = scenario({ players: [{ goods: { coin: 3 } }] })
  const holds = (condition: Omit<Condition, 'count'>): boolean =>
    meets({ box, state: s.state, events: null }, 0, { count: 'coins', ...condition })

  it('[R20.2] a condition of at least 3 is met with 3', () => {
    expect([2, 3, 4].map((atLeast) => holds({ atLeast }))).toEqual([true, true, false])
  })

  it('[R20.2] a condition of at most 3 is met with 3', () => {
    expect([2, 3, 4].map((atMost) => holds({ atMost }))).toEqual([false, true, true])
    expect(holds({ atMost: 0 })).toBe(false)
  })
})

describe('an amount', () => {
  const s = scenario({ players: [{ goods: { coin: 3 } }, {}] })
  const amount = (value: Amount, seat = 0): number =>
    amountOf({ box, state: s.state, events: null }, seat, value)

  it('[R15.4] an amount is its number, or so much for each thing that the seat has, up to its limit', () => {
    expect([
      amount(2),
      amount({ per: 'coins', times: 2 }),
      amount({ per: 'coins', times: 2, max: 5 }),
    ]).toEqual([2, 6, 5])
    expect(amount({ per: 'coins', times: 2 }, 1)).toBe(0)
    expect(s.engine.amount(s.state, 0, { per: 'coins', times: 3 })).toBe(9)
  })
})
