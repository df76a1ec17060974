// npm run soak: the stress tests of the server at full size. npm run soak -- NAME runs one of them: a fault of test-support/faults.ts,
// or pair, fuzz, leaks, files, growth, memory, attack or load.
import { ensureInstalled } from './install.mjs'
import { runSource } from './run.mjs'

ensureInstalled()
process.exitCode = runSource('packages/server/test-support/soak.ts', process.argv.slice(2)) ? 0 : 1
