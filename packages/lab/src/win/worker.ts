import { serve } from '@charterstone/bots/pool'
import { addToCount, type SharedCount } from '../command-line/shared-progress.ts'
import { engine } from '../ruleset.ts'
import type { PlayedLesson, WinJob } from './play-lessons.ts'
import { playWinLesson, winGamesOf } from './win-lesson.ts'

serve((count: SharedCount) => ({ lesson, answers: known }: WinJob): PlayedLesson => {
  const answers = known ?? playWinLesson(engine, lesson, () => addToCount(count))
  return { answers, games: winGamesOf(engine, lesson, answers) }
})
