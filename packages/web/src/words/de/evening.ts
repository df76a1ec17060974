import type { eveningWords as english } from '../en/evening.ts'

export const eveningWords: Readonly<Record<keyof typeof english, string>> = {
  'evening.title': 'Nach der Partie',
  'evening.bg-stats': 'In BG Stats eintragen',
  'evening.bg-stats-text':
    'Öffnet die App BG Stats; Namen, Punkte und Charter stehen schon drin. Hast du sie auf dem Handy, scanne dort den QR-Code.',
  'evening.of-game': 'Partie {game} in {village}',
  'evening.plan': 'Nächsten Abend planen',
  'evening.plan-why': 'Eine Kalenderdatei mit dem Termin, für dich und die anderen.',
  'evening.plan-text':
    'Du bekommst eine Kalenderdatei. Öffne sie, um den Termin zu speichern, und schick sie den anderen.',
  'evening.date': 'Datum',
  'evening.time': 'Beginn',
  'evening.length': 'Dauer',
  'evening.hours': '{hours} Std.',
  'evening.save': 'Kalenderdatei speichern',
  'evening.next': 'Charterstone: Partie {game} in {village}',
  'evening.at': 'Charterstone in {village}',
  'evening.invitation': 'Wir treffen uns wieder in {village}.',
}
