import type { Language } from '@charterstone/engine'

/** The text of a notification and the address it opens. */
export type Message = { readonly title: string; readonly text: string; readonly url: string }

type Words = {
  readonly title: string
  readonly text: (name: string, village: string) => string
  /** A village without a name, as the story calls it. */
  readonly unnamed: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Charterstone: your turn',
    text: (name, village) => `${name}, ${village} is waiting for your move.`,
    unnamed: 'Greengully',
  },
  de: {
    title: 'Charterstone: Du bist dran',
    text: (name, village) => `${name}, ${village} wartet auf deinen Zug.`,
    unnamed: 'Grüntal',
  },
  pl: {
    title: 'Charterstone: twoja kolej',
    text: (name, village) => `${name}, ${village} czeka na twój ruch.`,
    unnamed: 'Zielony Jar',
  },
}

const CODE_WORDS: Readonly<
  Record<Language, { readonly title: (code: string) => string; readonly text: string }>
> = {
  en: {
    title: (code) => `Charterstone: your code is ${code}`,
    text: 'Enter it within ten minutes on the device where you want to continue. If you didn’t ask for it, you can ignore this message.',
  },
  de: {
    title: (code) => `Charterstone: Dein Code ist ${code}`,
    text: 'Gib ihn innerhalb von zehn Minuten auf dem Gerät ein, auf dem du weiterspielen willst. Wenn du ihn nicht angefordert hast, kannst du diese Nachricht ignorieren.',
  },
  pl: {
    title: (code) => `Charterstone: twój kod to ${code}`,
    text: 'Wpisz go w ciągu dziesięciu minut na urządzeniu, na którym chcesz grać dalej. Jeśli to nie twoja prośba, zignoruj tę wiadomość.',
  },
}

/** The code that opens a person's seats on another device. */
export function codeMessage(language: Language, code: string, url: string): Message {
  const { title, text } = CODE_WORDS[language]
  return { title: title(code), text, url }
}

/** `village` is empty for a village without a name. */
export function messageFor(language: Language, name: string, village: string, url: string): Message {
  const { title, text, unnamed } = WORDS[language]
  return { title, text: text(name, village || unnamed), url }
}
