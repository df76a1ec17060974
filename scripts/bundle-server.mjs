// Writes the server and its threads as a few files of plain JavaScript, and prints the path of the first one. Starting it takes a
// third of the time that the sources take: docs/adr/0023-the-server-starts-from-a-bundle.md.
import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { root } from './install.mjs'

const FOLDER = join(root, 'packages/server/dist')
const ENTRIES = {
  main: 'packages/server/src/main.ts',
  'job-worker': 'packages/server/src/files/job-worker.ts',
  'bot-worker': 'packages/bots/src/pool/bot-worker.ts',
}
const URL_OF_FILE = /new URL\('([^']+)', import\.meta\.url\)/g
/** Bundles that are kept: a server that runs still starts threads from its own. */
const KEPT = 20

/** Files of the bundle are beside each other; all other paths are those of the source. */
const paths = {
  name: 'paths',
  /**
   * @param {string} code
   * @param {string} id
   */
  transform(code, id) {
    if (!normalize(id).startsWith(join(root, 'packages')) || !code.includes('import.meta.url')) return null
    return code.replaceAll(URL_OF_FILE, (_, /** @type {string} */ path) => {
      if (!path.endsWith('.ts')) return `new URL('${path}', '${pathToFileURL(id).href}')`
      const name = Object.entries(ENTRIES).find(
        ([, entry]) => join(root, entry) === join(dirname(id), path),
      )?.[0]
      if (name === undefined) throw new Error(`${id}: ${path} is missing in ENTRIES`)
      return `new URL('./${name}.js', import.meta.url)`
    })
  },
}

export async function bundleServer() {
  const bundle = await rolldown({
    cwd: root,
    input: ENTRIES,
    platform: 'node',
    // Native code, and a package that pg asks for and can do without.
    external: ['libsql', 'libsql/promise', 'pg-native'],
    plugins: [paths],
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', sourcemap: true })
  await bundle.close()
  const files = output.map((file) => ({
    name: file.fileName,
    text: file.type === 'chunk' ? file.code : file.source,
  }))
  const hash = createHash('sha256')
  for (const { name, text } of files) hash.update(name).update(text)
  const folder = join(FOLDER, hash.digest('hex').slice(0, 16))
  if (existsSync(folder)) utimesSync(folder, new Date(), new Date())
  else write(folder, files)
  removeOld()
  return join(folder, 'main.js')
}

/**
 * As a whole or not at all: others may write the same bundle at the same time.
 * @param {string} folder
 * @param {readonly { name: string, text: string | Uint8Array }[]} files
 */
function write(folder, files) {
  const draft = join(FOLDER, `draft-${randomUUID()}`)
  mkdirSync(draft, { recursive: true })
  for (const { name, text } of files) writeFileSync(join(draft, name), text)
  try {
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

function removeOld() {
  const folders = readdirSync(FOLDER)
    .map((name) => ({ name, usedAt: statSync(join(FOLDER, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.usedAt - a.usedAt)
  for (const { name } of folders.slice(KEPT)) rmSync(join(FOLDER, name), { recursive: true, force: true })
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await bundleServer())
