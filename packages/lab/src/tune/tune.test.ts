import { CHARTERS, roll, seedRng } from '@charterstone/engine'
import { describe, expect, it } from 'vitest'
import { contestantsOf } from '../arena/contestant.ts'
import { matchesOf } from '../arena/match.ts'
import { newObservation } from '../balance/observation.ts'
import { observe } from '../balance/observe.ts'
import { catalogue, standardRuleset } from '../ruleset.ts'
import { type Draw, drawChanges, isTunable } from './draw.ts'
import { evenSteps, wantedStep } from './even-steps.ts'
import { playTrial, type TrialResult } from './trial.ts'
import { tuneReport } from './tune-report.ts'
import { tuneText } from './tune-text.ts'

const ABOUT = { players: 'random', seats: 2, seed: 1, lever: 'vp' } as const
const tunable = catalogue.buildings.filter(isTunable)
const homeOf = (charter: number): number[] =>
  tunable.filter((building) => building.charter === CHARTERS[charter]).map(({ number }) => number)

/** A match of a made-up world: use grows by e for each step, a charter gains a VP for each step at home, purple has 3 more. */
function madeUpResult(index: number): TrialResult {
  const draw = drawChanges(catalogue, 'vp', index)
  const rng = seedRng(index + 1000)
  const charters = [index % 6, (index + 1) % 6]
  const uses = Object.fromEntries(
    tunable.map(({ number }) => [number, useOf(number, draw, roll(rng, 3) - 1)]),
  )
  const vp = charters.map(
    (charter) =>
      50 +
      roll(rng, 11) +
      homeOf(charter).reduce((sum, number) => sum + (draw[number] ?? 0), 0) +
      (charter === 0 ? 3 : 0),
  )
  const placements = Object.values(uses).reduce((sum, times) => sum + times, 0)
  const standing = Object.fromEntries(tunable.map(({ number }) => [number, placements]))
  const game = { game: 1, charters, vp, turns: [20, 20], first: 0, built: 0, crates: 0 }
  const games = [{ ...game, moves: { play: 1, dusk: 0, noInfluence: 0 } }]
  return { draw, observation: { ...newObservation(), games, uses, standing } }
}

/** The first building of the box is used three times as often as the others. */
function useOf(number: number, draw: Draw, noise: number): number {
  const usual = number === tunable[0]?.number ? 150 : 50
  return Math.max(0, Math.round(usual * Math.exp(draw[number] ?? 0)) + 5 * noise)
}

describe('tuning', () => {
  const report = tuneReport(
    ABOUT,
    catalogue,
    Array.from({ length: 300 }, (_, index) => madeUpResult(index)),
  )

  it('tuning finds how use depends on a step, for each building and for all', () => {
    expect(report.pooled.factor).toBeGreaterThan(2.4)
    expect(report.pooled.factor).toBeLessThan(3)
    expect(report.buildings).toHaveLength(tunable.length)
    const often = report.buildings.find(({ number }) => number === tunable[0]?.number)
    const usual = report.buildings.find(({ number }) => number === tunable[1]?.number)
    expect((often?.use.value ?? 0) / (usual?.use.value ?? 1)).toBeCloseTo(3, 0)
  })

  it('tuning finds what a step at home brings, and takes it out of the margins', () => {
    expect(report.homeSlope.low).toBeLessThan(1)
    expect(report.homeSlope.high).toBeGreaterThan(1)
    expect(report.homeSlope.value).toBeCloseTo(1, 0)
    const [first, second] = report.charters
    expect(first?.margin.low).toBeLessThan(3)
    expect(first?.margin.high).toBeGreaterThan(3)
    expect(second?.margin.value).toBeLessThan(0)
  })

  it('tuning suggests steps whose sum is 0 in each charter', () => {
    for (const charter of CHARTERS) {
      const own = report.buildings.filter((building) => building.charter === charter)
      expect(own.reduce((sum, { step }) => sum + step, 0)).toBeCloseTo(0, 9)
      expect(own.reduce((sum, { wholeStep }) => sum + wholeStep, 0)).toBe(0)
    }
  })

  it('tuning prints every building and every charter', () => {
    const text = tuneText(report)
    for (const { slug } of tunable) expect(text).toContain(slug)
    for (const charter of CHARTERS) expect(text).toContain(charter)
  })
})

describe('steps', () => {
  const use = (value: number, reach = 0.001) => ({ value, low: value - reach, high: value + reach })

  it('steps are wanted only where use is surely outside the limits, and are never long', () => {
    expect(wantedStep(use(0.05), 1)).toBe(0)
    expect(wantedStep(use(0.009, 0.005), 1)).toBe(0)
    expect(wantedStep(use(0.005), 1)).toBeCloseTo(Math.log(3))
    expect(wantedStep(use(0.16), 1)).toBeCloseTo(Math.log(0.5))
    expect(wantedStep(use(0.0011), 0.2)).toBe(2)
  })

  it('steps even out within a charter, by buildings that hardly notice', () => {
    const steps = evenSteps([
      { wanted: 1.2, slope: 1 },
      { wanted: 0, slope: 1 },
      { wanted: 0, slope: 0.3 },
    ])
    expect(steps.map(({ wholeStep }) => wholeStep)).toEqual([1, 0, -1])
    expect(steps[2]?.step).toBeLessThan(-0.9)
    expect(evenSteps([])).toEqual([])
  })
})

describe('a trial', () => {
  const [match] = matchesOf(contestantsOf('random', 2), 1, 8, 1)
  if (match === undefined) throw new Error('no match')

  it('a trial without a change is the game of the box', () => {
    const [result] = playTrial({ draw: {}, lever: 'vp', matches: [match] }, () => {})
    expect(result?.observation).toEqual(observe(standardRuleset, match))
  })

  it('a trial with changes is another game', () => {
    const draw = drawChanges(catalogue, 'vp', 1)
    const [result] = playTrial({ draw, lever: 'vp', matches: [match] }, () => {})
    expect(result?.draw).toBe(draw)
    expect(result?.observation).not.toEqual(observe(standardRuleset, match))
  })
})
