import { emptyNet, WIN_INPUT_COUNT, WIN_INPUT_NAMES } from '@charterstone/bots'
import { expect, it } from 'vitest'
import { clearGames } from '../../test-support/clear-games.ts'
import { calibrationOf, predictionOf } from './calibration.ts'

function strengthsByValue(weight: number) {
  const net = emptyNet(WIN_INPUT_COUNT, 0)
  net.direct[WIN_INPUT_NAMES.indexOf('value')] = weight
  return predictionOf(net)
}

it('a calibration counts every seat of every position once, and even chances have the loss of even chances', () => {
  const { positions, tenths, evenLoss } = calibrationOf(clearGames(50), strengthsByValue(1))
  expect(positions).toBe(50)
  expect(tenths.reduce((sum, { count }) => sum + count, 0)).toBe(100)
  expect(evenLoss).toBeCloseTo(Math.log(2), 6)
})

it('a model that knows no more than the lead is not better than it, and surely so', () => {
  const { better, betterWithin } = calibrationOf(clearGames(50), strengthsByValue(0))
  expect(better).toBeCloseTo(0, 6)
  expect(betterWithin).toBeCloseTo(0, 6)
})

it('intervals become half as wide with four times the games', () => {
  const few = calibrationOf(clearGames(250), strengthsByValue(1))
  const many = calibrationOf(clearGames(1000), strengthsByValue(1))
  expect(many.better).toBeGreaterThan(0)
  expect(few.betterWithin / many.betterWithin).toBeGreaterThan(1.7)
  expect(few.betterWithin / many.betterWithin).toBeLessThan(2.3)
})
