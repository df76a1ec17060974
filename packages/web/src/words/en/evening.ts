/** After an evening: BG Stats and the next date. */
export const eveningWords = {
  'evening.title': 'After the game',
  'evening.bg-stats': 'Add to BG Stats',
  'evening.bg-stats-text':
    'Opens the BG Stats app with names, scores and charters filled in. If you have it on your phone, scan the QR code there.',
  'evening.of-game': 'Game {game} in {village}',
  'evening.plan': 'Plan the next evening',
  'evening.plan-why': 'A calendar file with the date, for you and the others.',
  'evening.plan-text': 'You’ll get a calendar file. Open it to save the date, and send it to the others.',
  'evening.date': 'Date',
  'evening.time': 'Start',
  'evening.length': 'Length',
  'evening.hours': '{hours} h',
  'evening.save': 'Save calendar file',
  'evening.next': 'Charterstone: game {game} in {village}',
  'evening.at': 'Charterstone in {village}',
  'evening.invitation': 'We’re meeting in {village} again.',
} as const
