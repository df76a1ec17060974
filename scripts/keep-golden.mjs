// npm run keep-golden -- rules-5: before a change of the rules or the box, keeps campaigns of this version in replays/rules-5.
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled()
const hook = './tools/loader/register.mjs'
const script = 'packages/lab/src/golden/keep-golden.ts'
process.exitCode = run('node', ['--import', hook, script, ...process.argv.slice(2)]) ? 0 : 1
