import { serve } from '@charterstone/bots/pool'
import { addToCount, type SharedCount } from '../command-line/shared-progress.ts'
import { engine } from '../ruleset.ts'
import type { Match } from './match.ts'
import { loadOtherBots } from './other-bots.ts'
import type { Outcome } from './outcome.ts'
import { playOutcome } from './play-outcome.ts'

const otherBots = await loadOtherBots()

serve(
  (games: SharedCount) =>
    (match: Match): Outcome =>
      playOutcome(engine, match, { gameEnded: () => addToCount(games), otherBots }),
)
