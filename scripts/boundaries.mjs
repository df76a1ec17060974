// The one arrow: which package may import what. Tests and trials may also import the testkit and their tools.
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { root } from './install.mjs'
import { sourceFiles } from './sources.mjs'

/**
 * @typedef {object} Layer
 * @property {string[]} [imports] our packages it may import
 * @property {string[]} [importsTypes] our packages it may import with `import type` only
 * @property {true | Record<string, string[]>} [outside] what it may import from Node and npm: all, or by folder
 */

/** @type {Record<string, Layer>} */
const layers = {
  engine: {},
  content: { importsTypes: ['engine'] },
  testkit: { imports: ['engine'], outside: true },
  bots: { imports: ['engine'], outside: { 'packages/bots/src/pool/': ['node:worker_threads'] } },
  cli: { imports: ['engine', 'content', 'bots'], outside: true },
  server: { imports: ['engine', 'content', 'bots'], outside: true },
  web: { imports: ['engine', 'content', 'bots'], importsTypes: ['server'], outside: true },
}

/**
 * @param {string} file path from the root of the repository, with slashes
 * @param {string} text
 */
export function violationsOf(file, text) {
  const name = file.split('/')[1] ?? ''
  const layer = layers[name]
  if (!layer) return [`${file}: packages/${name} has no row in scripts/boundaries.mjs`]
  const isTest = file.includes('.test.')
  return importsOf(file, text).flatMap(({ specifier, isType, line }) => {
    const reason = objection(isTest || isTrial(file) ? testLayer(name, layer) : layer, {
      file,
      specifier,
      isType,
      name,
      isTest,
    })
    return reason ? [`${file}:${line} ${specifier}: ${reason}`] : []
  })
}

/**
 * What tests and soaks are made of; nothing of it runs in the game.
 * @param {string} file
 */
function isTrial(file) {
  return file.startsWith('packages/server/src/trial/')
}

/**
 * @param {Layer} layer
 * @param {{ file: string, specifier: string, isType: boolean, name: string, isTest: boolean }} found
 */
function objection(layer, { file, specifier, isType, name, isTest }) {
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(file), specifier)
    if (!target.startsWith(`packages/${name}/`)) return 'leaves the package'
    return !isTest && target.includes('.test.') ? 'is a test' : undefined
  }
  if (specifier.startsWith('@charterstone/')) {
    const [, target = '', ...inner] = specifier.split('/')
    if (!isExported(target, inner)) return 'is an inner file of a package'
    if (layer.imports?.includes(target)) return undefined
    if (!layer.importsTypes?.includes(target)) return `${name} may not import it`
    return isType ? undefined : `${name} may import it with \`import type\` only`
  }
  if (layer.outside === true) return undefined
  const folders = Object.entries(layer.outside ?? {})
  const isAllowed = folders.some(([folder, names]) => file.startsWith(folder) && names.includes(specifier))
  return isAllowed ? undefined : `${name} imports nothing from Node or npm here`
}

/**
 * @param {string} target
 * @param {string[]} inner
 */
function isExported(target, inner) {
  if (inner.length === 0) return true
  const { exports } = /** @type {{ exports: Record<string, string> }} */ (
    JSON.parse(readFileSync(`${root}packages/${target}/package.json`, 'utf8'))
  )
  return `./${inner.join('/')}` in exports
}

/**
 * @param {string} name
 * @param {Layer} layer
 * @returns {Layer}
 */
function testLayer(name, { imports = [], importsTypes = [] }) {
  return { imports: [...imports, ...importsTypes, ...(name === 'testkit' ? [] : ['testkit'])], outside: true }
}

/**
 * @param {string} file
 * @param {string} text
 */
function importsOf(file, text) {
  const { module, errors } = parseSync(file, text)
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`)
  const statements = [
    ...module.staticImports.map(({ start, moduleRequest }) => ({ start, specifier: moduleRequest.value })),
    ...module.staticExports.flatMap(({ start, entries }) => {
      const from = entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest
      return from ? [{ start, specifier: from.value }] : []
    }),
    ...module.dynamicImports.map(({ start, moduleRequest }) => ({
      start,
      specifier: text.slice(moduleRequest.start, moduleRequest.end).replace(/^(['"`])(.*)\1$/, '$2'),
    })),
  ]
  return statements.map(({ start, specifier }) => ({
    specifier,
    isType: /^(import|export)\s+type\b/.test(text.slice(start)),
    line: text.slice(0, start).split('\n').length,
  }))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const violations = sourceFiles().flatMap((file) =>
    violationsOf(file, readFileSync(`${root}${file}`, 'utf8')),
  )
  for (const violation of violations) console.error(violation)
  process.exitCode = violations.length === 0 ? 0 : 1
}
