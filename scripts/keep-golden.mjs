// npm run keep-golden -- rules-5: before a change of the rules or the box, keeps campaigns of this version in replays/rules-5.
import { ensureInstalled } from './install.mjs'
import { runSource } from './run.mjs'

ensureInstalled()
process.exitCode = runSource('packages/lab/src/golden/keep-golden.ts', process.argv.slice(2)) ? 0 : 1
