import type { eveningWords as english } from '../en/evening.ts'

export const eveningWords: Readonly<Record<keyof typeof english, string>> = {
  'evening.title': 'Po grze',
  'evening.bg-stats': 'Dodaj do BG Stats',
  'evening.bg-stats-text':
    'Otwiera aplikację BG Stats z wpisanymi już imionami, punktami i dzielnicami. Masz ją w telefonie? Zeskanuj tam kod QR.',
  'evening.of-game': '{village}, gra {game}',
  'evening.plan': 'Zaplanuj następny wieczór',
  'evening.plan-why': 'Plik kalendarza z terminem, dla ciebie i pozostałych.',
  'evening.plan-text': 'Otrzymasz plik kalendarza. Otwórz go, aby zapisać termin, i wyślij pozostałym.',
  'evening.date': 'Data',
  'evening.time': 'Początek',
  'evening.length': 'Czas trwania',
  'evening.hours': '{hours} godz.',
  'evening.save': 'Zapisz plik kalendarza',
  'evening.next': 'Charterstone: {village}, gra {game}',
  'evening.at': 'Charterstone: {village}',
  'evening.invitation': 'Znów się spotykamy. Osada: {village}.',
}
