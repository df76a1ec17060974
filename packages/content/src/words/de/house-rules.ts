import type { HouseRules, HouseRuleWords } from '@charterstone/engine'

export const houseRules: Readonly<Record<keyof HouseRules, HouseRuleWords>> = {
  matSize: {
    name: 'Kleine Auslage',
    text: 'Statt fünf liegen nur drei Ausbaukarten offen aus.',
    reason: 'Ihr habt weniger Auswahl, und das Glück beim Ziehen zählt mehr.',
  },
  progressStart: {
    name: 'Früher Start',
    text: 'Der Fortschrittsmarker beginnt bei jeder Spielerzahl auf dem ersten Feld der Leiste.',
    reason: 'Die Partien dauern länger, vor allem zu zweit oder zu dritt.',
  },
  campaignScoring: {
    name: 'Ein Maß für alle',
    text: 'Am Ende der Kampagne zählt für jedes Charter ein Ruhmesstern 10 SP, eine Trophäe 5, ein Kapazitätskreis 3 und eine benutzte Rolle 2.',
    reason: 'So weiß jeder vom ersten Abend an, was am Ende zählt.',
  },
  market: {
    name: 'Kauf ins Blaue',
    text: 'Am Markt darfst du auch die oberste Karte des Ausbaudecks nehmen, ohne sie vorher zu sehen.',
    reason: 'Ein Wagnis für den Fall, dass in der Auslage nichts Brauchbares liegt.',
  },
  crateResources: {
    name: 'Rohstoffe in Kisten',
    text: 'Wenn du eine Kiste öffnest, nimmst du auch 2 Rohstoffe einer Art oder je 1 von zwei anderen, wie auf der Kiste angegeben.',
    reason: 'Kisten zu öffnen tut etwas weniger weh.',
  },
  objectiveVp: {
    name: 'Ziele nach Wert',
    text: 'Ein Ziel bringt die 3 bis 8 SP, die darauf stehen, und nicht die SP des wertenden Gebäudes.',
    reason: 'Schwere Ziele bringen mehr als leichte.',
  },
  dusk: {
    name: 'Ohne Dämmerung',
    text: 'Der Fortschrittsmarker rückt nie von selbst vor, auch wenn viele Runden ohne Fortschritt vergehen.',
    reason: 'Für geduldige Runden: Eine Partie endet erst, wenn ihr sie beendet.',
  },
  extraPersonas: {
    name: 'Höchstens zwei Rollen',
    text: 'Niemand darf mehr als 2 Rollen zugleich einsetzen.',
    reason: 'Die Züge bleiben kurz, und die Fähigkeiten häufen sich nicht.',
  },
  automaProgress: {
    name: 'Gemächliche Automas',
    text: 'Beim Zeppelin, beim Charterstone und auf der Tribüne rückt eine Automa den Fortschrittsmarker nie vor, auch wenn ihre Karte es sagt.',
    reason: 'Das Tempo bestimmen nur die Menschen. Partien mit Automas dauern länger.',
  },
  fairStart: {
    name: 'Fairer Start',
    text: 'Wer in der Runde später an der Reihe ist, beginnt mit einigen SP, je nach Partie und Spielerzahl.',
    reason: 'Anfangen ist ein kleiner Vorteil. Das gleicht ihn aus.',
  },
  shortDay: {
    name: 'Kurzer Tag',
    text: 'Der Fortschrittsmarker beginnt bei jeder Spielerzahl 3 Felder vor der Sanduhr.',
    reason:
      'Für eine schnelle Partie, wenn die Zeit knapp ist. So wird auch die Zehn-Minuten-Lektion gespielt.',
  },
}
