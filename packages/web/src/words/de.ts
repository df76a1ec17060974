import { bookWords } from './de/book.ts'
import { eveningWords } from './de/evening.ts'
import { lessonWords } from './de/lessons.ts'
import { onlineWords } from './de/online.ts'
import { planWords } from './de/plan.ts'
import { recapWords } from './de/recap.ts'
import { reviewWords } from './de/review.ts'
import { seatsWords } from './de/seats.ts'
import { settingsWords } from './de/settings.ts'
import { shellWords } from './de/shell.ts'
import { startWords } from './de/start.ts'
import { tableWords } from './de/table.ts'
import { theatreWords } from './de/theatre.ts'
import { villageWords } from './de/village.ts'
import type { UiWords } from './ui-words.ts'

export const german: UiWords = {
  ...shellWords,
  ...startWords,
  ...settingsWords,
  ...tableWords,
  ...planWords,
  ...theatreWords,
  ...bookWords,
  ...eveningWords,
  ...lessonWords,
  ...onlineWords,
  ...seatsWords,
  ...villageWords,
  ...recapWords,
  ...reviewWords,
}
