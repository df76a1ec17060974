import type { theatreWords as english } from '../en/theatre.ts'

/** Ruchy innych: podpisy i pasek, który je odtwarza. */
export const theatreWords: Readonly<Record<keyof typeof english, string>> = {
  'caption.head': '{name} → {place}',
  'caption.you': 'Ty',
  'caption.home': '{name} wraca do domu.',
  'caption.home-you': 'Twój robotnik wraca do domu.',
  'caption.home-own': 'Własny robotnik wraca do domu.',
  'caption.retrieved': 'Odzyskuje {list}.',
  'caption.forced': 'Wszyscy robotnicy byli w terenie, więc ta tura sprowadziła ich do domu: {list}.',
  'caption.forced-you':
    '{count, plural, one {Twój robotnik był w terenie, więc ta tura sprowadziła go do domu.} =2 {Obaj twoi robotnicy byli w terenie, więc ta tura sprowadziła ich do domu.} other {Wszyscy twoi robotnicy byli w terenie, więc ta tura sprowadziła ich do domu.}}',
  'caption.passed': 'Pasuje.',
  'caption.took': '{from, select, top {Dobiera} crate {Znajduje} seat {Dostaje} other {Bierze}}: {card}.',
  'caption.took-objective': 'Bierze prywatny cel: {card}.',
  'caption.discarded': 'Odrzuca: {card}.',
  'caption.used': 'Zagrywa: {card}.',
  'caption.persona': 'Używa osobowości: {card}.',
  'caption.scored': 'Realizuje cel: {card}.',
  'caption.sold': 'Wysyła {what} do Wiecznego Miasta.',
  'caption.income': 'Zapewnia sobie przychód: {place}.',
  'caption.built': 'Buduje: {place}.',
  'caption.built-over': 'Buduje: {place} (w miejscu: {over}).',
  'caption.crate': 'Otwiera skrzynię {crate} ({card}).',

  'theatre.label': 'Ruchy innych',
  'theatre.away': 'Gdy cię nie było',
  'theatre.again': 'Jeszcze raz',
  'theatre.again-hint': 'Pokaż ostatnią rundę jeszcze raz',
  'theatre.watch': 'Zobacz, co się wydarzyło',
  'theatre.pause': 'Wstrzymaj',
  'theatre.resume': 'Odtwarzaj dalej',
  'theatre.previous': 'Poprzedni ruch',
  'theatre.next': 'Następny ruch',
  'theatre.earlier':
    '{count, plural, one {1 wcześniejszy ruch} few {# wcześniejsze ruchy} other {# wcześniejszych ruchów}}',
  'theatre.later':
    '{count, plural, one {1 późniejszy ruch} few {# późniejsze ruchy} other {# późniejszych ruchów}}',
  'theatre.skip': 'Przejdź do swojej tury',
  'theatre.stop': 'Zakończ',
}
