import { miniCatalogue, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { type ObjectiveNeeds, objectiveNeedsIn } from './objective-needs.ts'

const needsOf = objectiveNeedsIn(miniCatalogue)

function needsIn(setup: ScenarioSetup): ObjectiveNeeds {
  const { state, seat } = scenario(setup)
  return needsOf(state.table, seat(0))
}

test('a public objective for cards asks for their type', () => {
  expect(needsIn({ objectives: ['two-assistants'] }).types).toEqual(['assistant'])
})

test('own objectives count, those of other seats do not', () => {
  expect(needsIn({ players: [{ objectives: ['two-assistants'] }] }).types).toEqual(['assistant'])
  expect(needsIn({ players: [{}, { objectives: ['two-assistants'] }] }).types).toEqual([])
})

test('objectives for income, minions and scoring ask for these', () => {
  expect(needsIn({ objectives: ['three-incomes'] })).toMatchObject({
    income: true,
    minions: false,
    scores: false,
  })
  expect(needsIn({ objectives: ['three-minions-out'] })).toMatchObject({ income: false, minions: true })
  expect(needsIn({ objectives: ['three-scored'] })).toMatchObject({ scores: true })
})

test('an objective with an upper bound asks for nothing', () => {
  const nothing = { types: [], income: false, minions: false, scores: false }
  expect(needsIn({ objectives: ['few-influence'] })).toEqual(nothing)
  expect(needsIn({})).toEqual(nothing)
})
