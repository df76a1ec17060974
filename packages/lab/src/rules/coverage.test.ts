import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clausesIn, clausesOf, pendingIn } from './clauses.ts'
import { coverageOf } from './coverage.ts'
import { citedBy, citedIn } from './test-titles.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'charterstone-rules-'))
})

afterEach(() => {
  rmSync(root, { recursive: true })
})

function write(path: string, text: string): void {
  const file = join(root, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}

test('the clauses of a chapter are its list items that begin with an id in bold', () => {
  const chapter =
    '# Rules\n\n- **R1.1** First.\n- **R1.2** Second, see **R1.1**.\n  - **R9.9** An inner item.\n- other\n'
  expect(clausesOf(chapter)).toEqual(['R1.1', 'R1.2'])
})

test('the clauses of all chapters come in their order, without those that are measured', () => {
  write('02-b.md', '- **B1** Second chapter.\n')
  write('01-a.md', '- **A1** First chapter.\n')
  write('03-c.md', '---\ntitle: c\nmeasured: true\n---\n- **C1** Measured.\n')
  write('notes.txt', '- **N1** No chapter.\n')
  expect(clausesIn(root)).toEqual(['A1', 'B1'])
})

test('clauses may wait in a list; anything but a list is an error', () => {
  write('pending.json', '["A1", "A2"]')
  expect(pendingIn(root)).toEqual(['A1', 'A2'])
  write('pending.json', '{}')
  expect(() => pendingIn(root)).toThrow('no list')
})

test('the ids that a test cites stand at the beginning of the title', () => {
  // The ids are put together here, so that this file cites none of them.
  const title = (ids: string): string => ['it(', `'${ids} a title'`, ', () => {})'].join('')
  expect(citedBy(title('[R1.1]'))).toEqual(['R1.1'])
  expect(citedBy(title('[R1.1] [D7]'))).toEqual(['R1.1', 'D7'])
  expect(citedBy(title('see [R1.1]'))).toEqual([])
  expect(citedBy(`// ${title('[R1.1]')}`)).toEqual([])
})

test('the ids of a test count behind each and only', () => {
  const line = ['test.each([1, 2])(', "'[R2.1] seat %i'", ', () => {})'].join('')
  expect(citedBy(line)).toEqual(['R2.1'])
})

test('the ids that tests cite are read from the tests of all packages', () => {
  const line = (id: string): string => ['test(', `'[${id}] a rule'`, ', () => {})\n'].join('')
  write('packages/a/src/deep/a.test.ts', line('R1.1'))
  write('packages/b/src/b.test.ts', line('R1.2'))
  write('packages/b/src/b.ts', line('R9.9'))
  expect([...citedIn(root)].sort()).toEqual(['R1.1', 'R1.2'])
})

test('coverage is complete when every clause has a test', () => {
  expect(coverageOf(['A1', 'A2'], [], new Set(['A1', 'A2']))).toEqual({
    clauses: 2,
    implemented: 2,
    covered: 2,
    pending: [],
    orphans: [],
  })
})

test('coverage lists clauses without a test, and tests without a clause', () => {
  const { covered, orphans } = coverageOf(['A1', 'A2'], [], new Set(['A1', 'A7']))
  expect(covered).toBe(1)
  expect(orphans).toEqual(['A7', 'A2'])
})

test('coverage lets a pending clause wait until it has a test', () => {
  expect(coverageOf(['A1', 'A2'], ['A2'], new Set(['A1']))).toMatchObject({
    implemented: 1,
    pending: ['A2'],
    orphans: [],
  })
  expect(coverageOf(['A1', 'A2'], ['A2'], new Set(['A1', 'A2']))).toMatchObject({
    implemented: 2,
    pending: [],
  })
  expect(coverageOf(['A1'], ['A9'], new Set(['A1'])).orphans).toEqual(['A9'])
})
