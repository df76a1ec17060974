import type { bookWords as english } from '../en/book.ts'

export const bookWords: Readonly<Record<keyof typeof english, string>> = {
  'book.chronicle': 'Kronika',
  'book.chest': 'Kufer',
  'book.archive': 'Archiwum',
  'book.log': 'Dziennik',
  'book.campaign': 'Kampania',
  'book.learn': 'Nauka gry',
  'book.soon': 'Ta strona dopiero powstaje.',
  'book.reading': 'Trwa czytanie wcześniejszych partii…',
  'book.unknown-past':
    'Od wcześniejszych partii zmieniły się zasady, więc nie da się ich już pokazać krok po kroku.',

  'chronicle.of': 'Zasady, jakimi rządzi się {village}, o ile są znane',
  'chronicle.parts': 'Części Kroniki',
  'chronicle.rules': 'Zasady',
  'chronicle.stories': 'Opowieści',
  'chronicle.icons': 'Symbole',
  'chronicle.search': 'Szukaj w Kronice',
  'chronicle.slots': 'Strony Kroniki',
  'chronicle.written': 'Zapisane strony: {written} z {all}',
  'chronicle.blank': 'Pusta strona',
  'chronicle.blank-slot': '{slot}: pusta strona',
  'chronicle.new': 'Nowe od ostatniej partii',
  'chronicle.new-in': 'Nowa, od partii {game}',
  'chronicle.since': 'partia {game}',
  'chronicle.house-rules': 'Zasady domowe przy tym stole',
  'chronicle.nothing-found': 'Nic, co już otwarto, o tym nie mówi.',
  'chronicle.no-stories': 'Nie przeczytano jeszcze żadnej opowieści.',
  'chronicle.told':
    '{count, plural, one {Dotąd 1 opowieść} few {Dotąd # opowieści} other {Dotąd # opowieści}}',
  'chronicle.remembers': 'Opowiedziane z powodu dawnej decyzji tej wioski',

  'icons.signs': 'Jak czytać szyld',
  'icons.things': 'Co znaczą symbole',
  'icons.arrow': 'Zapłać to, co po lewej, zyskaj to, co po prawej.',
  'icons.slash': 'Jedno z nich, według twojego wyboru.',
  'icons.brackets': 'Z tego możesz zrezygnować.',
  'icons.more-later': 'Kolejne symbole pojawią się tu, gdy ich zasady trafią do Kroniki.',
}
