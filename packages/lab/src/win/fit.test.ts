import { netValue, WIN_INPUT_COUNT, WIN_INPUT_NAMES } from '@charterstone/bots'
import { roll, seedRng } from '@charterstone/engine'
import { expect, it } from 'vitest'
import { calibrationOf } from './calibration.ts'
import { fitPoints, fitWins } from './fit.ts'
import type { WinGame } from './win-game.ts'

const value = WIN_INPUT_NAMES.indexOf('value')
const coins = WIN_INPUT_NAMES.indexOf('coins')

/** Games of two that the seat with the higher value wins, and in which the winner has more coins too. */
function games(count: number): WinGame[] {
  const rng = seedRng(5)
  return Array.from({ length: count }, (): WinGame => {
    const rows = new Float32Array(2 * WIN_INPUT_COUNT)
    const values = [roll(rng, 100) / 50, roll(rng, 100) / 50]
    values.forEach((each, seat) => {
      rows[seat * WIN_INPUT_COUNT + value] = each
      rows[seat * WIN_INPUT_COUNT + coins] = each
    })
    const [a = 0, b = 0] = values
    const won = Float32Array.from(a === b ? [0.5, 0.5] : a > b ? [1, 0] : [0, 1])
    const final = Float32Array.from(values, (each) => 10 * each)
    return {
      stage: 1,
      isCampaign: false,
      seats: 2,
      positions: 1,
      rows,
      base: new Float64Array(2),
      vp: new Float32Array(2),
      won,
      final,
    }
  })
}

const settings = { units: 0, epochs: 20, rate: 0.05, decay: 0, seed: 1, inputs: [value] }

it('a fit finds who wins, uses only the inputs that it may, and is the same every time', () => {
  const played = games(400)
  const net = fitWins(played, settings)
  for (const { rows, won } of played) {
    const [a = 0, b = 0] = [0, 1].map((seat) =>
      netValue(net, rows, new Float64Array(1), seat * WIN_INPUT_COUNT),
    )
    expect(Math.sign(a - b)).toBe(Math.sign((won[0] ?? 0) - (won[1] ?? 0)))
  }
  expect(net.direct[value]).toBeGreaterThan(1)
  expect(net.direct[coins]).toBe(0)
  expect(fitWins(games(400), settings).direct).toEqual(net.direct)
})

it('a fit of points finds what a seat still scores', () => {
  const net = fitPoints(games(400), { ...settings, rate: 0.2 })
  expect(net.direct[value]).toBeCloseTo(10, 0)
})

it('a calibration counts every seat of every position once, and even chances have the loss of even chances', () => {
  const { positions, tenths, evenLoss } = calibrationOf(games(50))
  expect(positions).toBe(50)
  expect(tenths.reduce((sum, { count }) => sum + count, 0)).toBe(100)
  expect(evenLoss).toBeCloseTo(Math.log(2), 6)
})
