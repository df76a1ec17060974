import { readConfig, WrongSetting } from './config.ts'
import { startServer } from './serve.ts'
import { startWatchdog } from './watchdog.ts'

const STOP_WITHIN = 8000

/** The process: reads the settings, serves, and ends well when it is told to. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const { address, stop, service } = await startServer(config)
  if (config.ROLE === 'server') console.log(`Charterstone is at ${config.PUBLIC_URL ?? address}`)
  else console.log('Charterstone is at work for the bots of its tables')
  startWatchdog()
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      // Whatever is still under way has had its time; what was acknowledged is on the disk.
      setTimeout(() => process.exit(1), STOP_WITHIN).unref()
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          service.log.error({ err: error }, 'the end was not a good one')
          process.exit(1)
        },
      )
    })
}

function reasonOf(error: unknown): string {
  if (error instanceof WrongSetting) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE')
    return `Port ${process.env.PORT ?? 4173} is taken. Choose another: PORT=8080 npm start`
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') return `HOST and PORT cannot be used: ${code}`
  return `The server cannot start: ${error instanceof Error ? error.message : String(error)} ${code}`.trim()
}

main().catch((error: unknown) => {
  console.error(reasonOf(error))
  process.exit(1)
})
