// npm start: builds the page and serves it. PORT and HOST say where.
import { ensureInstalled } from './install.mjs'
import { run } from './run.mjs'

ensureInstalled()
if (!run('vite', ['build', 'packages/web', '--logLevel', 'warn'])) process.exit(1)

const { serve } = await import('./serve.mjs')
const port = Number(process.env.PORT ?? 4173)
try {
  const { address } = await serve({ port, host: process.env.HOST ?? '127.0.0.1' })
  console.log(`Charterstone is at ${address}`)
} catch (error) {
  const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  console.error(
    reason === 'EADDRINUSE'
      ? `Port ${port} is taken. Choose another: PORT=8080 npm start`
      : `The page cannot be served: ${reason}`,
  )
  process.exitCode = 1
}
