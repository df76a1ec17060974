import { serve } from '@charterstone/bots/pool'
import { engine } from '../ruleset.ts'
import type { Episode } from './episode.ts'
import { type Lesson, playLesson } from './lesson.ts'

serve(
  () =>
    (lesson: Lesson): Episode[] =>
      playLesson(engine, lesson),
)
