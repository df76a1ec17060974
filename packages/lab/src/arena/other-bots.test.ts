import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadOtherBots, useOtherTree } from './other-bots.ts'

let tree = ''

beforeEach(() => {
  vi.stubEnv('CHARTERSTONE_OTHER_TREE', undefined)
  tree = mkdtempSync(join(tmpdir(), 'other-tree-'))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(tree, { recursive: true })
})

it('without another tree there are no other bots', async () => {
  expect(await loadOtherBots()).toBeNull()
})

it('the bots of another tree come from its folder', async () => {
  const folder = join(tree, 'packages/bots/src')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'index.ts'),
    'export function createBotOfOtherTree() {}\nexport { createBotOfOtherTree as createBot }\n',
  )
  useOtherTree(tree)
  expect((await loadOtherBots())?.name).toBe('createBotOfOtherTree')
})

it('a folder without bots is an error', async () => {
  useOtherTree(tree)
  await expect(loadOtherBots()).rejects.toThrow('packages/bots/src/index.ts')
})
