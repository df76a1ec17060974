import { describe, expect, it } from 'vitest'
import { FEATURE_NAMES } from './features.ts'
import { LEARNED as CROWD } from './learned-crowd.ts'
import { LEARNED } from './learned-weights.ts'
import { learnedFor, STRETCH, tunedFor } from './stage-weights.ts'
import { TUNED, type Weights } from './weights.ts'

const stages = Object.keys(LEARNED.stages)
  .map(Number)
  .sort((a, b) => a - b)

function expectStretched(own: Weights, learned: Weights | undefined): void {
  for (const name of FEATURE_NAMES) {
    const way = (learned?.[name] ?? 0) - TUNED[name]
    expect(own[name] - TUNED[name]).toBeCloseTo(way * STRETCH)
  }
}

describe('at tables for two', () => {
  it('a stage that was learned goes the learned way, and further', () => {
    expect(stages.length).toBeGreaterThan(1)
    for (const stage of stages) expectStretched(learnedFor(stage, 2), LEARNED.stages[stage])
  })

  it('other stages lie between those around them, or are like the nearest', () => {
    const [first = 0, second = 0] = stages
    const half = learnedFor((first + second) / 2, 2)
    for (const name of FEATURE_NAMES)
      expect(half[name]).toBeCloseTo((learnedFor(first, 2)[name] + learnedFor(second, 2)[name]) / 2)
    expect(learnedFor(13, 2)).toEqual(learnedFor(stages.at(-1) ?? 0, 2))
  })

  it('what was tuned by hand is the same at every stage', () => {
    for (const stage of stages) expect(tunedFor(stage, 2)).toEqual(TUNED)
  })
})

describe('at fuller tables', () => {
  it('the first game has weights of its own, learned there; later ones are the same as for two', () => {
    for (const seats of [3, 4, 6]) {
      expect(learnedFor(1, seats)).toEqual(CROWD.stages[1])
      for (const stage of stages.slice(1)) expect(learnedFor(stage, seats)).toEqual(learnedFor(stage, 2))
    }
  })

  it('Hard knows a part of it, less with every game, and nothing from the fourth on', () => {
    const wayAt = (stage: number) =>
      Math.abs(tunedFor(stage, 4).reputationHope - TUNED.reputationHope) /
      Math.abs((CROWD.stages[1] ?? TUNED).reputationHope - TUNED.reputationHope)
    expect(wayAt(1)).toBeGreaterThan(0)
    expect(wayAt(1)).toBeLessThan(1)
    expect(wayAt(2)).toBeLessThan(wayAt(1))
    expect(wayAt(4)).toBe(0)
    expect(tunedFor(12, 6)).toEqual(TUNED)
  })
})

it.each([LEARNED, CROWD])('the command and the seed that made the weights are written down', (learned) => {
  expect(learned.command).toContain(`--seed ${learned.seed}`)
})
