import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** A server in a process of its own, which can be killed. */
export type ServerProcess = {
  /** Empty for a bot worker, which serves no address. */
  readonly address: string
  readonly child: ChildProcess
  /** Resolves when the process is gone. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>
}

const BUNDLER = fileURLToPath(new URL('../../../scripts/bundle-server.mjs', import.meta.url))
const HEAP_FLAGS = new URL('../heap-flags', import.meta.url)
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

export async function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  bundle ??= bundleServer()
  const main = await bundle
  // A file that may not grow must be an error of the database, not the end of the process.
  const run = 'trap "" XFSZ; exec "$0" "$@"'
  const args = [...readFileSync(HEAP_FLAGS, 'utf8').trim().split(' '), main]
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

let bundle: Promise<string> | null = null

/** The path of the bundle. What is edited later has no effect on a trial that is running. */
async function bundleServer(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [BUNDLER])
  return stdout.trim()
}
