import { words } from '@charterstone/content'
import {
  type Cast,
  type Catalogue,
  castOf,
  LANGUAGES,
  type Language,
  type Legacy,
  type Words,
} from '@charterstone/engine'
import { catalogue, type Options, wordOption } from '@charterstone/lab'
import { type Labels, labels } from './labels.ts'

/** All texts of the terminal in one language. */
export type Locale = { readonly words: Words; readonly labels: Labels }

export function localeOf(language: Language): Locale {
  return { words: words[language], labels: labels[language] }
}

export function localeOption(options: Options): Locale {
  return localeOf(wordOption(options, 'lang', LANGUAGES) ?? 'en')
}

/** The table as sentences need to know it: who sits where, and the names that players gave. */
export function castAt({ words: spoken }: Locale, legacy: Legacy, box: Catalogue = catalogue): Cast {
  return castOf(spoken, box, legacy)
}
