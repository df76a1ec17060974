import { expect, it } from 'vitest'
import { FEATURE_NAMES } from './features.ts'
import { LEARNED } from './learned-weights.ts'
import { learnedFor, STRETCH } from './stage-weights.ts'
import { TUNED } from './weights.ts'

const stages = Object.keys(LEARNED.stages)
  .map(Number)
  .sort((a, b) => a - b)

it('a stage that was learned goes the learned way, and further', () => {
  expect(stages.length).toBeGreaterThan(1)
  for (const stage of stages) {
    const own = learnedFor(stage)
    for (const name of FEATURE_NAMES) {
      const way = (LEARNED.stages[stage]?.[name] ?? 0) - TUNED[name]
      expect(own[name] - TUNED[name]).toBeCloseTo(way * STRETCH)
    }
  }
})

it('other stages lie between those around them, or are like the nearest', () => {
  const [first = 0, second = 0] = stages
  const half = learnedFor((first + second) / 2)
  for (const name of FEATURE_NAMES)
    expect(half[name]).toBeCloseTo((learnedFor(first)[name] + learnedFor(second)[name]) / 2)
  expect(learnedFor(13)).toEqual(learnedFor(stages.at(-1) ?? 0))
})

it('the command and the seed that made the weights are written down', () => {
  expect(LEARNED.command).toContain(`--seed ${LEARNED.seed}`)
})
