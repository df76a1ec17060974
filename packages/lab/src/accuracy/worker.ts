import { serve } from '@charterstone/bots/pool'
import { addToCount, type SharedCount } from '../command-line/shared-progress.ts'
import { engine } from '../ruleset.ts'
import { type AccuracyJob, type AccuracyResult, playAndReview } from './reviewed-game.ts'

serve((count: SharedCount) => (job: AccuracyJob): AccuracyResult => {
  const result = playAndReview(engine, job)
  addToCount(count)
  return result
})
