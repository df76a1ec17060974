import { describe, expect, it, test } from 'vitest'
import { type NumberedMutant, numberMutants } from './mutant.ts'
import { sampleOf } from './project.ts'
import { summarise } from './summary.ts'
import { describe as listGroup, it as listTest, takeTests } from './test-list.ts'
import type { Outcome } from './trial.ts'

const SOURCE = 'const a = 1\nexport const b =\n  a > 0\n'

function mutant(id: number, file: string): NumberedMutant {
  return { id, file, line: id, change: `change ${id}`, start: 0, end: 1, text: '', form: 'expression' }
}

test('a mutant is reported with its line and its change', () => {
  const start = SOURCE.indexOf('a > 0')
  const [only] = numberMutants(
    'a.ts',
    SOURCE,
    [{ start, end: start + 5, text: 'a >= 0', form: 'expression' }],
    7,
  )
  expect(only).toMatchObject({ id: 7, file: 'a.ts', line: 3, change: 'a > 0 → a >= 0' })
})

test('a mutant that removes something says so, and a long one is cut', () => {
  const long = `f(${'x'.repeat(200)})`
  const [removed, cut] = numberMutants(
    'a.ts',
    long,
    [
      { start: 0, end: long.length, text: '', form: 'statement' },
      { start: 0, end: 1, text: long, form: 'expression' },
    ],
    0,
  )
  expect(removed?.change).toMatch(/^f\(x+… → \(nothing\)$/)
  expect(cut?.change.length).toBeLessThan(90)
})

describe('the summary of a mutation run', () => {
  const mutants = [
    mutant(1, 'rules/a.ts'),
    mutant(2, 'rules/b.ts'),
    mutant(3, 'turn/c.ts'),
    mutant(0, 'turn/c.ts'),
  ]
  const outcomes = new Map<number, Outcome>([
    [1, 'failed'],
    [2, 'passed'],
    [3, 'too long'],
  ])
  const summary = summarise(mutants, outcomes, 12.6)

  it('the summary of a mutation run counts a mutant as killed when a test failed or ran too long', () => {
    expect(summary).toMatchObject({ mutants: 4, killed: 2, share: 50, tooLong: 1, seconds: 13 })
  })

  it('the summary of a mutation run has the share of each folder, rounded down', () => {
    expect(summary.folders).toEqual({
      rules: { mutants: 2, killed: 1, share: 50 },
      turn: { mutants: 2, killed: 1, share: 50 },
    })
    const three = [1, 2, 3].map((id) => mutant(id, 'rules/a.ts'))
    const two = new Map<number, Outcome>([
      [1, 'failed'],
      [2, 'failed'],
      [3, 'passed'],
    ])
    expect(summarise(three, two, 0).share).toBe(66.6)
  })

  it('the summary of a mutation run lists survivors by number, and says whether a test reached them', () => {
    expect(summary.survived.map(({ file, isReached }) => [file, isReached])).toEqual([
      ['turn/c.ts', false],
      ['rules/b.ts', true],
    ])
  })

  it('a mutation run of no mutant is complete', () => {
    expect(summarise([], new Map(), 0)).toMatchObject({ mutants: 0, share: 100, survived: [] })
  })
})

describe('a sample of mutants', () => {
  const mutants = Array.from({ length: 40 }, (_, id) => mutant(id, 'rules/a.ts'))
  const idsOf = (seed: number): number[] => sampleOf(mutants, 10, seed).map(({ id }) => id)

  it('a sample of mutants is the same for the same seed, and another for another seed', () => {
    expect(idsOf(1)).toEqual(idsOf(1))
    expect(idsOf(1)).not.toEqual(idsOf(2))
    expect(new Set(idsOf(1)).size).toBe(10)
  })

  it('a sample of mutants keeps its mutants when others are added', () => {
    const chosen = sampleOf(mutants, 10, 1).map(({ change }) => change)
    const more = [...mutants, mutant(99, 'turn/new.ts')]
    const again = sampleOf(more, 11, 1).map(({ change }) => change)
    expect(chosen.filter((change) => again.includes(change)).length).toBeGreaterThanOrEqual(9)
  })
})

test('the list that stands in for Vitest keeps the tests of a file, also those of a table, and runs them when asked', async () => {
  const seen: unknown[] = []
  listGroup('a group', () => {
    listTest('one', () => seen.push('one'))
    listTest('with a limit', () => seen.push('limit'), 1000)
  })
  listTest.each([1, 2])('row %i', (row: number) => seen.push(row))
  const tests = takeTests()
  expect(tests.map(({ title }) => title)).toEqual(['one', 'with a limit', 'row %i', 'row %i'])
  expect(seen).toEqual([])
  for (const { run } of tests) await run()
  expect(seen).toEqual(['one', 'limit', 1, 2])
  expect(takeTests()).toEqual([])
})
