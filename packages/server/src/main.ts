import { InvalidSetting, readConfig } from './config.ts'
import { startServer } from './serve.ts'
import { startWatchdog } from './watchdog.ts'

/** Milliseconds. */
const STOP_WITHIN = 8000

/** The process of the server: reads the settings, serves, and stops on a signal. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const { address, stop, service } = await startServer(config)
  if (config.ROLE === 'server') console.log(`Charterstone is at ${config.PUBLIC_URL ?? address}`)
  else console.log('Charterstone bot worker is running')
  startWatchdog()
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      // Everything acknowledged is on the disk; work that takes longer is lost.
      setTimeout(() => process.exit(1), STOP_WITHIN).unref()
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          service.log.error({ err: error }, 'the server did not stop cleanly')
          process.exit(1)
        },
      )
    })
}

function reasonOf(error: unknown): string {
  if (error instanceof InvalidSetting) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE')
    return `Port ${process.env.PORT ?? 4173} is in use. Choose another one: PORT=8080 npm start`
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') return `HOST and PORT cannot be used: ${code}`
  return `The server cannot start: ${error instanceof Error ? error.message : String(error)} ${code}`.trim()
}

main().catch((error: unknown) => {
  console.error(reasonOf(error))
  process.exit(1)
})
