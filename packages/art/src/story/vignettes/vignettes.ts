import type { Mood } from '@charterstone/engine'
import type { Vignette } from '../stage.ts'
import { ARRIVALS } from './arrival.ts'
import { ENDS } from './ends.ts'
import { LETTERS } from './letters.ts'
import { RECKONINGS } from './reckoning.ts'

/** The picture of a story, 1 to 18. */
export function vignetteOf(story: number, mood: Mood): Vignette {
  const draw = ARRIVALS[story] ?? LETTERS[story] ?? RECKONINGS[story] ?? ENDS[story]
  if (draw === undefined) throw new Error(`no picture for story ${story}`)
  return draw(mood)
}
