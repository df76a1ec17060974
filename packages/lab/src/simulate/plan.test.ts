import { CHARTERS, HOUSE_RULE_IDS } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { type Plan, playersOf, unitOf } from './plan.ts'
import { chunksOf } from './play-units.ts'

const PLAN: Plan = {
  units: 60,
  games: 'first',
  stage: 1,
  seed: 1,
  seats: 3,
  players: ['eager', 'automa', 'random'],
}
const CAMPAIGNS: Plan = { ...PLAN, games: 'campaign', players: [] }

const range = (length: number): number[] => Array.from({ length }, (_, index) => index)

test('a unit of a plan has a seed of its own, which depends on its number and on the seed of the plan', () => {
  const seeds = range(60).map((index) => unitOf(PLAN, index).seed)
  expect(new Set(seeds).size).toBe(60)
  expect(unitOf(PLAN, 7)).toEqual(unitOf(PLAN, 7))
  expect(unitOf({ ...PLAN, seed: 2 }, 7).seed).not.toBe(unitOf(PLAN, 7).seed)
})

test('a unit of a plan seats an automa where the plan names one', () => {
  expect(unitOf(PLAN, 0).seats.map(({ player }) => player)).toEqual(['person', 'automa', 'person'])
})

test('the units of a plan give every charter a turn, and no charter twice at a table', () => {
  const charters = range(6).map((index) => unitOf(PLAN, index).seats.map(({ charter }) => charter))
  for (const seat of [0, 1, 2]) expect(new Set(charters.map((row) => row[seat])).size).toBe(CHARTERS.length)
  for (const row of charters) expect(new Set(row).size).toBe(3)
})

test('the units of a plan play single games by the standard rules', () => {
  expect(range(30).flatMap((index) => unitOf(PLAN, index).houseRules)).toEqual([])
})

test('the units of a plan play campaigns by every house rule now and then, and by the standard rules', () => {
  const rules = range(60).map((index) => unitOf(CAMPAIGNS, index).houseRules)
  expect(new Set(rules.flat())).toEqual(new Set(HOUSE_RULE_IDS))
  expect(rules.filter((ids) => ids.length === 0)).toHaveLength(12)
})

test('the players of a game are those of the plan, if it names them', () => {
  expect(playersOf(PLAN, 3, 9)).toBe(PLAN.players)
})

test('the players of a game are mixed if the plan names none: mostly eager, sometimes hasty or random', () => {
  const names = range(60).flatMap((index) => playersOf(CAMPAIGNS, index, 1))
  const count = (name: string): number => names.filter((each) => each === name).length
  expect(count('eager')).toBeGreaterThan(names.length / 3)
  expect(count('hasty')).toBeGreaterThan(0)
  expect(count('random')).toBeGreaterThan(0)
  expect(count('eager') + count('hasty') + count('random')).toBe(names.length)
})

test('the players of a game race in game 9 at every other table', () => {
  const racing = ['racing', 'racing', 'racing']
  expect(playersOf(CAMPAIGNS, 0, 9)).toEqual(racing)
  expect(playersOf(CAMPAIGNS, 1, 9)).not.toEqual(racing)
  expect(playersOf(CAMPAIGNS, 0, 8)).not.toEqual(racing)
})

test.each([1, 2, 7, 60, 1000])(
  'the chunks for threads cover %i units, each exactly once and in order',
  (units) => {
    const chunks = chunksOf({ ...PLAN, units }, 2)
    const covered = chunks.flatMap(({ from, to }) => range(to - from).map((index) => from + index))
    expect(covered).toEqual(range(units))
  },
)

test('a chunk for a thread has at most fifty units', () => {
  expect(Math.max(...chunksOf({ ...PLAN, units: 100_000 }, 2).map(({ from, to }) => to - from))).toBe(50)
})
