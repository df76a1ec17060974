import { edition } from 'virtual:edition'
import type { Language } from '@charterstone/engine'
import { keepWords, recallWords } from './kept-words.ts'

/** Everything that has been fetched or recalled so far, by name: `de/c12`. */
const known = new Map<string, unknown>()
const recalled = new Map<Language, Promise<void>>()
const unkept = new Set<Language>()

/** The words of one seal in one language; nothing for a seal that has none. */
export async function fetchWords(language: Language, seal: string): Promise<unknown> {
  const name = `${language}/${seal}`
  if (known.has(name)) return known.get(name)
  const { loaders } = await import('virtual:words')
  const module = await loaders[name]?.()
  const words = module?.default ?? {}
  known.set(name, words)
  unkept.add(language)
  return words
}

/** Before words are fetched that may have been opened on an earlier visit. */
export function recallOpened(language: Language): Promise<void> {
  const begun = recalled.get(language) ?? recall(language)
  recalled.set(language, begun)
  return begun
}

async function recall(language: Language): Promise<void> {
  for (const [name, words] of Object.entries(await recallWords(language, edition))) known.set(name, words)
}

/** After words have been fetched: for the next visit. */
export async function keepOpened(language: Language): Promise<void> {
  if (!unkept.delete(language)) return
  const opened = [...known].filter(([name]) => name.startsWith(`${language}/`))
  await keepWords(language, edition, Object.fromEntries(opened))
}
