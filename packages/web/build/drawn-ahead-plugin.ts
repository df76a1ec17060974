import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const VIRTUAL = 'virtual:panorama'

/** The picture on the first screen never changes: it is drawn here, so that a phone need not draw it before it listens. */
export function drawnAhead(): Plugin {
  return {
    name: 'drawn-ahead',
    resolveId: (id) => (id === VIRTUAL ? `\0${id}` : undefined),
    load: async (id) =>
      id === `\0${VIRTUAL}` ? `export const strokes = ${JSON.stringify(await strokes())}` : undefined,
  }
}

async function strokes(): Promise<string> {
  const file = fileURLToPath(import.meta.resolve('@charterstone/art/story/panorama-strokes.ts'))
  const { module } = await runnerImport<{ readonly panoramaStrokes: () => string }>(file)
  return module.panoramaStrokes()
}
