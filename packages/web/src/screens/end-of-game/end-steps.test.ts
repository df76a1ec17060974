import { type Event, RULE_NAMES, type RuleName } from '@charterstone/engine'
import { expect, it } from 'vitest'
import { endSteps } from './end-steps.ts'

const rules = Object.fromEntries(RULE_NAMES.map((rule) => [rule, true])) as Record<RuleName, boolean>
const scored: Event[] = [
  { kind: 'goal-achieved', seat: 0, guidepost: 400 },
  { kind: 'won-vp', seat: 0, vp: 10, source: 0 },
  { kind: 'reputation-scored', seat: 0, rank: 1, vp: 10 },
]

it('while stars are placed, what is done is behind and what is to come ahead', () => {
  const steps = endSteps(scored, { kind: 'glory', isOver: false, rules })
  expect(steps.map(({ step, state }) => `${step} ${state}`)).toEqual([
    'guidepost done',
    'scoring done',
    'glory now',
    'trophy ahead',
    'capacity ahead',
    'kept ahead',
  ])
})

it('points of reputation are listed once', () => {
  const [, scoring] = endSteps(scored, { kind: null, isOver: true, rules })
  expect(scoring?.events.map(({ kind }) => kind)).toEqual(['reputation-scored'])
})

it('after the end only what has happened is shown', () => {
  expect(endSteps(scored, { kind: null, isOver: true, rules })).toHaveLength(2)
})
