import { expect, test } from 'vitest'
import { violationsOf } from './boundaries.mjs'

test.each([
  ['engine reads a file', 'packages/engine/src/turn/turn.ts', "import { readFile } from 'node:fs'"],
  ['engine uses a library', 'packages/engine/src/turn.ts', "import { z } from 'zod'"],
  [
    'engine knows the content',
    'packages/engine/src/turn.ts',
    "import type { Card } from '@charterstone/content'",
  ],
  [
    'engine ships the testkit',
    'packages/engine/src/turn.ts',
    "import { scenario } from '@charterstone/testkit'",
  ],
  [
    'an import reaches over the fence',
    'packages/engine/src/turn.ts',
    "import { a } from '../../content/src/a.ts'",
  ],
  ['an import is lazy', 'packages/engine/src/turn.ts', "export const load = () => import('node:fs')"],
  [
    'an import is computed',
    'packages/engine/src/turn.ts',
    'export const load = (name: string) => import(name)',
  ],
  ['a re-export smuggles', 'packages/engine/src/turn.ts', "export { readFile } from 'node:fs'"],
  ['source imports a test', 'packages/engine/src/turn.ts', "import { a } from './turn.test.ts'"],
  [
    'content runs the engine',
    'packages/content/src/cards.ts',
    "import { createEngine } from '@charterstone/engine'",
  ],
  [
    'content loads the engine',
    'packages/content/src/cards.ts',
    "import { type Card } from '@charterstone/engine'",
  ],
  ['bots know the content', 'packages/bots/src/greedy.ts', "import { cards } from '@charterstone/content'"],
  ['threads outside the pool', 'packages/bots/src/greedy.ts', "import { Worker } from 'node:worker_threads'"],
  ['more than threads in the pool', 'packages/bots/src/pool/pool.ts', "import { cpus } from 'node:os'"],
  ['testkit knows the bots', 'packages/testkit/src/walk.ts', "import { random } from '@charterstone/bots'"],
  [
    'an inner file of a package',
    'packages/cli/src/play.ts',
    "import { a } from '@charterstone/engine/src/a.ts'",
  ],
  [
    'engine test knows the content',
    'packages/engine/src/a.test.ts',
    "import { a } from '@charterstone/content'",
  ],
  ['a package without a layer', 'packages/extra/src/a.ts', 'export const a = 1'],
])('a wrong import is caught: %s', (_, file, text) => {
  expect(violationsOf(file, `\n${text}\n`)).toHaveLength(1)
})

test.each([
  ['its own files', 'packages/engine/src/turn/turn.ts', "import { a } from '../state/a.ts'"],
  ['content with types', 'packages/content/src/cards.ts', "import type { Card } from '@charterstone/engine'"],
  [
    'content tests with the engine',
    'packages/content/src/a.test.ts',
    "import { a } from '@charterstone/engine'",
  ],
  [
    'engine tests with the testkit',
    'packages/engine/src/a.test.ts',
    "import { a } from '@charterstone/testkit'",
  ],
  ['threads in the pool', 'packages/bots/src/pool/pool.ts', "import { Worker } from 'node:worker_threads'"],
  ['cli with everything below it', 'packages/cli/src/play.ts', "import { a } from '@charterstone/bots'"],
  ['cli with Node', 'packages/cli/src/play.ts', "import { readFile } from 'node:fs'"],
])('an import is allowed: %s', (_, file, text) => {
  expect(violationsOf(file, text)).toEqual([])
})

test('a violation says where it is', () => {
  expect(violationsOf('packages/engine/src/a.ts', "\n\nimport 'node:fs'\n")).toEqual([
    'packages/engine/src/a.ts:3 node:fs: engine imports nothing from Node or npm here',
  ])
})

test.each([
  ['the page knows the server', 'packages/web/src/a.ts', "import { a } from '@charterstone/server'"],
  ['the kit knows the box', 'packages/art/src/a.ts', "import { greengully } from '@charterstone/content'"],
  ['a script of the build reaches out', 'packages/web/build/a.ts', "import a from '../../content/src/a.ts'"],
  ['the laboratory knows the terminal', 'packages/lab/src/a.ts', "import { a } from '@charterstone/cli'"],
  ['a browser test reaches out', 'e2e/a.spec.ts', "import { a } from '../packages/engine/src/a.ts'"],
  ['a tool reaches out', 'tools/loader/a.mjs', "import { a } from '../../packages/cli/src/a.ts'"],
  ['a folder without a row', 'extra/a.mjs', ''],
])('a wrong import beside the packages is caught: %s', (_, file, text) => {
  expect(violationsOf(file, text)).toHaveLength(1)
})

test.each([
  ['the drawing kit by path', 'packages/web/src/a.ts', "import { a } from '@charterstone/art/ink/path.ts'"],
  ['the gallery with the box', 'packages/art/src/gallery/a.tsx', "import { a } from '@charterstone/content'"],
  ['test support with the testkit', 'packages/server/test-support/a.ts', "import '@charterstone/testkit'"],
  ['browser tests with the page', 'e2e/a.spec.ts', "import { a } from '../packages/web/src/a.ts'"],
])('an import beside the packages is allowed: %s', (_, file, text) => {
  expect(violationsOf(file, text)).toEqual([])
})
