// The imports of a module, read from its syntax tree.
import { parseSync } from 'oxc-parser'

/** @typedef {{ specifier: string, isType: boolean, isLazy: boolean, line: number }} Import */

/**
 * All imports and re-exports of a file, in their order.
 * @param {string} file
 * @param {string} text
 * @returns {Import[]}
 */
export function importsOf(file, text) {
  const { module, errors } = parseSync(file, text)
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`)
  const statements = [
    ...module.staticImports.map(({ start, moduleRequest }) => ({
      start,
      specifier: moduleRequest.value,
      isLazy: false,
    })),
    ...module.staticExports.flatMap(({ start, entries }) => {
      const from = entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest
      return from ? [{ start, specifier: from.value, isLazy: false }] : []
    }),
    ...module.dynamicImports.map(({ start, moduleRequest }) => ({
      start,
      specifier: text.slice(moduleRequest.start, moduleRequest.end).replace(/^(['"`])(.*)\1$/, '$2'),
      isLazy: true,
    })),
  ]
  return statements.map(({ start, specifier, isLazy }) => ({
    specifier,
    isType: /^(import|export)\s+type\b/.test(text.slice(start)),
    isLazy,
    line: text.slice(0, start).split('\n').length,
  }))
}
