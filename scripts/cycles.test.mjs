import { expect, test } from 'vitest'
import { cyclesOf } from './cycles.mjs'

/** @param {Record<string, string>} files */
const cycles = (files) => cyclesOf(new Map(Object.entries(files)))

test('modules that import each other are a cycle', () => {
  expect(cycles({ 'a.ts': "import { b } from './b.ts'", 'b.ts': "export { a } from './a.ts'" })).toEqual([
    ['a.ts', 'b.ts', 'a.ts'],
  ])
})

test('a cycle of three is found behind a module that is not part of it', () => {
  const files = {
    'main.ts': "import './x/a.ts'",
    'x/a.ts': "import '../b.ts'",
    'b.ts': "import './x/c.ts'",
    'x/c.ts': "import './a.ts'",
  }
  expect(cycles(files)).toEqual([['x/a.ts', 'b.ts', 'x/c.ts', 'x/a.ts']])
})

test('types, lazy imports and two ways to the same module are no cycle', () => {
  const files = {
    'a.ts': "import './b.ts'; import './c.ts'",
    'b.ts': "import type { A } from './a.ts'; import './d.ts'",
    'c.ts': "export const load = () => import('./a.ts'); import './d.ts'",
    'd.ts': 'export const d = 1',
  }
  expect(cycles(files)).toEqual([])
})
