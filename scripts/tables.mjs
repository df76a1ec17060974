// npm run tables: what the operator of a server does about damaged tables; see docs/hosting.md.
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled()
const hook = './tools/loader/register.mjs'
const operator = 'packages/server/src/operator.ts'
process.exitCode = run('node', ['--import', hook, operator, ...process.argv.slice(2)]) ? 0 : 1
