import { build } from 'vite'

/** A module and its imports as one script for a browser, which finds its exports in the global `name`. For tests. */
export async function bundleScript(entry: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name } },
  })
  const [bundle] = Array.isArray(built) ? built : []
  const [chunk] = bundle?.output ?? []
  if (chunk === undefined) throw new Error('nothing was built')
  return chunk.code
}
