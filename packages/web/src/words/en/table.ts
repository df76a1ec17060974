/** The table: decisions, moments, the text view. */
export const tableWords = {
  'table.title': 'Table',
  'table.asks': '{name}, it is your choice',
  'table.asks-alone': 'It is your choice',
  'table.thinking': '{name} is thinking',
  'table.undo': 'Undo',
  'table.options': 'Options',
  'table.own-name': 'A name of your own',
  'table.give-name': 'Give this name',
  'table.game-over': 'The game is over',
  'table.pack-up': 'Pack up',
  'table.between': 'The table is cleared',
  'table.next-game': 'Set up game {game}',
} as const
