import { expect, test } from 'vitest'
import { faultsOf } from './sources.mjs'

test.each([
  ['a silenced linter', 'packages/engine/src/a.ts', `// ${'biome'}-ignore lint: no`],
  ['a silenced compiler', 'packages/engine/src/a.ts', `// @ts-${'ignore'}`],
  ['types of the surroundings', 'packages/engine/src/a.ts', '/// <reference types="node" />'],
  ['a left-over', 'packages/engine/src/a.test.ts', `// ${'TO'}DO later`],
  ['a file named after nothing', 'packages/engine/src/utils.ts', ''],
  ['an inner index', 'packages/engine/src/loop/index.ts', ''],
])('caught: %s', (_, file, text) => {
  expect(faultsOf(file, text)).toHaveLength(1)
})

test('an index at the root of a package is its front door', () => {
  expect(faultsOf('packages/engine/src/index.ts', "export { a } from './a.ts'\n")).toEqual([])
})

test.each([
  ['the last space', 'packages/cli/src/a.ts', 'const HOURGLASS = 26'],
  ['a share of the track', 'packages/web/src/a.ts', 'return (space * width) / 26'],
  ['the icons of the track', 'packages/web/src/a.tsx', "if (space % 4 === 0) return 'reputation'"],
  ['the income spaces', 'packages/bots/src/a.ts', 'const INCOME = [6, 10, 14, 18, 22]'],
  ['the start spaces', 'packages/web/src/a.ts', 'return 20 - 3 * seats'],
  ['the reputation spaces', 'packages/cli/src/a.ts', 'const OPEN = [4, 6, 8, 10, 12, 14]'],
  ['the reputation spaces, as a sum', 'packages/web/src/a.ts', 'return 2 * seats + 2'],
  ['the ranks', 'packages/bots/src/a.ts', 'const RANKS: readonly number[] = [10, 7, 4]'],
  ['the ranks, in a text', 'packages/web/src/words/en/a.ts', "'note': '10 · 7 · 4 VP at the end',"],
  ['a column of the quota table', 'packages/web/src/a.tsx', '{column === 2 && <Icon />}'],
  ['the spectral worker', 'packages/web/build/a.ts', 'const SPECTRAL_WORKER = 343'],
  ['the first guidepost', 'packages/web/src/a.ts', 'const FIRST_GUIDEPOST = 400'],
  ['bits of income', 'packages/cli/src/a.ts', 'const bits = table.incomeAt[spot] ?? 0'],
  ['the owner of a quota space', 'packages/web/src/a.ts', 'const seat = (view.table.quota[space] ?? 0) - 1'],
])('a client copies the board: %s', (_, file, text) => {
  expect(faultsOf(file, text)).toEqual([`${file}:1 copies the board: read it from the engine`])
})

test.each([
  ['the engine writes the board', 'packages/engine/src/a.ts', 'last: 26, reputation: [4, 8, 12, 16, 20, 24]'],
  ['a test names what it expects', 'packages/cli/src/a.test.ts', 'expect(last).toBe(26) // [10, 7, 4]'],
  ['bots read the state as it is', 'packages/bots/src/a.ts', 'const bits = incomeAt[spot] ?? 0'],
  ['a size in a drawing', 'packages/art/src/a.ts', 'disc(pen, x, 26, 343, 400)'],
])('no copy of the board: %s', (_, file, text) => {
  expect(faultsOf(file, text)).toEqual([])
})
