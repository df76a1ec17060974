import { ensureInstalled } from './install.mjs'

ensureInstalled()
// npm moves to the root of the repository; file arguments are relative to the player's own folder.
process.chdir(process.env.INIT_CWD ?? process.cwd())
await import('../packages/cli/bin/charterstone.mjs')
