// The one arrow: which folder may import what, and no import cycles.
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cyclesOf } from './cycles.mjs'
import { importsOf } from './imports.mjs'
import { root } from './install.mjs'
import { codeFiles } from './sources.mjs'

/**
 * @typedef {object} Layer
 * @property {string[]} [imports] our packages it may import
 * @property {string[]} [importsTypes] our packages it may import with `import type` only
 * @property {string[]} [reaches] folders outside of its own that it may import from by path
 * @property {true | Record<string, string[]>} [outside] what it may import from Node and npm: all, or by folder
 */

const drawing = ['react', 'react/jsx-runtime', 'react-dom/client']

/** @type {Record<string, Layer>} */
const layers = {
  'packages/engine': {},
  'packages/content': { importsTypes: ['engine'] },
  'packages/testkit': { imports: ['engine'], outside: true },
  'packages/bots': { imports: ['engine'], outside: { 'packages/bots/src/pool/': ['node:worker_threads'] } },
  'packages/protocol': { imports: ['engine'], outside: { 'packages/protocol/src/': ['zod'] } },
  'packages/art': {
    imports: ['engine'],
    outside: {
      'packages/art/src/': drawing,
      'packages/art/vite.config.ts': ['vite', '@vitejs/plugin-react'],
    },
  },
  'packages/lab': { imports: ['engine', 'content', 'bots'], outside: true },
  'packages/cli': { imports: ['engine', 'content', 'bots', 'lab', 'server'], outside: true },
  'packages/server': { imports: ['engine', 'content', 'bots', 'protocol'], outside: true },
  'packages/web': { imports: ['engine', 'content', 'bots', 'protocol', 'art'], outside: true },
  e2e: {
    imports: ['engine', 'content', 'bots', 'testkit'],
    reaches: ['packages/web/', 'scripts/'],
    outside: true,
  },
  examples: { imports: ['engine', 'content', 'bots', 'testkit'], outside: true },
  scripts: { reaches: ['packages/cli/bin/', 'tools/'], outside: true },
  tools: { outside: true },
}

/** Support of tests and soaks, and the gallery of the drawing kit; none of it runs in the game. */
const testFolders = [
  'packages/bots/test-support/',
  'packages/content/test-support/',
  'packages/server/test-support/',
  'packages/web/test-support/',
  'packages/art/src/gallery',
]

/**
 * @param {string} file path from the root of the repository, with slashes
 * @param {string} text
 */
export function violationsOf(file, text) {
  const [first = '', second = ''] = file.split('/')
  const folder = first === 'packages' ? `packages/${second}` : first
  const layer = layers[folder]
  if (!layer) return [`${file}: ${folder} has no row in scripts/boundaries.mjs`]
  const isTest = file.includes('.test.')
  const isTestCode = isTest || testFolders.some((start) => file.startsWith(start))
  const allowed = isTestCode ? testLayer(folder, layer) : layer
  return importsOf(file, text).flatMap((found) => {
    const reason = objection(allowed, { ...found, file, folder, isTest })
    return reason ? [`${file}:${found.line} ${found.specifier}: ${reason}`] : []
  })
}

/**
 * @param {Layer} layer
 * @param {{ file: string, folder: string, specifier: string, isType: boolean, isTest: boolean }} found
 */
function objection(layer, { file, folder, specifier, isType, isTest }) {
  const name = folder.replace('packages/', '')
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(file), specifier)
    const isInside = [`${folder}/`, ...(layer.reaches ?? [])].some((start) => target.startsWith(start))
    if (!isInside) return folder === name ? `leaves ${name}` : 'leaves the package'
    return !isTest && target.includes('.test.') ? 'is a test' : undefined
  }
  if (specifier.startsWith('@charterstone/')) {
    const [, target = '', ...inner] = specifier.split('/')
    if (!isExported(target, inner.join('/'))) return 'is an inner file of a package'
    if (layer.imports?.includes(target)) return undefined
    if (!layer.importsTypes?.includes(target)) return `${name} may not import it`
    return isType ? undefined : `${name} may import it with \`import type\` only`
  }
  if (layer.outside === true) return undefined
  const folders = Object.entries(layer.outside ?? {})
  const isAllowed = folders.some(([start, names]) => file.startsWith(start) && names.includes(specifier))
  return isAllowed ? undefined : `${name} imports nothing from Node or npm here`
}

/**
 * @param {string} target
 * @param {string} inner path inside the package, as an import writes it
 */
function isExported(target, inner) {
  if (inner === '') return true
  const { exports } = /** @type {{ exports: Record<string, string> }} */ (
    JSON.parse(readFileSync(`${root}packages/${target}/package.json`, 'utf8'))
  )
  return Object.keys(exports).some((pattern) => {
    const [start = '', end] = pattern.split('*')
    const path = `./${inner}`
    return end === undefined ? path === pattern : path.startsWith(start) && path.endsWith(end)
  })
}

/**
 * @param {string} folder
 * @param {Layer} layer
 * @returns {Layer}
 */
function testLayer(folder, { imports = [], importsTypes = [], reaches = [] }) {
  const more = folder === 'packages/testkit' ? [] : ['testkit']
  if (['packages/art', 'packages/bots'].includes(folder)) more.push('content')
  return { imports: [...imports, ...importsTypes, ...more], reaches, outside: true }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = new Map(codeFiles().map((file) => [file, readFileSync(`${root}${file}`, 'utf8')]))
  const violations = [...files].flatMap(([file, text]) => violationsOf(file, text))
  const cycles = cyclesOf(files).map((cycle) => `import cycle: ${cycle.join(' -> ')}`)
  for (const line of [...violations, ...cycles]) console.error(line)
  process.exitCode = violations.length + cycles.length === 0 ? 0 : 1
}
