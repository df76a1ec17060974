// Why not tsx: docs/adr/0001-no-tsx.md.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'oxc-transform'

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (!url.endsWith('.ts')) return nextLoad(url, context)
  const file = fileURLToPath(url)
  const { code, map, errors } = transformSync(file, readFileSync(file, 'utf8'), {
    sourcemap: true,
    typescript: { onlyRemoveTypeImports: true },
  })
  const [error] = errors
  if (error) throw new SyntaxError(error.codeframe ?? error.message)
  const mapped = Buffer.from(JSON.stringify(map)).toString('base64')
  const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${mapped}`
  return { format: 'module', source, shortCircuit: true }
}
