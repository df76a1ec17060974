import type { tableWords as english } from '../en/table.ts'

export const tableWords: Readonly<Record<keyof typeof english, string>> = {
  'table.title': 'Tisch',
  'table.asks': '{name}, du hast die Wahl',
  'table.asks-alone': 'Du hast die Wahl',
  'table.thinking': '{name} denkt nach',
  'table.undo': 'Zurücknehmen',
  'table.options': 'Möglichkeiten',
  'table.own-name': 'Ein eigener Name',
  'table.give-name': 'Diesen Namen geben',
  'table.game-over': 'Die Partie ist zu Ende',
  'table.pack-up': 'Einpacken',
  'table.between': 'Der Tisch ist abgeräumt',
  'table.next-game': 'Partie {game} aufbauen',
}
