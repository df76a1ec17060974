import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const VIRTUAL = 'virtual:words'
const EDITION = 'virtual:edition'

type Texts = ReadonlyMap<string, unknown>

/**
 * `virtual:words` knows how to fetch the words of each seal; each of them is a chunk of its own for each language,
 * named by numbers only. Sealed words are never fetched. `virtual:edition` changes whenever a text does.
 */
export function sealedWords(): Plugin {
  let texts: Promise<Texts> | undefined
  return {
    name: 'sealed-words',
    resolveId: (id) => (id.startsWith(VIRTUAL) || id === EDITION ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`) && id !== `\0${EDITION}`) return undefined
      texts ??= readTexts()
      const all = await texts
      if (id === `\0${EDITION}`) return `export const edition = '${editionOf(all)}'`
      const name = id.slice(VIRTUAL.length + 2)
      return name === ''
        ? loadersOf([...all.keys()])
        : `export default ${JSON.stringify(all.get(name) ?? {})}`
    },
  }
}

/** The name of a chunk made here; null for all others. */
export function chunkOfWords(moduleIds: readonly string[]): string | null {
  const id = moduleIds.find((each) => each.startsWith(`\0${VIRTUAL}/`))
  return id === undefined ? null : `words/${id.slice(VIRTUAL.length + 2).replace('/', '-')}`
}

function editionOf(texts: Texts): string {
  return createHash('sha256')
    .update(JSON.stringify([...texts]))
    .digest('base64url')
    .slice(0, 12)
}

function loadersOf(names: readonly string[]): string {
  const lines = names.map((name) => `${JSON.stringify(name)}: () => import('${VIRTUAL}/${name}')`)
  return `export const loaders = {\n${lines.join(',\n')}\n}`
}

/** Content is TypeScript, which this process may not be able to import. */
async function readTexts(): Promise<Texts> {
  const file = fileURLToPath(new URL('./sealed-texts.ts', import.meta.url))
  const { module } = await runnerImport<{ readonly sealedTexts: () => Texts }>(file)
  return module.sealedTexts()
}
