import { INPUT_COUNT, netValue } from '@charterstone/bots'
import { expect, it } from 'vitest'
import type { Episode } from './episode.ts'
import { type Learner, learn, newLearner } from './learner.ts'
import { copyOf, readProgress, writeProgress } from './saved-progress.ts'

/** Games of one position: a seat wins by 6 for its first input, or by 6 more for its first and second input together. */
function games(): Episode[] {
  return Array.from({ length: 64 }, (_, index) => {
    const inputs = new Float32Array(2 * INPUT_COUNT)
    const [first, second] = [index & 1, (index >> 1) & 1]
    inputs[0] = first
    inputs[1] = second
    return {
      seats: 2,
      positions: 1,
      inputs,
      base: new Float64Array(2),
      final: Float64Array.from([first * 6 + first * second * 6, 0]),
    }
  })
}

function marginOf({ net }: Learner, first: number, second: number): number {
  const sums = new Float64Array(net.units)
  const row = new Float64Array(INPUT_COUNT)
  const nothing = netValue(net, row, sums)
  row[0] = first
  row[1] = second
  return netValue(net, row, sums) - nothing
}

function taught(passes: number): Learner {
  const learner = newLearner(8, 1)
  for (let pass = 0; pass < passes; pass++) learn(learner, games(), 0.02)
  return learner
}

it('a new net holds every position for even', () => {
  expect(marginOf(newLearner(8, 1), 1, 1)).toBe(0)
})

it('a net learns what a thing is worth, also together with another thing', () => {
  const learner = taught(400)
  expect(marginOf(learner, 1, 0)).toBeCloseTo(6, 0)
  expect(marginOf(learner, 1, 1)).toBeCloseTo(12, 0)
  expect(Math.abs(marginOf(learner, 0, 1))).toBeLessThan(1)
})

it('the error becomes smaller', () => {
  const learner = newLearner(8, 1)
  const first = learn(learner, games(), 0.02)
  for (let pass = 0; pass < 100; pass++) learn(learner, games(), 0.02)
  expect(learn(learner, games(), 0.02)).toBeLessThan(first / 4)
})

it('the same lessons give the same net', () => {
  expect(taught(3).net).toEqual(taught(3).net)
  expect(newLearner(8, 2).net).not.toEqual(newLearner(8, 1).net)
})

it('a learner that was saved in between learns the same', () => {
  const learner = taught(3)
  const nets = [copyOf(learner.net)]
  const text = writeProgress({ command: 'train', round: 3, milliseconds: 5, learner, nets })
  const saved = readProgress(text, 'train')
  if (saved === null) throw new Error('not read')
  expect(saved).toEqual({ command: 'train', round: 3, milliseconds: 5, learner, nets })
  learn(learner, games(), 0.02)
  learn(saved.learner, games(), 0.02)
  expect(saved.learner.net).toEqual(learner.net)
})

it('the progress of another command is not used', () => {
  const saved = { command: 'train --seed 1', round: 1, milliseconds: 0, learner: taught(1), nets: [] }
  expect(readProgress(writeProgress(saved), 'train --seed 2')).toBeNull()
})
