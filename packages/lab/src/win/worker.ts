import { serve } from '@charterstone/bots/pool'
import { addToCount, type SharedCount } from '../command-line/shared-progress.ts'
import { engine } from '../ruleset.ts'
import type { WinGame } from './win-game.ts'
import { playWinLesson, type WinLesson } from './win-lesson.ts'

serve(
  (count: SharedCount) =>
    (lesson: WinLesson): WinGame[] =>
      playWinLesson(engine, lesson, () => addToCount(count)),
)
