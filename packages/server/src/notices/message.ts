import type { Language } from '@charterstone/engine'

/** What a notice says: who is awaited where. */
export type Message = { readonly title: string; readonly text: string; readonly url: string }

const WORDS: Readonly<Record<Language, { readonly title: string; readonly text: (name: string) => string }>> =
  {
    en: { title: 'Charterstone: it is your turn', text: (name) => `${name}, your table is waiting for you.` },
    de: {
      title: 'Charterstone: Du bist am Zug',
      text: (name) => `${name}, am Tisch wird auf dich gewartet.`,
    },
    pl: { title: 'Charterstone: twoja kolej', text: (name) => `${name}, stół czeka na twój ruch.` },
  }

export function messageFor(language: Language, name: string, url: string): Message {
  const { title, text } = WORDS[language]
  return { title, text: text(name), url }
}
