import process from 'node:process'
import { runCommandLine } from './command-line.ts'

// A reader that has seen enough, as in `charterstone replay FILE | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await runCommandLine(process.argv.slice(2))
