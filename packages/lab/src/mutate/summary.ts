import { posix } from 'node:path'
import type { NumberedMutant } from './mutant.ts'
import type { Outcome } from './trial.ts'

export type Survivor = {
  readonly file: string
  readonly line: number
  readonly change: string
  /** False: no quick test runs this code at all. */
  readonly isReached: boolean
}

export type Share = {
  readonly mutants: number
  readonly killed: number
  /** Killed in percent, to one decimal. */
  readonly share: number
}

export type Summary = Share & {
  /** Killed because the tests ran too long. */
  readonly tooLong: number
  readonly folders: Readonly<Record<string, Share>>
  readonly survived: readonly Survivor[]
  readonly seconds: number
}

export function summarise(
  mutants: readonly NumberedMutant[],
  outcomes: ReadonlyMap<number, Outcome>,
  seconds: number,
): Summary {
  const folders = [...new Set(mutants.map(({ file }) => posix.dirname(file)))].sort()
  const inFolder = (folder: string): readonly NumberedMutant[] =>
    mutants.filter(({ file }) => posix.dirname(file) === folder)
  return {
    ...shareOf(mutants, outcomes),
    tooLong: mutants.filter(({ id }) => outcomes.get(id) === 'too long').length,
    folders: Object.fromEntries(folders.map((folder) => [folder, shareOf(inFolder(folder), outcomes)])),
    survived: mutants
      .filter(({ id }) => !isKilled(outcomes.get(id)))
      .sort((a, b) => a.id - b.id)
      .map(({ id, file, line, change }) => ({
        file,
        line,
        change,
        isReached: outcomes.get(id) === 'passed',
      })),
    seconds: Math.round(seconds),
  }
}

function shareOf(mutants: readonly NumberedMutant[], outcomes: ReadonlyMap<number, Outcome>): Share {
  const killed = mutants.filter(({ id }) => isKilled(outcomes.get(id))).length
  const share = mutants.length === 0 ? 100 : Math.floor((killed / mutants.length) * 1000) / 10
  return { mutants: mutants.length, killed, share }
}

function isKilled(outcome: Outcome | undefined): boolean {
  return outcome === 'failed' || outcome === 'too long'
}
