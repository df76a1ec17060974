import { CONDITIONS } from '../src/shell/breakpoints.ts'

/** The layer of a CSS module, by its folder: controls are what screens are built of. */
const LAYERS: readonly (readonly [folder: RegExp, layer: string])[] = [
  [/[\\/]src[\\/]shell[\\/]/, 'controls'],
  [/[\\/]src[\\/](?:table|screens)[\\/]/, 'screens'],
]

/**
 * A style sheet as the browser reads it: named conditions are replaced, and a CSS module stands in the layer of its
 * folder. Other sheets (tokens.css, base.css, the drawing kit) write their layer themselves.
 */
export function styleSheetOf(id: string, code: string): string {
  const sheet = code.replace(/@(?:media|container)[^{]+/g, (query) => withConditions(id, query))
  return id.endsWith('.module.css') ? `@layer ${layerOf(id)} {\n${sheet}}\n` : sheet
}

function withConditions(id: string, query: string): string {
  return query.replace(/\((--[a-z-]+)\)/g, (_, name: string) => {
    const condition = CONDITIONS[name]
    if (condition === undefined) throw new Error(`${id} asks for ${name}, which breakpoints.ts does not name`)
    return condition
  })
}

function layerOf(id: string): string {
  const layer = LAYERS.find(([folder]) => folder.test(id))?.[1]
  if (layer === undefined) throw new Error(`${id} is in no folder that has a layer`)
  return layer
}
