import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './install.mjs'
import { pageState, pageStateFaults } from './page-state.mjs'

const file = 'packages/web/src/table/a.ts'

test.each([
  ['a variable', 'let last = 0'],
  ['an exported variable', 'export let last: string | null = null'],
  ['a store', 'export const useHint = create<Hint>(() => NONE)'],
  ['a store without a hook', 'const store = createStore(() => ({ queue: [] }))'],
  ['a map', 'const known = new Map<string, number>()'],
  ['a set on a line of its own', 'const listeners: Set<() => void> =\n  new Set()'],
  ['a channel', "const channel = new BroadcastChannel('a')"],
  ['a closure with state', 'export const campaigns = makeCampaigns(makeDatabase())'],
  ['a screen fetched later', "const gate = later(() => import('./gate.tsx'))"],
  ['closures in a list', 'const screens = Object.fromEntries(names.map((name) => [name, later(load)]))'],
  ['an array to push to', 'const waiting: string[] = []'],
])('state at module level is found: %s', (_, text) => {
  expect(pageStateFaults(file, `const A = 1\n${text}\n`)).toEqual([
    `${file}:2 keeps state at module level: pass it in, or make it a part of the session`,
  ])
})

test.each([
  ['a constant', "const NONE = { status: 'none', why: [] }"],
  ['a set that cannot change', "const ALWAYS: ReadonlySet<string> = new Set(['a'])"],
  ['a map that cannot change', 'const FINAL: ReadonlyMap<number, string> = new Map()'],
  ['an array that cannot change', 'const ALL: readonly string[] = []'],
  ['a format', "const format = new Intl.NumberFormat('en')"],
  ['values worked out from a key that is passed in', 'const known = new WeakMap()'],
  ['a function', 'export function make() {\n  let count = 0\n  return () => (count += 1)\n}'],
  ['a context', 'const Context = createContext(null)'],
  ['a component of React', "const Coach = lazy(() => import('./coach.tsx'))"],
])('constants are no state: %s', (_, text) => {
  expect(pageStateFaults(file, text)).toEqual([])
})

test('only the source of the page is checked: not its tests, its workers or other packages', () => {
  const text = 'let last = 0'
  expect(pageStateFaults('packages/web/src/a.test.ts', text)).toEqual([])
  expect(pageStateFaults('packages/web/src/bots/bot-worker.ts', text)).toEqual([])
  expect(pageStateFaults('packages/web/test-support/a.ts', text)).toEqual([])
  expect(pageStateFaults('packages/server/src/a.ts', text)).toEqual([])
})

test('a file of the list may keep state, and leaves the list when it keeps none', () => {
  const allowed = { [file]: 'because' }
  expect(pageStateFaults(file, 'let last = 0', allowed)).toEqual([])
  expect(pageStateFaults(file, 'const A = 1', allowed)).toEqual([
    `${file} keeps no state: take it out of scripts/page-state.mjs`,
  ])
})

test('every file of the list exists and has a reason', () => {
  const listed = Object.entries(pageState)
  expect(listed.filter(([path]) => !existsSync(`${root}${path}`))).toEqual([])
  expect(listed.filter(([, reason]) => reason.length < 10)).toEqual([])
  expect(listed.length).toBeLessThanOrEqual(16)
})
