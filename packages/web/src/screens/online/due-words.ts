import type { Language } from '@charterstone/engine'
import { LOCALES, type Say } from '../../words/speech.ts'

const DAY = 86_400_000

/** "until 18:30", "until Tue 18:30". */
export function dueWords(say: Say, language: Language, dueAt: number): string {
  const isSoon = dueAt - Date.now() < DAY / 2
  const time = new Intl.DateTimeFormat(LOCALES[language], {
    ...(isSoon ? {} : { weekday: 'short' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(dueAt)
  return say('online.until', { time })
}
