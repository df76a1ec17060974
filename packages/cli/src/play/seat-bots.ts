import { createBot, readBotName, USUAL_BOT } from '@charterstone/bots'
import type { CampaignRecord, Decision, State } from '@charterstone/engine'
import { engine } from '@charterstone/lab'

/** Answers the decisions of all seats that a bot plays. */
export type SeatBots = (state: State, decision: Decision) => string

/** The same position always gets the same answer, also in a campaign that is continued from its file. */
export function seatBotsOf({ players, config }: CampaignRecord): SeatBots {
  const bots = players.map((name, seat) =>
    createBot({ ...(readBotName(name) ?? USUAL_BOT), seed: (config.seed + seat) | 0, engine }),
  )
  return (state, decision) => bots[decision.seat]?.(engine.view(state, decision.seat), decision) ?? ''
}
