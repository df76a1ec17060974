import { emptyNet, INPUT_COUNT, LEAK, type Net, netValue, partsOf } from '@charterstone/bots'
import { type Rng, roll, seedRng, shuffle } from '@charterstone/engine'
import type { Episode } from './episode.ts'
import { lambdaReturns } from './returns.ts'

/** A net in training, with what Adam remembers of its gradients. */
export type Learner = {
  readonly net: Net
  readonly rng: Rng
  readonly means: readonly Float64Array[]
  readonly squares: readonly Float64Array[]
  steps: number
  /** Running products of the two decay rates, for Adam's correction of its first steps. */
  decay1: number
  decay2: number
}

export const BATCH = 64
const BETA1 = 0.9
const BETA2 = 0.999
const EPSILON = 1e-8
/** Errors beyond this many victory points count as this many: one lucky game must not turn the net round. */
const MAX_ERROR = 12
const FIRST_WEIGHT = 0.2
const FINE = 1 << 20

export function newLearner(units: number, seed: number, inputs = INPUT_COUNT): Learner {
  const net = emptyNet(inputs, units)
  const rng = seedRng(seed)
  for (let index = 0; index < net.hidden.length; index++)
    net.hidden[index] = FIRST_WEIGHT * ((2 * roll(rng, FINE)) / FINE - 1)
  const zeros = (): Float64Array[] => partsOf(net).map((part) => new Float64Array(part.length))
  return { net, rng, means: zeros(), squares: zeros(), steps: 0, decay1: 1, decay2: 1 }
}

/** One row of inputs and the value that it should have had. */
type Example = { readonly episode: Episode; readonly row: number; readonly target: number }

/** Goes once through all positions of the episodes, in random order. Returns the mean squared error before the change. */
export function learn(learner: Learner, episodes: readonly Episode[], rate: number): number {
  const { net, rng } = learner
  const examples = episodes.flatMap((episode) => examplesOf(net, episode))
  shuffle(rng, examples)
  const gradient = emptyNet(net.inputs, net.units)
  const sums = new Float64Array(net.units)
  let squares = 0
  examples.forEach(({ episode, row, target }, index) => {
    const from = row * INPUT_COUNT
    const value = netValue(net, episode.inputs, sums, from)
    const error = target - value
    squares += error * error
    addGradient(net, episode.inputs, from, sums, Math.max(-MAX_ERROR, Math.min(MAX_ERROR, error)), gradient)
    if ((index + 1) % BATCH === 0) step(learner, gradient, rate)
  })
  return squares / Math.max(1, examples.length)
}

/** The value of each row that would make the margins what they turned out to be. */
function examplesOf(net: Net, episode: Episode): Example[] {
  const { seats, positions, base, inputs } = episode
  const sums = new Float64Array(net.units)
  const corrections = new Float64Array(positions * seats)
  const values = new Float64Array(positions * seats)
  for (let row = 0; row < corrections.length; row++) {
    corrections[row] = netValue(net, inputs, sums, row * INPUT_COUNT)
    values[row] = (base[row] ?? 0) + (corrections[row] ?? 0)
  }
  const errors = lambdaReturns(values, episode.final, seats)
  return Array.from(corrections, (value, row) => ({ episode, row, target: value + (errors[row] ?? 0) }))
}

/** Adds what an error at the output says about every weight; `sums` are those of the row and are overwritten. */
export function addGradient(
  { inputs, units, output }: Net,
  row: Float32Array,
  from: number,
  sums: Float64Array,
  error: number,
  into: Net,
): void {
  for (let unit = 0; unit < units; unit++) {
    const sum = sums[unit] ?? 0
    into.output[unit] = (into.output[unit] ?? 0) + error * (sum > 0 ? sum : sum * LEAK)
    // From here on the sum is no longer needed: its place holds what flows back through the unit.
    const back = error * (output[unit] ?? 0) * (sum > 0 ? 1 : LEAK)
    sums[unit] = back
    into.bias[unit] = (into.bias[unit] ?? 0) + back
  }
  for (let input = 0; input < inputs; input++) {
    const x = row[from + input] ?? 0
    if (x === 0) continue
    into.direct[input] = (into.direct[input] ?? 0) + error * x
    const first = input * units
    for (let unit = 0; unit < units; unit++)
      into.hidden[first + unit] = (into.hidden[first + unit] ?? 0) + x * (sums[unit] ?? 0)
  }
}

/** One step of Adam for a gradient of about BATCH rows; empties it. */
export function step(learner: Learner, gradient: Net, rate: number): void {
  learner.steps += 1
  learner.decay1 *= BETA1
  learner.decay2 *= BETA2
  const parts = partsOf(learner.net)
  partsOf(gradient).forEach((slopes, which) => {
    const part = parts[which]
    const means = learner.means[which]
    const squares = learner.squares[which]
    if (part === undefined || means === undefined || squares === undefined) return
    for (let index = 0; index < slopes.length; index++) {
      const slope = (slopes[index] ?? 0) / BATCH
      slopes[index] = 0
      const mean = BETA1 * (means[index] ?? 0) + (1 - BETA1) * slope
      const square = BETA2 * (squares[index] ?? 0) + (1 - BETA2) * slope * slope
      means[index] = mean
      squares[index] = square
      part[index] =
        (part[index] ?? 0) +
        (rate * (mean / (1 - learner.decay1))) / (Math.sqrt(square / (1 - learner.decay2)) + EPSILON)
    }
  })
}
