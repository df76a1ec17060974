import { greengully, ruleLessons, type StoryBook, words } from '@charterstone/content'
import german from '@charterstone/content/story/de.json' with { type: 'json' }
import english from '@charterstone/content/story/en.json' with { type: 'json' }
import polish from '@charterstone/content/story/pl.json' with { type: 'json' }
import { LANGUAGES, type Language } from '@charterstone/engine'
import { allTied, NO_BREAK } from '../src/words/tied.ts'
import { sealWords } from './seal-words.ts'

/** The story's own tests see to it that the files are what they should be. */
const books = { en: english, de: german, pl: polish } as unknown as Readonly<Record<Language, StoryBook>>

/** All words of all languages by language and seal: `de/table`, `pl/c12`. */
export function sealedTexts(): ReadonlyMap<string, unknown> {
  return new Map(
    LANGUAGES.flatMap((language): [string, unknown][] => {
      const said = allTied(language, words[language])
      const { names: _names, rules: _rules, houseRules, presets, ...table } = said
      const list = { ...table.list, counted: NO_BREAK }
      const [book, lessons] = [allTied(language, books[language]), allTied(language, ruleLessons[language])]
      const sealed = sealWords(greengully, said, book, lessons)
      return [
        [`${language}/table`, { ...table, list }],
        [`${language}/setup`, { houseRules, presets, charters: table.charters }],
        ...[...sealed].map(([seal, said]): [string, unknown] => [`${language}/${seal}`, said]),
      ]
    }),
  )
}
