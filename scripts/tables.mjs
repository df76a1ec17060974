// npm run tables: lists and releases damaged tables, for the operator of a server; see docs/hosting.md.
import { ensureInstalled } from './install.mjs'
import { runSource } from './run.mjs'

ensureInstalled()
process.exitCode = runSource('packages/server/src/operator.ts', process.argv.slice(2)) ? 0 : 1
