import { failure } from '../failure.ts'
import type { Crew } from './crew.ts'
import type { Surveyed } from './worker.ts'

/** Which tests reach which mutant. */
export type Survey = {
  /** Tests that reach a mutant, quickest first: their numbers, and the most questions each may ask. */
  readonly tests: (id: number) => readonly (readonly [number, number])[]
  /** Reached while files are loaded, where no test is running yet. */
  readonly isReachedOnLoad: (id: number) => boolean
  /** Test files, those first that reach most of the given mutants. */
  readonly filesFor: (ids: readonly number[]) => readonly string[]
  /** The most questions that a test may ask in a new process. */
  readonly limit: number
}

/** More questions than that, and the code runs without end. */
const TIMES_AS_MANY = 20
const AND_MORE = 100_000

export async function takeSurvey(worker: Crew, files: readonly string[]): Promise<Survey> {
  const loaded = await worker.ask({ kind: 'load', files })
  if (loaded?.kind !== 'loaded') throw failure('the tests cannot be loaded')
  if (loaded.fault !== null) throw failure(`a test file cannot be loaded: ${loaded.fault}`)
  const report = await worker.ask({ kind: 'survey' })
  if (report?.kind !== 'surveyed') throw failure('the tests cannot be run')
  const broken = report.tests.find(({ fault }) => fault !== null)
  if (broken !== undefined)
    throw failure(`a test fails without any mutant: ${broken.file}, "${broken.title}": ${broken.fault}`)
  return surveyOf(report.tests, new Set(loaded.reached), files)
}

function surveyOf(tests: readonly Surveyed[], onLoad: ReadonlySet<number>, files: readonly string[]): Survey {
  const reaching = new Map<number, number[]>()
  const order = tests.map((_, index) => index).sort((a, b) => timeOf(tests, a) - timeOf(tests, b))
  for (const index of order)
    for (const id of tests[index]?.reached ?? []) {
      const list = reaching.get(id)
      if (list === undefined) reaching.set(id, [index])
      else list.push(index)
    }
  const testsOf = (id: number): readonly number[] => reaching.get(id) ?? []
  return {
    tests: (id) => testsOf(id).map((index) => [index, limitOf(tests[index]?.asked ?? 0)]),
    isReachedOnLoad: (id) => onLoad.has(id),
    filesFor: (ids) => {
      const counts = new Map(files.map((file) => [file, 0]))
      for (const index of ids.flatMap(testsOf)) {
        const { file } = tests[index] as Surveyed
        counts.set(file, (counts.get(file) ?? 0) + 1)
      }
      return [...counts].sort(([, a], [, b]) => b - a).map(([file]) => file)
    },
    limit: limitOf(tests.reduce((most, { asked }) => Math.max(most, asked), 0)),
  }
}

function timeOf(tests: readonly Surveyed[], index: number): number {
  return tests[index]?.milliseconds ?? 0
}

function limitOf(asked: number): number {
  return asked * TIMES_AS_MANY + AND_MORE
}
