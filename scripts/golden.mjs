// npm run golden: replays the golden campaigns of replays/ and writes them again, after an intended change of the rules.
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled()
const hook = './tools/loader/register.mjs'
process.exitCode = run('node', ['--import', hook, 'packages/lab/src/golden/write-golden.ts']) ? 0 : 1
