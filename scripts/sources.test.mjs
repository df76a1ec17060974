import { expect, test } from 'vitest'
import { faultsOf, starts } from './sources.mjs'

test.each([
  ['a silenced linter', 'packages/engine/src/a.ts', `// ${'biome'}-ignore lint: no`],
  ['a silenced compiler', 'packages/engine/src/a.ts', `// @ts-${'ignore'}`],
  ['types of the surroundings', 'packages/engine/src/a.ts', '/// <reference types="node" />'],
  ['a left-over', 'packages/engine/src/a.test.ts', `// ${'TO'}DO later`],
  ['a file named after nothing', 'packages/engine/src/utils.ts', ''],
  ['an inner index', 'packages/engine/src/loop/index.ts', ''],
])('a fault of a source is caught: %s', (_, file, text) => {
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
  ['the start spaces', 'packages/web/src/a.ts', `const STARTS = ${starts}`],
  ['the reputation spaces', 'packages/cli/src/a.ts', 'const OPEN = [4, 6, 8, 10, 12, 14]'],
  ['the reputation spaces, as a sum', 'packages/web/src/a.ts', 'return 2 * seats + 2'],
  ['the ranks', 'packages/bots/src/a.ts', 'const RANKS: readonly number[] = [10, 7, 4]'],
  ['the ranks, in a text', 'packages/web/src/words/en/a.ts', "'note': '10 · 7 · 4 VP at the end',"],
  ['a column of the quota table', 'packages/web/src/a.tsx', '{column === 2 && <Icon />}'],
  ['the spectral worker', 'packages/web/build/a.ts', 'const SPECTRAL_WORKER = 343'],
  ['the first guidepost', 'packages/web/src/a.ts', 'const FIRST_GUIDEPOST = 400'],
  ['the board of the rules', 'packages/web/src/a.ts', 'const { last } = STANDARD_BOARD.progress'],
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
])('no copy of the board is found: %s', (_, file, text) => {
  expect(faultsOf(file, text)).toEqual([])
})

test.each([
  ['a key as a literal', 'packages/web/src/a.ts', "if (key === 'place:market') return 1"],
  ['a key that is built', 'packages/bots/src/a.ts', `map.set(\`place:$\{def.slug}\`, gain)`],
  ['a key in the rules', 'packages/engine/src/rules/a.ts', "offer(menu, 'skip', -1)"],
  ['the word of a key', 'packages/cli/src/a.ts', "const there = key.startsWith('place:') ? 1 : 0"],
  ['a key that is split', 'packages/lab/src/a.ts', "const [word] = key.split(':')"],
  ['a key that is cut', 'packages/web/src/a.tsx', 'const letter = optionKey.slice(5)'],
  ['a pattern for keys', 'packages/bots/src/a.ts', 'return /^(?:card|deck|keep):/.test(name)'],
  ['a pattern for copies', 'packages/bots/src/a.ts', 'const COPY = /^use:(.*)-\\d+$/'],
  ['a key of one word', 'packages/server/src/a.ts', "return key === 'skip' ? 0 : 1"],
  ['a search among keys', 'packages/web/src/a.ts', "decision.options.includes('pass')"],
  ['the numbers of a decision', 'packages/bots/src/a.ts', 'for (const value of decision.values) mix(value)'],
  ['the range of cards', 'packages/bots/src/a.ts', 'const CARD = 1000'],
])('work on keys outside the option module is found: %s', (_, file, text) => {
  expect(faultsOf(file, text)).toEqual([`${file}:1 works on the key of an option: read the option`])
})

test.each([
  ['the module writes keys', 'packages/engine/src/option/key-of.ts', `return \`place:$\{option.slug}\``],
  ['a test answers with a key', 'packages/web/src/a.test.ts', "pick('place:market')"],
  [
    'scenarios answer with keys',
    'packages/testkit/src/a.ts',
    "options.find((key) => key.startsWith('use:'))",
  ],
  ['a sentence with a colon', 'packages/content/src/words/en/a.ts', "'option.use': 'use: {number, name}',"],
  ['a key among the keys', 'packages/engine/src/engine.ts', 'const index = pending.options.indexOf(key)'],
  ['the name of a bot', 'packages/bots/src/a.ts', "const [level, style] = name.split(':')"],
  ['a kind of option', 'packages/web/src/a.ts', "if (option.kind === 'skip') return 'close'"],
])('no work on keys is found: %s', (_, file, text) => {
  expect(faultsOf(file, text)).toEqual([])
})
