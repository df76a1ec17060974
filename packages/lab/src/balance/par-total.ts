import type { Match } from '../arena/match.ts'
import { playMatch } from '../arena/play-match.ts'
import { engine } from '../ruleset.ts'

const PAR_GAME = 6

/** Plays a campaign up to game 6. All scores together as the guidepost sees them: VP for reputation come later (D1). */
export function parTotal(match: Match): number {
  let late = 0
  let isScoring = false
  let total = 0
  playMatch(
    engine,
    match,
    {
      happened: (_state, events) => {
        for (const event of events) {
          isScoring ||= event.kind === 'goal-achieved'
          if (isScoring && event.kind === 'won-vp') late += event.vp
        }
      },
      ended: (_state, { vp }) => {
        total = vp.reduce((sum, points) => sum + points, 0) - late
        late = 0
        isScoring = false
      },
    },
    PAR_GAME,
  )
  return total
}
