import { expect, test } from 'vitest'
import { faultsOf } from './sources.mjs'

test.each([
  ['a silenced linter', 'packages/engine/src/a.ts', `// ${'biome'}-ignore lint: no`],
  ['a silenced compiler', 'packages/engine/src/a.ts', `// @ts-${'ignore'}`],
  ['types of the surroundings', 'packages/engine/src/a.ts', '/// <reference types="node" />'],
  ['a left-over', 'packages/engine/src/a.test.ts', `// ${'TO'}DO later`],
  ['a file named after nothing', 'packages/engine/src/utils.ts', ''],
  ['an inner index', 'packages/engine/src/flow/index.ts', ''],
])('caught: %s', (_, file, text) => {
  expect(faultsOf(file, text)).toHaveLength(1)
})

test('an index at the root of a package is its front door', () => {
  expect(faultsOf('packages/engine/src/index.ts', "export { a } from './a.ts'\n")).toEqual([])
})
