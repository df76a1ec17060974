import { posix } from 'node:path'
import { failure } from '../command-line/failure.ts'
import type { NumberedMutant } from './mutant.ts'
import type { Surveyed } from './worker.ts'
import type { WorkerProcess } from './worker-process.ts'

/** Which tests reach which mutant. */
export type Survey = {
  /** How many tests there are. */
  readonly count: number
  /**
   * Tests that reach a mutant: their numbers, and the most questions each may ask. First those that have found other
   * mutants of the file, then those beside it, then the rest; the quickest first. Long ones only when no other test
   * reaches the mutant, or when all are wanted.
   */
  readonly tests: (mutant: NumberedMutant) => readonly (readonly [number, number])[]
  /** Remembers that a test has found a mutant. */
  readonly remember: (mutant: NumberedMutant, test: number) => void
  /** Test files that reach a mutant while they are loaded, before any test runs; all, if the code itself does. */
  readonly onLoad: (id: number) => readonly string[]
  /** Test files that reach a mutant. */
  readonly files: (id: number) => readonly string[]
  /** Long tests that are left out: their file and their number in it. */
  readonly without: ReadonlySet<string>
  /** The most questions that a test may ask in a new process. */
  readonly limit: number
}

/** More questions than that, and the code runs without end. */
const TIMES_AS_MANY = 20
const AND_MORE = 100_000
/** A test above this plays whole games; it finds little that no other test finds. */
const LONG_TEST_MILLISECONDS = 250

export async function takeSurvey(
  worker: WorkerProcess,
  codeFiles: readonly string[],
  testFiles: readonly string[],
  isThorough: boolean,
): Promise<Survey> {
  const code = await loadAll(worker, codeFiles)
  const loaded = await loadAll(worker, testFiles)
  const report = await worker.ask({ kind: 'survey' })
  if (report?.kind !== 'surveyed') throw failure('the tests cannot be run')
  const broken = report.tests.find(({ fault }) => fault !== null)
  if (broken !== undefined)
    throw failure(`a test fails without any mutant: ${broken.file}, "${broken.title}": ${broken.fault}`)
  const isInCode = new Set(code.flat())
  return {
    ...surveyOf(report.tests, isThorough),
    onLoad: (id) =>
      isInCode.has(id) ? testFiles : testFiles.filter((_, index) => loaded[index]?.includes(id)),
  }
}

async function loadAll(
  worker: WorkerProcess,
  files: readonly string[],
): Promise<readonly (readonly number[])[]> {
  const report = await worker.ask({ kind: 'load', files })
  if (report?.kind !== 'loaded') throw failure('the tests cannot be loaded')
  if (report.fault !== null) throw failure(`a file cannot be loaded: ${report.fault}`)
  return report.reached
}

function surveyOf(tests: readonly Surveyed[], isThorough: boolean): Omit<Survey, 'onLoad'> {
  const testsByMutant = new Map<number, number[]>()
  const finders = new Map<string, Map<number, number>>()
  const order = tests.map((_, index) => index).sort((a, b) => timeOf(tests, a) - timeOf(tests, b))
  for (const index of order)
    for (const id of tests[index]?.reached ?? []) {
      const list = testsByMutant.get(id)
      if (list === undefined) testsByMutant.set(id, [index])
      else list.push(index)
    }
  const testsOf = (id: number): readonly number[] => testsByMutant.get(id) ?? []
  return {
    count: tests.length,
    tests: ({ id, file }) => {
      const found = finders.get(file)
      const rank = (index: number): number => {
        const isBeside = tests[index]?.file.includes(`/${posix.dirname(file)}/`) === true
        return (found?.get(index) ?? 0) * 2 + (isBeside ? 1 : 0)
      }
      const reaching = testsOf(id)
      const quick = reaching.filter((index) => timeOf(tests, index) <= LONG_TEST_MILLISECONDS)
      return (isThorough || quick.length === 0 ? reaching : quick)
        .toSorted((a, b) => rank(b) - rank(a))
        .map((index) => [index, limitOf(tests[index]?.asked ?? 0)])
    },
    remember: ({ file }, test) => {
      const found = finders.get(file) ?? new Map<number, number>()
      finders.set(file, found.set(test, (found.get(test) ?? 0) + 1))
    },
    files: (id) => [...new Set(testsOf(id).map((index) => tests[index]?.file ?? ''))],
    without: isThorough ? new Set() : longTests(tests),
    limit: limitOf(tests.reduce((most, { asked }) => Math.max(most, asked), 0)),
  }
}

function longTests(tests: readonly Surveyed[]): ReadonlySet<string> {
  const seen = new Map<string, number>()
  const long = new Set<string>()
  for (const { file, milliseconds } of tests) {
    const index = seen.get(file) ?? 0
    seen.set(file, index + 1)
    if (milliseconds > LONG_TEST_MILLISECONDS) long.add(`${file} ${index}`)
  }
  return long
}

function timeOf(tests: readonly Surveyed[], index: number): number {
  return tests[index]?.milliseconds ?? 0
}

function limitOf(asked: number): number {
  return asked * TIMES_AS_MANY + AND_MORE
}
