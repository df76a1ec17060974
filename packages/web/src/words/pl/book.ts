import type { bookWords as english } from '../en/book.ts'

export const bookWords: Readonly<Record<keyof typeof english, string>> = {
  'book.chronicle': 'Kronika',
  'book.chest': 'Kufer',
  'book.archive': 'Archiwum',
  'book.log': 'Dziennik',
  'book.campaign': 'Kampania',
  'book.learn': 'Nauka gry',
  'book.soon': 'Ta strona dopiero powstaje.',
}
