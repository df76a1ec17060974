import { words } from '@charterstone/content'
import { type Cast, castOf, LANGUAGES, type Language, type Legacy } from '@charterstone/engine'
import { fill } from '../src/words/fill.ts'
import type { Say } from '../src/words/speech.ts'
import { loadUiWords, type UiWords } from '../src/words/ui-words.ts'
import { engine } from './campaign-walk.ts'

/** The messages of the page in one language, without a browser. */
export async function sayIn(language: Language): Promise<Say> {
  const ui: Partial<UiWords> = await loadUiWords(language, [
    'start',
    'play',
    'lessons',
    'online',
    'recap',
    'settings',
    'review',
  ])
  return (key, ...places) => fill(language, ui[key] ?? '', places[0] ?? {})
}

const known = new Map<string, readonly Cast[]>()

/** What sentences about a game need, in every language; made once for the same names. */
export function castsOf({ seats, charters, names }: Legacy): readonly Cast[] {
  const key = JSON.stringify([seats.map(({ name }) => name), charters.map(({ name }) => name), names])
  const casts =
    known.get(key) ??
    LANGUAGES.map((language) => castOf(words[language], engine.catalogue, { seats, charters, names }))
  known.set(key, casts)
  return casts
}

/** What is wrong with a sentence that a player reads; null when nothing is. */
export function flawOf(sentence: string): string | null {
  if (sentence.trim() === '') return 'is empty'
  if (/[{}]/.test(sentence)) return `has an unfilled place: ${sentence}`
  if (/undefined|null|NaN|\[object/.test(sentence)) return `shows a value of the program: ${sentence}`
  if (/\s\s|^\s|\s$|\s[.,;:!?]/.test(sentence)) return `has a stray blank: "${sentence}"`
  return null
}
