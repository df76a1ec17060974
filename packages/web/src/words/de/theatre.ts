import type { theatreWords as english } from '../en/theatre.ts'

/** Die Züge der anderen: Unterschriften und die Leiste, die sie abspielt. */
export const theatreWords: Readonly<Record<keyof typeof english, string>> = {
  'caption.head': '{name} → {place}',
  'caption.you': 'Du',
  'caption.home': '{name} geht heim.',
  'caption.home-you': 'Dein Arbeiter kommt heim.',
  'caption.home-own': 'Der eigene Arbeiter dort kommt heim.',
  'caption.retrieved': 'Ruft {list} heim.',
  'caption.forced': 'Alle Arbeiter waren unterwegs und kommen in diesem Zug heim: {list}.',
  'caption.forced-you':
    '{count, plural, one {Dein Arbeiter war unterwegs. Dieser Zug hat ihn heimgerufen.} =2 {Beide Arbeiter waren unterwegs. Dieser Zug hat sie heimgerufen.} other {Alle deine Arbeiter waren unterwegs. Dieser Zug hat sie heimgerufen.}}',
  'caption.passed': 'Passt.',
  'caption.took': '{from, select, top {Zieht} crate {Findet} seat {Bekommt} other {Nimmt}}: {card}.',
  'caption.took-objective': 'Nimmt ein privates Ziel: {card}.',
  'caption.discarded': 'Wirft ab: {card}.',
  'caption.used': 'Spielt aus: {card}.',
  'caption.persona': 'Setzt ein: {card}.',
  'caption.scored': 'Wertet: {card}.',
  'caption.sold': 'Schickt {what} in die Ewige Stadt.',
  'caption.income': 'Legt Einkommen an: {place}.',
  'caption.built': 'Baut: {place}.',
  'caption.built-over': 'Baut: {place}, anstelle von {over}.',
  'caption.crate': 'Öffnet Kiste {crate} ({card}).',

  'theatre.label': 'Züge der anderen',
  'theatre.away': 'Während du weg warst',
  'theatre.again': 'Nochmal',
  'theatre.again-hint': 'Die letzte Runde noch einmal zeigen',
  'theatre.watch': 'Ansehen, was passiert ist',
  'theatre.pause': 'Anhalten',
  'theatre.resume': 'Weiter abspielen',
  'theatre.previous': 'Voriger Zug',
  'theatre.next': 'Nächster Zug',
  'theatre.skip': 'Bis zu deinem Zug springen',
  'theatre.stop': 'Beenden',
}
