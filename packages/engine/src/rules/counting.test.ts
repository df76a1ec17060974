import { miniCatalogue, type Scenario, scenario } from '@charterstone/testkit'
import { describe, expect, it } from 'vitest'
import { openBox } from '../catalogue/box.ts'
import { COUNTABLES, type Countable } from '../catalogue/countable.ts'
import { buildingValue, count } from './counting.ts'

const box = openBox(miniCatalogue)
const counted = (s: Scenario, what: Countable, seat = 0): number => count({ box, state: s.state }, seat, what)

describe('what a seat has', () => {
  const village = { purple: ['patch', 'kiln', null], black: ['seam', 'kennel', 'stable', 'clinic'] } as const
  const islands = [{ charter: 'purple', tile: 1, over: 3, building: 'circus' }] as const

  it('[R20.2] buildings are those of the own charter that are in play, islands too', () => {
    const s = scenario({ village, islands })
    expect([counted(s, 'own-buildings', 0), counted(s, 'own-buildings', 1)]).toEqual([3, 4])
    expect(counted(scenario({ village: { purple: [null] } }), 'own-buildings')).toBe(0)
  })

  it('[R20.2] minions on the board are those on the own plots', () => {
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
