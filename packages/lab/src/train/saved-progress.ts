import { emptyNet, partsOf } from '@charterstone/bots'
import { seedRng } from '@charterstone/engine'
import type { Learner } from './learner.ts'

/** Where a training that was stopped goes on. */
export type Saved = {
  readonly command: string
  readonly round: number
  readonly milliseconds: number
  readonly learner: Learner
}

type Stored = {
  readonly command: string
  readonly round: number
  readonly milliseconds: number
  readonly units: number
  readonly inputs: number
  readonly rng: unknown
  readonly steps: number
  readonly decay1: number
  readonly decay2: number
  readonly net: readonly (readonly number[])[]
  readonly means: readonly (readonly number[])[]
  readonly squares: readonly (readonly number[])[]
}

export function writeProgress({ command, round, milliseconds, learner }: Saved): string {
  const { net, rng, means, squares, steps, decay1, decay2 } = learner
  const stored: Stored = {
    command,
    round,
    milliseconds,
    units: net.units,
    inputs: net.inputs,
    rng,
    steps,
    decay1,
    decay2,
    net: partsOf(net).map((part) => [...part]),
    means: means.map((part) => [...part]),
    squares: squares.map((part) => [...part]),
  }
  return JSON.stringify(stored)
}

/** Null when the file is of another command. */
export function readProgress(text: string, command: string): Saved | null {
  const stored = JSON.parse(text) as Stored
  if (stored.command !== command) return null
  const net = emptyNet(stored.inputs, stored.units)
  partsOf(net).forEach((part, which) => {
    part.set(stored.net[which] ?? [])
  })
  const rows = (lists: readonly (readonly number[])[]): Float64Array[] =>
    lists.map((list) => Float64Array.from(list))
  const { round, milliseconds, steps, decay1, decay2 } = stored
  const learner: Learner = {
    net,
    rng: Object.assign(seedRng(0), stored.rng),
    means: rows(stored.means),
    squares: rows(stored.squares),
    steps,
    decay1,
    decay2,
  }
  return { command, round, milliseconds, learner }
}
