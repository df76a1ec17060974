import { WIN_INPUT_COUNT, WIN_INPUT_NAMES } from '@charterstone/bots'
import { roll, seedRng } from '@charterstone/engine'
import type { WinGame } from '../src/win/win-game.ts'

const VALUE = WIN_INPUT_NAMES.indexOf('value')
const COINS = WIN_INPUT_NAMES.indexOf('coins')

/** For tests: games of two that the seat with the higher value wins, and in which the winner has more coins too. */
export function clearGames(count: number): WinGame[] {
  const rng = seedRng(5)
  return Array.from({ length: count }, (_, lesson): WinGame => {
    const rows = new Float32Array(2 * WIN_INPUT_COUNT)
    const values = [roll(rng, 100) / 50, roll(rng, 100) / 50]
    values.forEach((each, seat) => {
      rows[seat * WIN_INPUT_COUNT + VALUE] = each
      rows[seat * WIN_INPUT_COUNT + COINS] = each
    })
    const [a = 0, b = 0] = values
    return {
      lesson,
      automas: 0,
      stage: 1,
      isCampaign: false,
      seats: 2,
      positions: 1,
      rows,
      base: new Float64Array(2),
      vp: new Float32Array(2),
      won: Float32Array.from(a === b ? [0.5, 0.5] : a > b ? [1, 0] : [0, 1]),
      final: Float32Array.from(values, (each) => 10 * each),
    }
  })
}
