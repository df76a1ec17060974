import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled()
process.exitCode = run('biome', ['check', '--write', '--error-on-warnings']) ? 0 : 1
