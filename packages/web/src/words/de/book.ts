import type { bookWords as english } from '../en/book.ts'

export const bookWords: Readonly<Record<keyof typeof english, string>> = {
  'book.chronicle': 'Chronik',
  'book.chest': 'Truhe',
  'book.archive': 'Archiv',
  'book.log': 'Verlauf',
  'book.campaign': 'Kampagne',
  'book.learn': 'Spielen lernen',
  'book.soon': 'An dieser Seite wird noch geschrieben.',
}
