/** End of game, Chronicle, chest, archive, log, campaign, learning to play. */
export const bookWords = {
  'book.chronicle': 'Chronicle',
  'book.chest': 'Chest',
  'book.archive': 'Archive',
  'book.log': 'Log',
  'book.campaign': 'Campaign',
  'book.learn': 'Learn to play',
  'book.soon': 'This page is still being written.',
} as const
