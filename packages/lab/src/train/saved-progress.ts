import { emptyNet, type Net, partsOf } from '@charterstone/bots'
import type { Rng } from '@charterstone/engine'
import type { Learner } from './learner.ts'

/** Where a training that was stopped continues. */
export type Saved = {
  readonly command: string
  /** Rounds that are done. */
  readonly round: number
  readonly milliseconds: number
  readonly learner: Learner
  /** The nets that played the last rounds: their games are played again, since the next rounds also learn from them. */
  readonly nets: readonly Net[]
}

type Numbers = readonly (readonly number[])[]

type Stored = {
  readonly command: string
  readonly round: number
  readonly milliseconds: number
  readonly units: number
  readonly inputs: number
  readonly rng: Rng
  readonly steps: number
  readonly decay1: number
  readonly decay2: number
  readonly net: Numbers
  readonly means: Numbers
  readonly squares: Numbers
  readonly nets: readonly Numbers[]
}

export function writeProgress({ command, round, milliseconds, learner, nets }: Saved): string {
  const { net, rng, means, squares, steps, decay1, decay2 } = learner
  const { units, inputs } = net
  const stored: Stored = {
    command,
    round,
    milliseconds,
    units,
    inputs,
    rng,
    steps,
    decay1,
    decay2,
    net: listsOf(partsOf(net)),
    means: listsOf(means),
    squares: listsOf(squares),
    nets: nets.map((each) => listsOf(partsOf(each))),
  }
  return JSON.stringify(stored)
}

/** Null when the file belongs to another command. */
export function readProgress(text: string, command: string): Saved | null {
  const stored = JSON.parse(text) as Stored
  if (stored.command !== command) return null
  const { round, milliseconds, steps, decay1, decay2, rng, inputs, units } = stored
  const netOf = (numbers: Numbers): Net => {
    const net = emptyNet(inputs, units)
    partsOf(net).forEach((part, which) => {
      part.set(numbers[which] ?? [])
    })
    return net
  }
  const learner: Learner = {
    net: netOf(stored.net),
    rng,
    means: stored.means.map((list) => Float64Array.from(list)),
    squares: stored.squares.map((list) => Float64Array.from(list)),
    steps,
    decay1,
    decay2,
  }
  return { command, round, milliseconds, learner, nets: stored.nets.map(netOf) }
}

export function copyOf(net: Net): Net {
  const copy = emptyNet(net.inputs, net.units)
  partsOf(copy).forEach((part, which) => {
    part.set(partsOf(net)[which] ?? [])
  })
  return copy
}

function listsOf(parts: readonly Float64Array[]): Numbers {
  return parts.map((part) => [...part])
}
