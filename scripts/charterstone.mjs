import { ensureInstalled } from './install.mjs'

ensureInstalled()
// npm moves to the root of the repository; files on the command line are meant from where the player stands.
process.chdir(process.env.INIT_CWD ?? process.cwd())
await import('../packages/cli/bin/charterstone.mjs')
