import { serve } from '@charterstone/bots/pool'
import type { Match } from '../arena/match.ts'
import { addToCount, type SharedCount } from '../command-line/shared-progress.ts'
import { standardRuleset } from '../ruleset.ts'
import type { Observation } from './observation.ts'
import { observe } from './observe.ts'

serve(
  (games: SharedCount) =>
    (match: Match): Observation =>
      observe(standardRuleset, match, () => addToCount(games)),
)
