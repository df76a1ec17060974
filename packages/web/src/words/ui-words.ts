import type { Language } from '@charterstone/engine'
import type { english } from './en.ts'
import type { Places } from './fill.ts'

/** Every message of the page. English lists the keys; the other languages owe a text for each. */
export type UiKey = keyof typeof english
export type UiWords = Readonly<Record<UiKey, string>>

type NamesOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesOf<Rest>
  : never

/** A message with choices inside takes any places; in all others the compiler knows their names. */
export type PlacesOf<Key extends UiKey> = (typeof english)[Key] extends `${string}{${string},${string}`
  ? Places
  : Readonly<Record<NamesOf<(typeof english)[Key]>, Places[string]>>

/** What is fetched together: the first screens; settings; a campaign, which speaks of what it hides; the lessons; online tables; names of villages; the summary after a pause; reviews; what comes after an evening. */
export type WordPart =
  | 'start'
  | 'settings'
  | 'play'
  | 'lessons'
  | 'online'
  | 'village'
  | 'recap'
  | 'review'
  | 'evening'

type Loaded = Partial<UiWords>

const LOADERS: Readonly<Record<Language, Readonly<Record<WordPart, () => Promise<Loaded>>>>> = {
  en: {
    start: () => all(import('./en/shell.ts'), import('./en/start.ts')),
    settings: async () => (await import('./en/settings.ts')).settingsWords,
    play: () =>
      all(import('./en/table.ts'), import('./en/plan.ts'), import('./en/book.ts'), import('./en/theatre.ts')),
    lessons: async () => (await import('./en/lessons.ts')).lessonWords,
    online: () => all(import('./en/online.ts'), import('./en/seats.ts')),
    village: async () => (await import('./en/village.ts')).villageWords,
    recap: async () => (await import('./en/recap.ts')).recapWords,
    review: async () => (await import('./en/review.ts')).reviewWords,
    evening: async () => (await import('./en/evening.ts')).eveningWords,
  },
  de: {
    start: () => all(import('./de/shell.ts'), import('./de/start.ts')),
    settings: async () => (await import('./de/settings.ts')).settingsWords,
    play: () =>
      all(import('./de/table.ts'), import('./de/plan.ts'), import('./de/book.ts'), import('./de/theatre.ts')),
    lessons: async () => (await import('./de/lessons.ts')).lessonWords,
    online: () => all(import('./de/online.ts'), import('./de/seats.ts')),
    village: async () => (await import('./de/village.ts')).villageWords,
    recap: async () => (await import('./de/recap.ts')).recapWords,
    review: async () => (await import('./de/review.ts')).reviewWords,
    evening: async () => (await import('./de/evening.ts')).eveningWords,
  },
  pl: {
    start: () => all(import('./pl/shell.ts'), import('./pl/start.ts')),
    settings: async () => (await import('./pl/settings.ts')).settingsWords,
    play: () =>
      all(import('./pl/table.ts'), import('./pl/plan.ts'), import('./pl/book.ts'), import('./pl/theatre.ts')),
    lessons: async () => (await import('./pl/lessons.ts')).lessonWords,
    online: () => all(import('./pl/online.ts'), import('./pl/seats.ts')),
    village: async () => (await import('./pl/village.ts')).villageWords,
    recap: async () => (await import('./pl/recap.ts')).recapWords,
    review: async () => (await import('./pl/review.ts')).reviewWords,
    evening: async () => (await import('./pl/evening.ts')).eveningWords,
  },
}

async function all(...modules: readonly Promise<Readonly<Record<string, Loaded>>>[]): Promise<Loaded> {
  const loaded = await Promise.all(modules)
  return Object.assign({}, ...loaded.flatMap((module) => Object.values(module))) as Loaded
}

export async function loadUiWords(language: Language, parts: Iterable<WordPart>): Promise<Loaded> {
  const loaded = await Promise.all([...parts].map((part) => LOADERS[language][part]()))
  return Object.assign({}, ...loaded) as Loaded
}
