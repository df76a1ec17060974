import { LANGUAGES, type Language } from '@charterstone/engine'
import { create } from 'zustand'
import { useSettings } from '../settings/settings.ts'
import { fill } from './fill.ts'
import { loadUiWords, type PlacesOf, type UiKey, type UiWords, type WordPart } from './ui-words.ts'

/** The language of the page and its messages; both change together, once everything is there. */
type Speech = { readonly language: Language; readonly ui: Partial<UiWords> | null }

export const useSpeech = create<Speech>(() => ({ language: firstLanguage(), ui: null }))

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  pl: 'Polski',
}

export type Say = <Key extends UiKey>(
  key: Key,
  ...places: keyof PlacesOf<Key> extends never ? [] : [PlacesOf<Key>]
) => string

/** Before the first screen is drawn. */
export async function startSpeech(): Promise<void> {
  await speak(firstLanguage())
}

/** Switches at any moment; a game in progress goes on in the new language. */
export async function chooseLanguage(language: Language): Promise<void> {
  useSettings.setState({ language })
  await speak(language)
}

const parts = new Set<WordPart>(['start'])

/** Before a screen is drawn that speaks of more than the first one does. */
export async function needWords(part: WordPart): Promise<void> {
  if (parts.has(part)) return
  parts.add(part)
  const { language } = useSpeech.getState()
  const more = await loadUiWords(language, [part])
  // Whoever has changed the language meanwhile has fetched this part as well.
  useSpeech.setState((speech) => (speech.language === language ? { ui: { ...speech.ui, ...more } } : speech))
}

type Listener = (language: Language) => Promise<void>
const listeners = new Set<Listener>()

/** Calls back before the language changes; the page waits, so that everything changes at once. */
export function beforeLanguage(listener: Listener): void {
  listeners.add(listener)
}

async function speak(language: Language): Promise<void> {
  const [ui] = await Promise.all([
    loadUiWords(language, parts),
    ...[...listeners].map((prepare) => prepare(language)),
  ])
  document.documentElement.lang = language
  useSpeech.setState({ language, ui })
}

/** As somebody has chosen, or as the browser has it. */
function firstLanguage(): Language {
  const { language } = useSettings.getState()
  if (language !== null) return language
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  const known = wanted.flatMap((tag) => LANGUAGES.filter((language) => language === tag))
  return known[0] ?? 'en'
}

/** The page's messages in the language of the moment. */
export function useSay(): Say {
  const language = useSpeech((speech) => speech.language)
  const ui = useSpeech((speech) => speech.ui)
  return sayIn(language, ui)
}

/** The same outside of components: for toasts and questions, which are read once. */
export function say<Key extends UiKey>(
  key: Key,
  ...places: keyof PlacesOf<Key> extends never ? [] : [PlacesOf<Key>]
): string {
  const { language, ui } = useSpeech.getState()
  return sayIn(language, ui)(key, ...places)
}

let last: { readonly ui: Speech['ui']; readonly say: Say } | null = null

function sayIn(language: Language, ui: Speech['ui']): Say {
  if (last?.ui === ui) return last.say
  const spoken: Say = (key, ...places) => fill(language, ui?.[key] ?? '', places[0] ?? {})
  last = { ui, say: spoken }
  return spoken
}
