// What the style asks of source files and no linter checks.
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './install.mjs'

const escapes = /@ts-(ignore|expect-error|nocheck)|(biome-ignore|(oxlint|eslint)-disable)|^\/\/\/ *<reference/
const leftOvers = /\b(TODO|FIXME|XXX|HACK)\b/
const namesOfNothing = new Set(['utils', 'util', 'helpers', 'helper', 'types', 'common', 'misc', 'shared'])

/**
 * @param {string} file path from the root of the repository, with slashes
 * @param {string} text
 */
export function faultsOf(file, text) {
  const faults = text.split('\n').flatMap((line, i) => {
    const isTest = file.includes('.test.')
    if (!isTest && escapes.test(line)) return [`${file}:${i + 1} escapes from the type checker or the linter`]
    if (leftOvers.test(line)) return [`${file}:${i + 1} is a left-over: do it, or open an issue`]
    return []
  })
  const name = basename(file).split('.')[0] ?? ''
  if (namesOfNothing.has(name)) faults.push(`${file} is named after no concept`)
  if (name === 'index' && !/^packages\/[^/]+\/src\/index\.ts$/.test(file)) {
    faults.push(`${file}: index.ts only at the root of a package`)
  }
  return faults
}

/**
 * The TypeScript files of all packages, as paths from the root, with slashes.
 * @param {string} from
 */
export function sourceFiles(from = root) {
  return readdirSync(`${from}/packages`, { recursive: true, encoding: 'utf8' })
    .map((file) => `packages/${file.replaceAll('\\', '/')}`)
    .filter((file) => /^packages\/[^/]+\/src\/.*\.tsx?$/.test(file))
    .sort()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = sourceFiles().flatMap((file) => faultsOf(file, readFileSync(`${root}${file}`, 'utf8')))
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
