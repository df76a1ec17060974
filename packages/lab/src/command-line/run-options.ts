import { availableParallelism } from 'node:os'
import { numberOption, type Options } from './options.ts'

export const MAX_SEED = 2 ** 31 - 1
const MAX_WORKERS = 256

/** `--seed`: the same seed gives the same result. */
export function seedOption(options: Options, byDefault = 1): number {
  return numberOption(options, 'seed', { from: 0, to: MAX_SEED }) ?? byDefault
}

/** `--workers`: the number of threads or processes; one for each core if left out. */
export function workersOption(options: Options, max = MAX_WORKERS): number {
  return numberOption(options, 'workers', { from: 1, to: max }) ?? availableParallelism()
}
