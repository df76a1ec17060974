import { bookWords } from './en/book.ts'
import { eveningWords } from './en/evening.ts'
import { lessonWords } from './en/lessons.ts'
import { onlineWords } from './en/online.ts'
import { planWords } from './en/plan.ts'
import { recapWords } from './en/recap.ts'
import { reviewWords } from './en/review.ts'
import { seatsWords } from './en/seats.ts'
import { settingsWords } from './en/settings.ts'
import { shellWords } from './en/shell.ts'
import { startWords } from './en/start.ts'
import { tableWords } from './en/table.ts'
import { theatreWords } from './en/theatre.ts'
import { villageWords } from './en/village.ts'

/** The page in English. This language lists the messages; the others have the same. */
export const english = {
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
} as const
