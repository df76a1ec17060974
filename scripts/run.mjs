import { spawnSync } from 'node:child_process'
import { delimiter } from 'node:path'
import { root } from './install.mjs'

const PATH = [`${root}node_modules/.bin`, process.env.PATH].join(delimiter)
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }

/**
 * Runs node, or a tool of node_modules/.bin, at the root of the repository.
 * @param {string} tool
 * @param {readonly string[]} args
 */
export function run(tool, args) {
  const { status } = spawnSync(tool, args, {
    cwd: root,
    env: { ...process.env, ...plain, PATH },
    shell: process.platform === 'win32',
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status === 0
}

/**
 * Runs a TypeScript file of the repository with node.
 * @param {string} file
 * @param {readonly string[]} args
 */
export function runSource(file, args = []) {
  return run('node', ['--import', './tools/loader/register.mjs', file, ...args])
}
