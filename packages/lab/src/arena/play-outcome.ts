import type { Engine, State } from '@charterstone/engine'
import type { Match } from './match.ts'
import type { CampaignScore, GameScore, Outcome } from './outcome.ts'
import { type MatchObserver, playMatch } from './play-match.ts'

type OutcomeOptions = Pick<MatchObserver, 'otherBots'> & {
  /** Called after each game. */
  readonly gameEnded?: () => void
}

/** Plays a match for its result. */
export function playOutcome(
  engine: Engine,
  match: Match,
  { gameEnded, otherBots = null }: OutcomeOptions = {},
): Outcome {
  const games: GameScore[] = []
  let campaign: CampaignScore | undefined
  const milliseconds = playMatch(engine, match, {
    otherBots,
    ended: (state, { vp, turns }) => {
      games.push({ vp, turns })
      if (match.stage === 0) campaign = campaignScoreOf(engine, state)
      gameEnded?.()
    },
  })
  return { match, games, milliseconds, ...(campaign === undefined ? {} : { campaign }) }
}

/** The standing of a campaign, by seat. */
export function campaignScoreOf(engine: Engine, state: State): CampaignScore {
  const { campaign, champions } = engine.result(state)
  const { seats } = state.legacy
  return {
    totals: seats.map(({ charter }) => campaign.find((score) => score.charter === charter)?.total ?? 0),
    champions: seats.flatMap(({ charter }, seat) => (champions.includes(charter) ? [seat] : [])),
  }
}
