import { type Rng, roll, seedRng } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { advantageOf, marginOf, marginScaleOf } from './margin.ts'
import { newObservation, type Observation, type ObservedGame } from './observation.ts'
import { charterShares } from './win-shares.ts'

function gameOf(vp: readonly number[], game = 1): ObservedGame {
  return {
    game,
    charters: vp.map((_, seat) => seat),
    vp,
    turns: vp.map(() => 20),
    first: 0,
    moves: { play: 1, dusk: 0, noInfluence: 0 },
    built: 0,
    crates: 0,
  }
}

/** Nearly normal, with a spread of about `spread`. */
function score(rng: Rng, spread: number): number {
  let sum = 0
  for (let index = 0; index < 12; index++) sum += roll(rng, 1000) / 1000
  return 60 + (sum - 6) * spread
}

function gamesWith(advantage: number, count: number, seats = 2): Observation[] {
  const rng = seedRng(3)
  return Array.from({ length: count }, (_, index) => {
    const game = 1 + (index % 2)
    const vp = Array.from(
      { length: seats },
      (_, seat) => score(rng, game * 5) + (seat === 0 ? advantage * game : 0),
    )
    return { ...newObservation(), games: [gameOf(vp, game)] }
  })
}

test('win share by margin counts a margin as the points above the mean of the others', () => {
  expect([0, 1, 2].map((seat) => marginOf(gameOf([30, 20, 10]), seat))).toEqual([15, 0, -15])
})

test('win share by margin has the slope of the normal curve where scores are normal', () => {
  const { slope, spreads } = marginScaleOf(gamesWith(0, 4000).flatMap(({ games }) => games))
  expect(slope).toBeGreaterThan(0.36)
  expect(slope).toBeLessThan(0.42)
  expect(spreads.get(1)).toBeCloseTo(5 * Math.SQRT2, 0)
  expect(spreads.get(2)).toBeCloseTo(10 * Math.SQRT2, 0)
})

test.each([2, 4])(
  'win share by margin agrees with counted wins of %d seats, with a narrower interval',
  (seats) => {
    const [best] = charterShares(gamesWith(0.7, 4000, seats), seats)
    if (best === undefined) throw new Error('no charter')
    expect(best.counted.value).toBeGreaterThan(1 / seats + 0.02)
    expect(Math.abs(best.byMargin.value - best.counted.value)).toBeLessThan(0.012)
    const width = ({ low, high }: { low: number; high: number }): number => high - low
    expect(width(best.byMargin)).toBeLessThan(0.88 * width(best.counted))
  },
)

test('win share by margin is even for games without any difference', () => {
  const game = gameOf([20, 20])
  expect(advantageOf(marginScaleOf([game]), game, 0)).toBe(0)
  expect(marginScaleOf([]).slope).toBe(0)
})
