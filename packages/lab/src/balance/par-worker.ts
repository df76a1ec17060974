import { serve } from '@charterstone/bots/pool'
import type { Match } from '../arena/match.ts'
import { parTotal } from './par-total.ts'

serve(
  () =>
    (match: Match): number =>
      parTotal(match),
)
