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

/** Everything that is said in one language. */
export type Tongue = { readonly words: Words; readonly labels: Labels }

export function tongueOf(language: Language): Tongue {
  return { words: words[language], labels: labels[language] }
}

export function tongueOption(options: Options): Tongue {
  return tongueOf(wordOption(options, 'lang', LANGUAGES) ?? 'en')
}

/** The table as sentences need to know it: who sits where, and the names that players gave. */
export function castAt({ words: spoken }: Tongue, legacy: Legacy, box: Catalogue = catalogue): Cast {
  return castOf(spoken, box, legacy)
}
