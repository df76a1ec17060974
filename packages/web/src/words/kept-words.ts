import type { Language } from '@charterstone/engine'

/**
 * Words that have been opened in this browser, kept as one entry for each language: late in a campaign they would come
 * in a hundred small files, and the table would wait for the last of them.
 */
type Kept = { readonly edition: string; readonly words: Readonly<Record<string, unknown>> }

const CACHE = 'charterstone-words'

/** What was kept, by name; nothing from another edition of the texts. */
export async function recallWords(language: Language, edition: string): Promise<Kept['words']> {
  try {
    const found = await (await openCache())?.match(addressOf(language))
    const kept = (await found?.json()) as Kept | undefined
    return kept?.edition === edition ? kept.words : {}
  } catch {
    // It can be fetched again.
    return {}
  }
}

export async function keepWords(language: Language, edition: string, words: Kept['words']): Promise<void> {
  try {
    const kept: Kept = { edition, words }
    await (await openCache())?.put(addressOf(language), new Response(JSON.stringify(kept)))
  } catch {
    // The disk is full, or forbidden: the next visit fetches them again.
  }
}

/** Only secure pages have one. */
async function openCache(): Promise<Cache | null> {
  return 'caches' in globalThis ? caches.open(CACHE) : null
}

function addressOf(language: Language): string {
  return `/words/${language}`
}
