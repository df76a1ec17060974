import type { HouseRuleId } from '@charterstone/engine'
import { catalogue } from '../ruleset.ts'
import { type Lines, linesOf } from './lines.ts'
import type { Observation } from './observation.ts'
import { type Summary, summarise } from './summary.ts'

/** What was played. */
export type About = {
  readonly players: string
  readonly seats: number
  readonly seed: number
  readonly house: readonly HouseRuleId[]
  readonly secondsPerTurn: number
}

/** What `--json` prints. The lines are those of the campaigns; without campaigns, what single games can say about them. */
export type Report = About & {
  readonly lines: Lines
  readonly campaigns?: Summary
  readonly games?: Summary
}

export function reportOf(
  about: About,
  games: readonly Observation[],
  campaigns: readonly Observation[],
): Report {
  const config = { catalogue, ...about }
  const [whole, single] = [summarise(campaigns, config), summarise(games, config)]
  return {
    ...about,
    lines: linesOf(campaigns.length > 0 ? whole : single, about.house),
    ...(campaigns.length > 0 ? { campaigns: whole } : {}),
    ...(games.length > 0 ? { games: single } : {}),
  }
}
