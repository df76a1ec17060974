import { emptyNet, type Net, netValue, WIN_INPUT_COUNT } from '@charterstone/bots'
import { shuffle } from '@charterstone/engine'
import { addGradient, BATCH, newLearner, step } from '../train/learner.ts'
import type { WinGame } from './win-game.ts'
import { positionsOf } from './win-set.ts'

export type FitSettings = {
  readonly units: number
  readonly epochs: number
  readonly rate: number
  readonly seed: number
  /** The inputs that may count. */
  readonly inputs: readonly number[]
}

const VP_ERROR_SCALE = 0.1

/** Fits what a seat still scores, by least squares: Adam. */
export function fitPoints(games: readonly WinGame[], settings: FitSettings): Net {
  const { units, epochs, seed } = settings
  const learner = newLearner(units, seed, WIN_INPUT_COUNT)
  const gradient = emptyNet(WIN_INPUT_COUNT, units)
  const sums = new Float64Array(units)
  const positions = positionsOf(games)
  clearUnused(learner.net, settings.inputs)
  let rows = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(learner.rng, positions)
    const rate = settings.rate * (1 - epoch / epochs)
    for (const { game, first } of positions) {
      for (let seat = 0; seat < game.seats; seat++) {
        const from = (first + seat) * WIN_INPUT_COUNT
        const guess = netValue(learner.net, game.rows, sums, from)
        const error = (game.final[seat] ?? 0) - (game.vp[first + seat] ?? 0) - guess
        addGradient(learner.net, game.rows, from, sums, VP_ERROR_SCALE * error, gradient)
      }
      rows += game.seats
      if (rows < BATCH) continue
      rows = 0
      clearUnused(gradient, settings.inputs)
      step(learner, gradient, rate)
    }
  }
  return learner.net
}

/** Inputs that may not count have no weights, and learn none. */
function clearUnused({ inputs, units, direct, hidden }: Net, used: readonly number[]): void {
  for (let input = 0; input < inputs; input++) {
    if (used.includes(input)) continue
    direct[input] = 0
    hidden.fill(0, input * units, (input + 1) * units)
  }
}
