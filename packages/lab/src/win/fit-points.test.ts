import { WIN_INPUT_NAMES } from '@charterstone/bots'
import { expect, it } from 'vitest'
import { clearGames } from '../../test-support/clear-games.ts'
import { fitPoints } from './fit-points.ts'

const value = WIN_INPUT_NAMES.indexOf('value')

it('a fit of points finds what a seat still scores', () => {
  const net = fitPoints(clearGames(400), { units: 0, epochs: 20, rate: 0.2, seed: 1, inputs: [value] })
  expect(net.direct[value]).toBeCloseTo(10, 0)
})
