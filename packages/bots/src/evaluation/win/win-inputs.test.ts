import { scenario } from '@charterstone/testkit'
import { expect, it } from 'vitest'
import { evaluatorOf } from '../../../test-support/evaluator-of.ts'
import { fillWinFacts, fillWinValues, WIN_INPUT_COUNT, WIN_INPUT_NAMES } from './win-inputs.ts'

/** An input of every seat of a table of three. */
function inputOf(name: string, table: { readonly first: number; readonly active: number }): number[] {
  const { engine, state } = scenario({ seats: 3 })
  const world = { ...state, table: { ...state.table, ...table } }
  const row = new Float64Array(WIN_INPUT_COUNT)
  return [0, 1, 2].map((seat) => {
    fillWinValues(row, 0, fillWinFacts(evaluatorOf({ engine }), world, seat, row))
    return row[WIN_INPUT_NAMES.indexOf(name)] ?? 0
  })
}

it('[R26.1] seats that come later in the round are still to move, whichever seat began it', () => {
  expect(inputOf('toMove', { first: 0, active: 0 })).toEqual([1, 1, 1])
  expect(inputOf('toMove', { first: 0, active: 2 })).toEqual([0, 0, 1])
  expect(inputOf('toMove', { first: 1, active: 2 })).toEqual([1, 0, 1])
  expect(inputOf('toMove', { first: 2, active: 0 })).toEqual([1, 1, 0])
})

it('every input has a name of its own', () => {
  expect(new Set(WIN_INPUT_NAMES).size).toBe(WIN_INPUT_COUNT)
})

it('values by the kind of game are those of the seat in a campaign', () => {
  const world = { first: 0, active: 0 }
  expect(inputOf('inCampaign', world)).toEqual([1, 1, 1])
  expect(inputOf('valueInCampaign', world)).toEqual(inputOf('value', world))
  expect(inputOf('vpInCampaign', world)).toEqual(inputOf('vp', world))
})
