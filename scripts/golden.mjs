// npm run golden: plays the golden campaigns of replays/ anew, after a change of the rules that is meant to change them.
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled()
const hook = './tools/loader/register.mjs'
process.exitCode = run('node', ['--import', hook, 'packages/lab/src/golden/write-golden.ts']) ? 0 : 1
