import type { Language } from '@charterstone/engine'

const FACES = ['1em "Source Sans 3"', '1em Alegreya', 'italic 1em Alegreya']
/** Polish needs letters that are in files of their own. */
const SAMPLE: Readonly<Record<Language, string>> = { en: 'a', de: 'a', pl: 'aą' }

/**
 * Fetches the fonts of all screens before the first text is drawn. A font that arrives later lays out the whole page
 * again; nobody waits for it.
 */
export function fetchFonts(language: Language): void {
  for (const face of FACES) document.fonts.load(face, SAMPLE[language]).catch(() => undefined)
}
