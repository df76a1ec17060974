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

const CODE_WORDS: Readonly<
  Record<Language, { readonly title: (code: string) => string; readonly text: string }>
> = {
  en: {
    title: (code) => `Charterstone: your code is ${code}`,
    text: 'Enter it within ten minutes on the device where you want to play on. If you did not ask for it, there is nothing to do.',
  },
  de: {
    title: (code) => `Charterstone: Dein Code ist ${code}`,
    text: 'Gib ihn innerhalb von zehn Minuten auf dem Gerät ein, auf dem du weiterspielen willst. Wenn du ihn nicht angefordert hast, musst du nichts tun.',
  },
  pl: {
    title: (code) => `Charterstone: twój kod to ${code}`,
    text: 'Wpisz go w ciągu dziesięciu minut na urządzeniu, na którym chcesz grać dalej. Jeśli to nie ty o niego prosisz, nie musisz nic robić.',
  },
}

/** Lets somebody go on with their seats on another device. */
export function codeMessage(language: Language, code: string, url: string): Message {
  const { title, text } = CODE_WORDS[language]
  return { title: title(code), text, url }
}

export function messageFor(language: Language, name: string, url: string): Message {
  const { title, text } = WORDS[language]
  return { title, text: text(name), url }
}
