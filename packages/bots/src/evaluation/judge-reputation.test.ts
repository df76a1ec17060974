import { STANDARD_BOARD } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { type FeatureValues, featuresOf } from '../../test-support/features-of.ts'

/** Owners of the tokens on the reputation track, at a table of three. */
function onTrack(owners: readonly number[], seat = 0, progress?: number): FeatureValues {
  return featuresOf(
    { seats: 3, table: { reputation: [...owners] }, ...(progress === undefined ? {} : { progress }) },
    seat,
  )
}

/** The points of the rank, whether certain or hoped for. */
function rankPoints({ reputationNow, reputationHope }: FeatureValues): number {
  return reputationNow + reputationHope
}

test('the rank on the reputation track decides the points', () => {
  const owners = [0, 0, 0, 1, 1, 2]
  expect([0, 1, 2].map((seat) => rankPoints(onTrack(owners, seat)))).toEqual(STANDARD_BOARD.reputation.vp)
})

test('tied seats share a rank, and the next number of tokens has the next rank', () => {
  const owners = [0, 0, 1, 1, 2]
  expect([0, 1, 2].map((seat) => rankPoints(onTrack(owners, seat)))).toEqual([
    STANDARD_BOARD.reputation.vp[0],
    STANDARD_BOARD.reputation.vp[0],
    STANDARD_BOARD.reputation.vp[1],
  ])
})

test('a seat without a token has no rank', () => {
  expect(rankPoints(onTrack([1, 1], 0))).toBe(0)
  expect(onTrack([1, 1], 0).reputationTokens).toBe(0)
  expect(rankPoints(onTrack([], 0))).toBe(0)
})

test('early in the game a rank is a hope, in the last turns it is nearly certain', () => {
  expect(onTrack([0], 0).reputationNow).toBe(0)
  const late = onTrack([0], 0, 25)
  expect(late.reputationNow).toBeGreaterThan(late.reputationHope)
  expect(rankPoints(late)).toBeCloseTo(STANDARD_BOARD.reputation.vp[0] ?? 0)
})

test('tokens count up to four while there is time to use the lead', () => {
  expect(onTrack([0, 0, 1]).reputationTokens).toBe(2)
  expect(onTrack([0, 0, 0, 0, 0]).reputationTokens).toBe(4)
  expect(onTrack([0, 0, 1], 0, 25).reputationTokens).toBeLessThan(1)
})
