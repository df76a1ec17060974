// npm run soak: the stress tests of the server at full size. npm run soak -- NAME runs one of them: a fault of test-support/faults.ts,
// or pair, fuzz, leaks, files, growth, memory, attack or load.
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled()
const hook = './tools/loader/register.mjs'
const trials = 'packages/server/test-support/soak.ts'
process.exitCode = run('node', ['--import', hook, trials, ...process.argv.slice(2)]) ? 0 : 1
