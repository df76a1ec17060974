import { LANGUAGES, type Language } from '@charterstone/engine'
import { create } from 'zustand'
import { useSettings } from '../settings/settings.ts'
import { fill, type Places } from './fill.ts'
import { tied } from './tied.ts'
import { loadUiWords, type PlacesOf, type UiKey, type UiWords, type WordPart } from './ui-words.ts'

/** The language of the page and its messages; both change together, once everything is there. */
type Speech = {
  readonly language: Language
  readonly ui: Partial<UiWords>
  /** The parts of the messages that are needed so far. */
  readonly parts: readonly WordPart[]
  /** The page's messages in its language. */
  readonly say: Say
}

export const useSpeech = create<Speech>(() => speechIn(firstLanguage(), {}, ['start']))

/** `say` is another function in another language, and the same one when words are added: nothing is drawn again for them. */
function speechIn(language: Language, ui: Partial<UiWords>, parts: readonly WordPart[]): Speech {
  return { language, ui, parts, say: (key, ...places) => textNow(key, places[0] ?? {}) }
}

function textNow(key: UiKey, places: Places): string {
  const { language, ui } = useSpeech.getState()
  return tied(language, fill(language, ui[key] ?? '', places))
}

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  pl: 'Polski',
}

/** How dates and times are written: in English as in Britain, with 24 hours. */
export const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de', pl: 'pl' }

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

/** Fetches messages that the first screen does not need; before a screen is drawn that does. Every caller waits until they are there. */
export async function needWords(part: WordPart): Promise<void> {
  const { language, parts } = useSpeech.getState()
  if (!parts.includes(part)) useSpeech.setState({ parts: [...parts, part] })
  const more = await loadUiWords(language, [part])
  // A change of the language in the meantime has fetched this part as well.
  useSpeech.setState((speech) => (speech.language === language ? { ui: { ...speech.ui, ...more } } : speech))
}

type Listener = (language: Language) => Promise<void>
const listeners = new Set<Listener>()

/** Calls back before the language changes; the page waits, so that everything changes at once. */
export function beforeLanguage(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function speak(language: Language): Promise<void> {
  await Promise.all([...listeners].map((prepare) => prepare(language)))
  let { parts } = useSpeech.getState()
  let ui = await loadUiWords(language, parts)
  // A screen may have needed more in the meantime.
  while (parts !== useSpeech.getState().parts) {
    parts = useSpeech.getState().parts
    ui = await loadUiWords(language, parts)
  }
  document.documentElement.lang = language
  useSpeech.setState(speechIn(language, ui, parts))
}

/** The chosen language, or that of the browser. */
function firstLanguage(): Language {
  const { language } = useSettings.getState()
  if (language !== null) return language
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())
  const known = wanted.flatMap((tag) => LANGUAGES.filter((language) => language === tag))
  return known[0] ?? 'en'
}

/** The page's messages in the language of the moment. */
export function useSay(): Say {
  return useSpeech((speech) => speech.say)
}

/** The same outside of components: for toasts and questions, which are read once. */
export function say<Key extends UiKey>(
  key: Key,
  ...places: keyof PlacesOf<Key> extends never ? [] : [PlacesOf<Key>]
): string {
  return useSpeech.getState().say(key, ...places)
}
