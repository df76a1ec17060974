import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const CHARTERSTONE = fileURLToPath(new URL('../../../cli/bin/charterstone.mjs', import.meta.url))

/** No test knows the border in line 2, none comes to the last function; prices are computed on load and costs kept. */
const RULE = `export function mayBuild(coins: number, plots: number): boolean {
  return coins >= 4 && plots > 0
}
const kept = new Map<number, number>()
export function cost(size: number): number {
  if (!kept.has(size)) kept.set(size, size * PRICE)
  return kept.get(size) ?? unused(1)
}
const PRICE = prices().length
export function rounds(from: number): number {
  let left = from
  while (left > 0) left -= 1
  return left
}
function prices(): readonly string[] {
  return ['wood', 'clay', 'coal'].filter((name) => name !== 'wood')
}
function unused(size: number): number {
  return size
}
`
const TEST = `import { describe, expect, it } from 'vitest'
import { cost, mayBuild, rounds } from './rule.ts'
describe('rule', () => {
  it.each([[5, 1, true], [3, 1, false], [9, 0, false]])('builds', (coins, plots, may) => {
    expect(mayBuild(coins, plots)).toBe(may)
  })
  it('knows the cost', () => {
    expect(cost(3)).toBe(6)
    expect(cost(3)).toBe(6)
  })
  it('comes to an end', { timeout: 9 }, () => {
    expect(rounds(3)).toBe(0)
  })
})
`

describe('mutate', () => {
  let root = ''

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'charterstone-mutate-'))
    mkdirSync(join(root, 'packages/engine/src/tiny'), { recursive: true })
    writeFileSync(join(root, 'packages/engine/src/tiny/rule.ts'), RULE)
    writeFileSync(join(root, 'packages/engine/src/tiny/rule.test.ts'), TEST)
  })

  afterEach(() => {
    rmSync(root, { recursive: true })
  })

  it('mutate finds the survivors and leaves the files as they are', () => {
    const summary = mutate('--filter', 'tiny/', '--workers', '2')
    const file = 'packages/engine/src/tiny/rule.ts'
    expect(summary.survived).toEqual([
      { file, line: 2, change: 'coins >= 4 → coins > 4', isReached: true },
      { file, line: 7, change: '1 → 2', isReached: false },
    ])
    expect(summary.mutants).toBe(summary.killed + 2)
    expect(summary.folders).toMatchObject({ 'packages/engine/src/tiny': { killed: summary.killed } })
    expect(readFileSync(join(root, 'packages/engine/src/tiny/rule.ts'), 'utf8')).toBe(RULE)
  })

  it('mutate draws the same sample for the same seed', () => {
    const sample = mutate('--sample', '4', '--seed', '3')
    expect(sample.mutants).toBe(4)
    expect(mutate('--sample', '4', '--seed', '3', '--workers', '1').survived).toEqual(sample.survived)
  })

  it('mutate stops when a test fails without any mutant', () => {
    writeFileSync(join(root, 'packages/engine/src/tiny/rule.test.ts'), TEST.replace('toBe(6)', 'toBe(7)'))
    expect(() => mutate()).toThrow('a test fails without any mutant')
  })

  function mutate(...args: readonly string[]): {
    readonly mutants: number
    readonly killed: number
    readonly folders: object
    readonly survived: readonly unknown[]
  } {
    const given = [CHARTERSTONE, 'mutate', '--root', root, '--json', ...args]
    const printed = execFileSync(process.execPath, given, { encoding: 'utf8', stdio: 'pipe' })
    return JSON.parse(printed) as ReturnType<typeof mutate>
  }
})
