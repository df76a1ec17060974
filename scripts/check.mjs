// npm run check: the fast gate. npm test: the same with --slow. Every step runs, also after a failure.
import { existsSync } from 'node:fs'
import { ensureInstalled, root } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled()

/** @type {[name: string, tool: string, ...args: string[]][]} */
const steps = [
  ['format and lint', 'biome', 'check', '--error-on-warnings'],
  ['type-aware lint', 'oxlint', '--type-aware', '--deny-warnings'],
  ['boundaries', 'node', 'scripts/boundaries.mjs'],
  ['sources', 'node', 'scripts/sources.mjs'],
  ['types', 'tsc', '-b'],
  ['unused code', 'knip'],
  ['unit tests', 'vitest', 'run', '--project', 'unit*'],
]
if (existsSync(`${root}packages/lab/src/rules`)) {
  steps.push(['rule coverage', 'node', 'packages/cli/bin/charterstone.mjs', 'rules', '--check'])
}
if (process.argv.includes('--slow')) {
  steps.push(['slow tests', 'vitest', 'run', '--project', 'slow', '--passWithNoTests'])
  steps.push(['end to end', 'node', 'scripts/e2e.mjs'])
}

const failed = steps.filter(([name, tool, ...args]) => {
  const start = performance.now()
  console.log(`\n== ${name}`)
  const ok = run(tool, args)
  console.log(`== ${name}: ${ok ? 'ok' : 'FAILED'} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  return !ok
})

const names = failed.map(([name]) => name).join(', ')
console.log(failed.length === 0 ? `\nAll ${steps.length} checks passed.` : `\nFailed: ${names}`)
process.exitCode = failed.length === 0 ? 0 : 1
