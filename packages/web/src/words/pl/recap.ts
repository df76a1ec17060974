import type { recapWords as english } from '../en/recap.ts'

export const recapWords: Readonly<Record<keyof typeof english, string>> = {
  'recap.title': 'Na czym stanęło?',
  'recap.since': '{village}, {days, plural, one {dzień później} other {# dni później}}',
  'recap.on': 'Graj dalej',
  'recap.won':
    'Gra {game}: wygrywa {names}, z przewagą {margin, plural, one {zaledwie jednego punktu} =2 {dwóch punktów} =3 {trzech punktów} other {# punktów}}.',
  'recap.tie-break': 'Gra {game}: przy remisie wygrywa {names}.',
  'recap.shared': 'Gra {game}: zwycięstwem dzielą się {names}.',
  'recap.alone': 'Gra {game}: {names} kończy z wynikiem {vp, plural, one {1 punktu} other {# punktów}}.',
  'recap.leads':
    'Trwa runda {round} gry {game}, prowadzi {names}: {vp, plural, one {1 punkt} few {# punkty} other {# punktów}}.',
  'recap.level':
    'Trwa runda {round} gry {game}, {names} mają po równo: {vp, plural, one {1 punkt} few {# punkty} other {# punktów}}.',
  'recap.turn': 'Teraz gra {name}.',
  'recap.next-game': 'Następna będzie gra {game}.',
  'recap.rules': '{count, plural, one {Nowa zasada} other {Nowe zasady}}',
  'recap.guidepost': 'Wytyczne tej gry',
  'recap.next-guidepost': 'Następne wytyczne',
  'recap.chests': 'Co jest w kufrach',
  'recap.keeps': 'zachowuje: {things}',
}
