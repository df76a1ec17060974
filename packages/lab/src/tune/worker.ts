import { serve } from '@charterstone/bots/pool'
import { addToCount, type SharedCount } from '../command-line/shared-progress.ts'
import { playTrial, type Trial, type TrialResult } from './trial.ts'

serve(
  (games: SharedCount) =>
    (trial: Trial): TrialResult[] =>
      playTrial(trial, () => addToCount(games)),
)
