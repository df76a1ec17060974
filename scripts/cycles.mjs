// Finds import cycles. Type imports and lazy imports do not count.
import { posix } from 'node:path'
import { importsOf } from './imports.mjs'

/**
 * One cycle for each module that closes one, as paths that begin and end with the same file.
 * @param {ReadonlyMap<string, string>} files texts by path from the root
 */
export function cyclesOf(files) {
  const needed = new Map([...files].map(([file, text]) => [file, neededBy(file, text, files)]))
  /** @type {string[][]} */
  const cycles = []
  /** @type {Set<string>} */
  const done = new Set()

  /**
   * @param {string} file
   * @param {string[]} path
   */
  function visit(file, path) {
    const start = path.indexOf(file)
    if (start >= 0) cycles.push([...path.slice(start), file])
    if (start >= 0 || done.has(file)) return
    for (const next of needed.get(file) ?? []) visit(next, [...path, file])
    done.add(file)
  }

  for (const file of files.keys()) visit(file, [])
  return cycles
}

/**
 * @param {string} file
 * @param {string} text
 * @param {ReadonlyMap<string, string>} files
 */
function neededBy(file, text, files) {
  return importsOf(file, text)
    .filter(({ specifier, isType, isLazy }) => specifier.startsWith('.') && !isType && !isLazy)
    .map(({ specifier }) => posix.join(posix.dirname(file), specifier))
    .filter((target) => files.has(target))
}
