// Starts the server in a process of its own.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleServer } from './bundle-server.mjs'
import { root } from './install.mjs'

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {'inherit' | 'pipe'} output
 */
export async function startServer(env, output) {
  const main = await bundleServer()
  return spawn(process.execPath, [...heapFlags(), '--enable-source-maps', main], {
    cwd: root,
    env,
    stdio: ['ignore', output, 'inherit'],
  })
}

/** The flags of V8 that every server runs with; deploy/serve.sh reads the same file. docs/benchmarks.md has the reasons. */
function heapFlags() {
  return readFileSync(join(root, 'packages/server/heap-flags'), 'utf8').trim().split(' ')
}

/** Serves the built page with temporary tables. Resolves to the address as soon as it answers. */
export async function serve() {
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-serve-'))
  const child = await startServer({ ...process.env, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'warn' }, 'pipe')
  /** @type {string} */
  const address = await new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (/** @type {Buffer} */ data) => {
      said += data.toString('utf8')
      const found = /Charterstone is at (\S+)/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    child.on('exit', () => reject(new Error('the server did not start')))
  })
  const close = () => {
    child.on('exit', () => rmSync(folder, { recursive: true, force: true }))
    child.kill('SIGTERM')
  }
  return { server: { close }, address }
}
