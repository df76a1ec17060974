import type { InitializeHook, LoadHook, ResolveHook } from 'node:module'
import { transformSync } from 'oxc-transform'

/** What a process that tries mutants reads instead of the files themselves. */
export type Sources = {
  /** Address of a file and its text with all mutants in it. */
  readonly switched: ReadonlyMap<string, string>
  /** Address of what stands in for Vitest. */
  readonly testList: string
}

let sources: Sources = { switched: new Map(), testList: '' }

export const initialize: InitializeHook<Sources> = (given) => {
  sources = given
}

export const resolve: ResolveHook = (specifier, context, nextResolve) => {
  if (specifier === 'vitest' && context.parentURL !== sources.testList)
    return { url: sources.testList, shortCircuit: true }
  return nextResolve(specifier, context)
}

export const load: LoadHook = (url, context, nextLoad) => {
  const text = sources.switched.get(url)
  if (text === undefined) return nextLoad(url, context)
  const { code, errors } = transformSync(url, text, { typescript: { onlyRemoveTypeImports: true } })
  const [error] = errors
  if (error) throw new SyntaxError(error.codeframe ?? error.message)
  return { format: 'module', source: code, shortCircuit: true }
}
