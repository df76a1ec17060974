import type { Language } from '@charterstone/engine'

/** The text of a notification and the address it opens. */
export type Message = {
  /** The same when it is sent again. */
  readonly id?: string
  readonly title: string
  readonly text: string
  readonly url: string
}

/** A person at a table that waits for them. */
export type Turn = {
  readonly name: string
  /** Empty for a village without a name. */
  readonly village: string
  readonly url: string
}

type Words = {
  readonly title: string
  readonly text: (name: string, village: string) => string
  /** At two tables or more. */
  readonly titleOfMany: (tables: number) => string
  /** A village without a name, as the story calls it. */
  readonly unnamed: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Charterstone: your turn',
    titleOfMany: (tables) => `Charterstone: your turn at ${tables} tables`,
    text: (name, village) => `${name}, ${village} is waiting for your move.`,
    unnamed: 'Greengully',
  },
  de: {
    title: 'Charterstone: Du bist dran',
    titleOfMany: (tables) => `Charterstone: Du bist an ${tables} Tischen dran`,
    text: (name, village) => `${name}, ${village} wartet auf deinen Zug.`,
    unnamed: 'Grüntal',
  },
  pl: {
    title: 'Charterstone: twoja kolej',
    titleOfMany: (tables) => `Charterstone: twoja kolej przy ${tables} stołach`,
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

const CONFIRMATION_TEXTS: Readonly<Record<Language, string>> = {
  en: 'Enter it within ten minutes to get a message here whenever it’s your turn. If you didn’t ask for it, you can ignore this message.',
  de: 'Gib ihn innerhalb von zehn Minuten ein, um hier eine Nachricht zu bekommen, wenn du dran bist. Wenn du ihn nicht angefordert hast, kannst du diese Nachricht ignorieren.',
  pl: 'Wpisz go w ciągu dziesięciu minut, aby dostawać tu wiadomość, gdy przyjdzie twoja kolej. Jeśli to nie twoja prośba, zignoruj tę wiadomość.',
}

/** The code that confirms an address. It contains nothing that the sender chose. */
export function confirmationMessage(language: Language, code: string, url: string): Message {
  return { title: CODE_WORDS[language].title(code), text: CONFIRMATION_TEXTS[language], url }
}

/** The code that opens a person's seats on another device. */
export function codeMessage(language: Language, code: string, url: string): Message {
  const { title, text } = CODE_WORDS[language]
  return { title: title(code), text, url }
}

/** One message for everything that waits for a person; `all` is where their tables are listed. */
export function turnMessage(language: Language, turns: readonly Turn[], all: string): Message {
  const { title, text, titleOfMany, unnamed } = WORDS[language]
  const [first, ...more] = turns
  if (first === undefined) throw new Error('nobody is awaited')
  if (more.length === 0) return { title, text: text(first.name, first.village || unnamed), url: first.url }
  const lines = turns.map(({ village, url }) => `${village || unnamed}: ${url}`)
  return { title: titleOfMany(turns.length), text: lines.join('\n'), url: all }
}
