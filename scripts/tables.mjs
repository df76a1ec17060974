// npm run tables: lists and releases damaged tables, for the operator of a server; see docs/hosting.md.
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled()
const hook = './tools/loader/register.mjs'
const operator = 'packages/server/src/operator.ts'
process.exitCode = run('node', ['--import', hook, operator, ...process.argv.slice(2)]) ? 0 : 1
