import { expect, it } from 'vitest'
import { FEATURE_NAMES } from './features.ts'
import { LEARNED } from './learned-weights.ts'
import { learnedFor } from './stage-weights.ts'

const stages = Object.keys(LEARNED.stages)
  .map(Number)
  .sort((a, b) => a - b)

it('a stage that was learned has its own weights', () => {
  expect(stages.length).toBeGreaterThan(1)
  for (const stage of stages) expect(learnedFor(stage)).toEqual(LEARNED.stages[stage])
})

it('other stages lie between those around them, or are like the nearest', () => {
  const [first = 0, second = 0] = stages
  const half = learnedFor((first + second) / 2)
  for (const name of FEATURE_NAMES) {
    const ends = [LEARNED.stages[first]?.[name] ?? 0, LEARNED.stages[second]?.[name] ?? 0]
    expect(half[name]).toBeCloseTo(((ends[0] ?? 0) + (ends[1] ?? 0)) / 2)
  }
  expect(learnedFor(13)).toEqual(LEARNED.stages[stages.at(-1) ?? 0])
})

it('the command and the seed that made the weights are written down', () => {
  expect(LEARNED.command).toContain(`--seed ${LEARNED.seed}`)
})
