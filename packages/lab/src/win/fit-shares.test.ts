import { netValue, WIN_INPUT_COUNT, WIN_INPUT_NAMES } from '@charterstone/bots'
import { expect, it } from 'vitest'
import { clearGames } from '../../test-support/clear-games.ts'
import { fitShares } from './fit-shares.ts'

const value = WIN_INPUT_NAMES.indexOf('value')
const coins = WIN_INPUT_NAMES.indexOf('coins')
const pull = (input: number): number => (input === value ? 0.01 : 1e6)

it('a fit finds who wins, leaves inputs alone that are drawn to 0, and is the same every time', () => {
  const played = clearGames(400)
  const net = fitShares(played, pull)
  for (const { rows, won } of played) {
    const [a = 0, b = 0] = [0, 1].map((seat) =>
      netValue(net, rows, new Float64Array(1), seat * WIN_INPUT_COUNT),
    )
    expect(Math.sign(a - b)).toBe(Math.sign((won[0] ?? 0) - (won[1] ?? 0)))
  }
  expect(net.direct[value]).toBeGreaterThan(1)
  expect(Math.abs(net.direct[coins] ?? 1)).toBeLessThan(0.001)
  expect(fitShares(clearGames(400), pull).direct).toEqual(net.direct)
})

it('a game counts once, however many of its positions are kept', () => {
  const [game] = clearGames(1)
  const others = clearGames(40).slice(1)
  if (game === undefined) throw new Error('no game')
  const twice = {
    ...game,
    positions: 2,
    rows: Float32Array.from([...game.rows, ...game.rows]),
    vp: new Float32Array(4),
  }
  expect(fitShares([twice, ...others], pull).direct[value]).toBeCloseTo(
    fitShares([game, ...others], pull).direct[value] ?? 0,
    6,
  )
})
