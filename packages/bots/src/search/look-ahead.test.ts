import { type Scenario, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { evaluatorOf } from '../../test-support/evaluator-of.ts'
import { FEATURE_NAMES, type Feature } from '../evaluation/features.ts'
import { type Candidate, type LookAhead, lookAhead, meanOf } from './look-ahead.ts'
import type { Sample } from './sampled-world.ts'
import { type Line, searchTurn } from './search-turn.ts'
import { stepBudget } from './step-budget.ts'

function position(): Scenario {
  return scenario({
    village: { purple: ['patch', 'kiln', 'orchard'] },
    players: [{ goods: { coal: 2, clay: 1, grain: 1, coin: 2 }, cards: ['kiln'] }],
    mat: ['sherpa', 'broker'],
  })
}

function linesOf(s: Scenario): Line[] {
  return searchTurn(evaluatorOf(s), s.state, stepBudget(1000))
}

function look(
  s: Scenario,
  lines: readonly Line[],
  rest: Partial<LookAhead> & { steps: number },
): Candidate[] {
  const evaluator = evaluatorOf(s)
  const samples = (): ReturnType<LookAhead['samples']> => ({ evaluator, world: s.state })
  return lookAhead(lines, {
    samples,
    turns: 1,
    careful: 0,
    candidates: 4,
    budget: stepBudget(rest.steps),
    ...rest,
  })
}

test('candidates come back best first, by the mean of their playouts', () => {
  const s = position()
  const found = look(s, linesOf(s), { steps: 3000 })
  expect(found.length).toBeGreaterThan(1)
  expect(found[0]?.played).toBeGreaterThan(0)
  const played = found.filter((candidate) => candidate.played > 0).map(meanOf)
  expect(played[0]).toBe(Math.max(...played))
})

test('better lines are played more often than those that drop out', () => {
  const s = position()
  const found = look(s, linesOf(s), { steps: 3000 })
  expect(found[0]?.played).toBeGreaterThanOrEqual(found.at(-1)?.played ?? 0)
})

test('no more lines are played than there are candidates', () => {
  const s = position()
  expect(look(s, linesOf(s), { steps: 1000, candidates: 2 })).toHaveLength(2)
})

test('a line that is far behind is not played', () => {
  const s = position()
  const lines = linesOf(s).slice(0, 3)
  const best = lines[0]?.value ?? 0
  const hopeless = { key: 'place:patch', value: best - 9, rest: null }
  const played = look(s, [...lines, hopeless], { steps: 1000 }).map(({ line }) => line)
  expect(played).not.toContain(hopeless)
  const behind = { ...hopeless, value: best - 7 }
  expect(look(s, [...lines, behind], { steps: 1000 }).map(({ line }) => line)).toContain(behind)
})

test('the budget stops the playouts, and an unfinished one does not count', () => {
  const s = position()
  const budget = stepBudget(7)
  const found = look(s, linesOf(s), { steps: 7, budget })
  expect(budget.remaining).toBeLessThanOrEqual(0)
  expect(found.every(({ played }) => played === 0)).toBe(true)
})

test('a candidate without a playout keeps the value of its line', () => {
  const line = { key: 'pass', value: 3, rest: null }
  expect(meanOf({ line, total: 0, played: 0 })).toBe(3)
  expect(meanOf({ line, total: 10, played: 4 })).toBe(2.5)
})

test('playouts leave the sampled world as it was', () => {
  const s = position()
  const before = JSON.stringify(s.state)
  look(s, linesOf(s), { steps: 500 })
  expect(JSON.stringify(s.state)).toBe(before)
})

/** The means of all playouts by a judge who puts goods above everything. After the end of a game only points count. */
function meansAt(progress: number): number[] {
  const goods = { coal: 2, clay: 1, grain: 1 }
  const s = scenario({ progress, players: [{ vp: 20, influence: 0, goods }, { vp: 14 }] })
  const worth: Partial<Record<Feature, number>> = { vp: 1, resources: 1000 }
  const weights = Float64Array.from(FEATURE_NAMES, (name) => worth[name] ?? 0)
  const samples = (): Sample => ({ evaluator: { ...evaluatorOf(s), weights }, world: s.state })
  const found = look(s, linesOf(s), { steps: 5000, turns: 0, samples })
  return found.filter(({ played }) => played > 0).map(meanOf)
}

test('near the end a game is played to its end, and the mean is the margin in points', () => {
  const margins = meansAt(24)
  expect(margins.length).toBeGreaterThan(1)
  for (const margin of margins) expect(Math.abs(margin)).toBeLessThan(50)
  expect(margins.every(Number.isInteger)).toBe(true)
})

test('long before the end a game is not played to its end', () => {
  for (const mean of meansAt(10)) expect(mean).toBeGreaterThan(500)
})

test('near the end more lines are compared', () => {
  const near = scenario({ progress: 25, players: [{ influence: 0 }, { influence: 0 }] })
  const lines = linesOf(near)
  const compared = (s: Scenario): number => look(s, lines, { steps: 3000, candidates: 2 }).length
  expect(compared(near)).toBeGreaterThan(2)
  expect(compared(scenario({ progress: 10 }))).toBe(2)
})
