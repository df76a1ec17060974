import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own, which can be killed. */
export type ServerProcess = {
  /** Empty for a bot worker, which serves no address. */
  readonly address: string
  readonly child: ChildProcess
  /** Resolves when the process is gone. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>
}

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const HOOK = new URL('../../../tools/loader/register.mjs', import.meta.url).href
/** Long enough for a machine that is busy with other things. */
const START_WITHIN = 300_000

/** Starts `count` processes at once; when one of them fails to start, the others are ended. */
export async function startProcesses(
  count: number,
  env: Readonly<Record<string, string>>,
): Promise<readonly ServerProcess[]> {
  const started = await Promise.allSettled(Array.from({ length: count }, () => startProcess(env)))
  const running = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const failed = started.find((each) => each.status === 'rejected')
  if (failed === undefined) return running
  await Promise.all(running.map(({ end }) => end('SIGKILL')))
  throw failed.reason
}

export function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  // A file that may not grow must be an error of the database, not the end of the process.
  const run = 'trap "" XFSZ; exec "$0" "$@"'
  const args = ['--max-semi-space-size=64', '--import', HOOK, MAIN]
  const child = spawn('/bin/sh', ['-c', run, process.execPath, ...args], {
    env: { PATH: process.env.PATH ?? '', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
  })
  const end = (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal)
    return gone
  }
  return new Promise((resolve, reject) => {
    let output = ''
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Error('the server did not start'))
    }, START_WITHIN)
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString('utf8')
      const started = /Charterstone (?:is at (\S+)|bot worker is running)/.exec(output)
      if (started === null) return
      clearTimeout(timer)
      resolve({ address: started[1] ?? '', child, end })
    })
    void gone.then(() => {
      clearTimeout(timer)
      reject(new Error('the server ended at once'))
    })
  })
}
