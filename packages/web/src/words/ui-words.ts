import type { Language } from '@charterstone/engine'
import type { english } from './en.ts'

/** Every message of the page. English lists the keys; the other languages owe a text for each. */
export type UiKey = keyof typeof english
export type UiWords = Readonly<Record<UiKey, string>>

type NamesOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesOf<Rest>
  : never

/** A message with choices inside takes any places; in all others the compiler knows their names. */
export type PlacesOf<Key extends UiKey> = (typeof english)[Key] extends `${string}{${string},${string}`
  ? Readonly<Record<string, string | number>>
  : Readonly<Record<NamesOf<(typeof english)[Key]>, string | number>>

const loaders: Readonly<Record<Language, () => Promise<UiWords>>> = {
  en: async () => (await import('./en.ts')).english,
  de: async () => (await import('./de.ts')).german,
  pl: async () => (await import('./pl.ts')).polish,
}

export function loadUiWords(language: Language): Promise<UiWords> {
  return loaders[language]()
}
