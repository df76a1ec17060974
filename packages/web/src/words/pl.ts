import { bookWords } from './pl/book.ts'
import { eveningWords } from './pl/evening.ts'
import { lessonWords } from './pl/lessons.ts'
import { onlineWords } from './pl/online.ts'
import { planWords } from './pl/plan.ts'
import { recapWords } from './pl/recap.ts'
import { reviewWords } from './pl/review.ts'
import { seatsWords } from './pl/seats.ts'
import { settingsWords } from './pl/settings.ts'
import { shellWords } from './pl/shell.ts'
import { startWords } from './pl/start.ts'
import { tableWords } from './pl/table.ts'
import { theatreWords } from './pl/theatre.ts'
import { villageWords } from './pl/village.ts'
import type { UiWords } from './ui-words.ts'

export const polish: UiWords = {
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
