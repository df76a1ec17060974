import { emptyNet, type Net, netValue, partsOf, sharesOf, WIN_INPUT_COUNT } from '@charterstone/bots'
import { shuffle } from '@charterstone/engine'
import { addGradient, BATCH, type Learner, newLearner, step } from '../train/learner.ts'
import type { WinGame } from './win-game.ts'
import { positionsOf, type WinPosition } from './win-set.ts'

export type FitSettings = {
  readonly units: number
  readonly epochs: number
  readonly rate: number
  /** How strongly every weight is drawn to 0, as a share of the rate. */
  readonly decay: number
  readonly seed: number
  /** The inputs that may count. */
  readonly inputs: readonly number[]
}

/** Fits the strengths of seats to who won: softmax over the seats of a position, cross-entropy, Adam. */
export function fitWins(games: readonly WinGame[], settings: FitSettings): Net {
  return fitNet(games, settings, ({ game, first }, net, sums) => {
    const strengths = Array.from({ length: game.seats }, (_, seat) =>
      netValue(net, game.rows, sums, (first + seat) * WIN_INPUT_COUNT),
    )
    return sharesOf(strengths).map((share, seat) => (game.won[seat] ?? 0) - share)
  })
}

const VP_ERROR_SCALE = 0.1

/** Fits what a seat still scores, by least squares. */
export function fitPoints(games: readonly WinGame[], settings: FitSettings): Net {
  return fitNet(games, settings, ({ game, first }, net, sums) =>
    Array.from({ length: game.seats }, (_, seat) => {
      const guess = netValue(net, game.rows, sums, (first + seat) * WIN_INPUT_COUNT)
      return VP_ERROR_SCALE * ((game.final[seat] ?? 0) - (game.vp[first + seat] ?? 0) - guess)
    }),
  )
}

type ErrorsOf = (position: WinPosition, net: Net, sums: Float64Array) => readonly number[]

function fitNet(games: readonly WinGame[], settings: FitSettings, errorsOf: ErrorsOf): Net {
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
    for (const position of positions) {
      const { game, first } = position
      errorsOf(position, learner.net, sums).forEach((error, seat) => {
        const from = (first + seat) * WIN_INPUT_COUNT
        netValue(learner.net, game.rows, sums, from)
        addGradient(learner.net, game.rows, from, sums, error, gradient)
      })
      rows += game.seats
      if (rows < BATCH) continue
      rows = 0
      clearUnused(gradient, settings.inputs)
      step(learner, gradient, rate)
      decayWeights(learner, 1 - rate * settings.decay)
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

function decayWeights({ net }: Learner, factor: number): void {
  for (const part of partsOf(net))
    for (let index = 0; index < part.length; index++) part[index] = (part[index] ?? 0) * factor
}
