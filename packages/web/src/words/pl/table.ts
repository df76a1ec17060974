import type { tableWords as english } from '../en/table.ts'

export const tableWords: Readonly<Record<keyof typeof english, string>> = {
  'table.title': 'Stół',
  'table.asks': 'Twój wybór ({name})',
  'table.asks-alone': 'Twój wybór',
  'table.thinking': '{name} się zastanawia',
  'table.undo': 'Cofnij',
  'table.options': 'Możliwości',
  'table.own-name': 'Własna nazwa',
  'table.give-name': 'Nadaj tę nazwę',
  'table.game-over': 'Koniec gry',
  'table.pack-up': 'Zapakuj pudełko',
  'table.between': 'Stół jest pusty',
  'table.next-game': 'Rozłóż grę {game}',
}
