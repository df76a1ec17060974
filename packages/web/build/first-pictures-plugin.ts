import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const VIRTUAL = 'virtual:first-pictures'

/** The pictures of the first screen are drawn here and become files: they cost the page no script and few nodes. */
export function firstPictures(): Plugin {
  let isBuild = false
  return {
    name: 'first-pictures',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined
      const addresses = Object.entries(await drawn()).map(([name, source]) => {
        if (!isBuild) return [name, JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)]
        const file = this.emitFile({ type: 'asset', name: `first-${name}.svg`, source })
        return [name, `import.meta.ROLLUP_FILE_URL_${file}`]
      })
      return `export const pictures = {${addresses.map(([name, address]) => `${name}: ${address}`).join(', ')}}`
    },
  }
}

async function drawn(): Promise<Readonly<Record<string, string>>> {
  const file = fileURLToPath(new URL('first-pictures.tsx', import.meta.url))
  const { module } = await runnerImport<{ readonly firstPictures: () => Readonly<Record<string, string>> }>(
    file,
  )
  return module.firstPictures()
}
