import type { HouseRules, HouseRuleWords } from '@charterstone/engine'

export const houseRules: Readonly<Record<keyof HouseRules, HouseRuleWords>> = {
  matSize: {
    name: 'Kleine Auslage',
    text: 'Statt fünf liegen nur drei Ausbaukarten offen aus.',
    reason: 'So baut das Referenzhandbuch auf. Die Auswahl ist knapper, und das Deck zählt mehr.',
  },
  progressStart: {
    name: 'Früher Start',
    text: 'Der Fortschrittsmarker beginnt bei jeder Spielerzahl auf dem ersten Feld der Leiste.',
    reason:
      'Im Referenzhandbuch beginnen alle am Anfang der Leiste. Spiele zu zweit oder dritt dauern dann deutlich länger.',
  },
  campaignScoring: {
    name: 'Ein Maß für alle',
    text: 'Am Ende der Kampagne zählt für jedes Charter ein Ruhmesstern 10 SP, eine Trophäe 5, ein Kapazitätskreis 3 und eine benutzte Rolle 2.',
    reason: 'Das Referenzhandbuch wertet die Kampagne ohne Siegkarten.',
  },
  market: {
    name: 'Kauf ins Blaue',
    text: 'Am Markt darfst du auch die oberste Karte des Ausbaudecks nehmen, ohne sie vorher zu sehen.',
    reason: 'Die deutsche Chronik erlaubt es. Ein Wagnis, wenn in der Auslage nichts Brauchbares liegt.',
  },
  crateResources: {
    name: 'Rohstoffe in Kisten',
    text: 'Wenn du eine Kiste öffnest, nimmst du auch 2 Rohstoffe einer Art oder je 1 von zwei anderen, wie auf der Kiste angegeben.',
    reason: 'So steht es im Referenzhandbuch. Kisten bringen einen Teil ihres Preises wieder ein.',
  },
  objectiveVp: {
    name: 'Ziele nach Wert',
    text: 'Ein Ziel bringt die 3 bis 8 SP, die darauf stehen, und nicht die SP des wertenden Gebäudes.',
    reason: 'Das Referenzhandbuch bewertet jedes Ziel einzeln; schwere bringen mehr.',
  },
  dusk: {
    name: 'Ohne Dämmerung',
    text: 'Der Fortschrittsmarker rückt nie automatisch vor, auch wenn viele Runden ohne Fortschritt vergehen.',
    reason:
      'Die Dämmerung ist unsere eigene Vorkehrung gegen endlose Spiele. Ein geduldiger Tisch kommt ohne sie aus.',
  },
  extraPersonas: {
    name: 'Höchstens zwei Rollen',
    text: 'Niemand darf mehr als 2 Rollen zugleich einsetzen.',
    reason: 'Ein Wunsch vieler Spieler: Die Züge bleiben kurz, und die Fähigkeiten häufen sich nicht.',
  },
  automaProgress: {
    name: 'Gemächliche Automas',
    text: 'Beim Zeppelin, beim Charterstone und auf der Tribüne rückt eine Automa den Fortschrittsmarker nie vor, auch wenn ihre Karte es sagt.',
    reason: 'Im Referenzhandbuch bestimmen die Menschen das Tempo. Spiele mit Automas dauern länger.',
  },
  fairStart: {
    name: 'Fairer Start',
    text: 'Wer in der Runde später an der Reihe ist, beginnt mit einigen SP, je nach Spiel und Spielerzahl.',
    reason:
      'Anfangen ist ein kleiner Vorteil. Die SP, die ihn ausgleichen, wurden in vielen Spielen ermittelt.',
  },
}
