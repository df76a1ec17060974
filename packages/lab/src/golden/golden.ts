import {
  beginPlaythrough,
  type CampaignConfig,
  type CampaignRecord,
  CHARTERS,
  giveAnswer,
  isRefusal,
  LAST_GAME,
  packUpGame,
  seedRng,
  setUpGame,
} from '@charterstone/engine'
import { engine, quickBots } from '../ruleset.ts'

const SEED = 2026

/** Where to stop: after this number of answers in that game. */
export type Until = { readonly games: number; readonly answers: number }
const WHOLE: Until = { games: LAST_GAME, answers: Number.POSITIVE_INFINITY }

/** Eager bots construct and unlock; every third seat plays at random, so that odd answers are recorded too. */
const PLAYERS = ['eager', 'eager', 'random'] as const

/**
 * A whole campaign for a number of seats, always the same one; kept in `replays/` as the rules' memory. The last seats may be
 * automas.
 */
export function playGolden(seats: number, until: Until = WHOLE, automas = 0): CampaignRecord {
  const config: CampaignConfig = {
    seed: SEED + seats,
    seats: CHARTERS.slice(0, seats).map((name, charter) => ({
      charter,
      name,
      player: charter < seats - automas ? 'person' : 'automa',
    })),
  }
  const names = config.seats.map((_, seat) => PLAYERS[seat % PLAYERS.length] ?? 'eager')
  const rng = seedRng(config.seed)
  let playthrough = beginPlaythrough(engine, { config, players: names })
  for (let game = 1; game <= until.games; game++) {
    playthrough = setUpGame(engine, playthrough)
    for (let { pending } = playthrough.state; pending !== null; { pending } = playthrough.state) {
      if (game === until.games && playthrough.steps.length > until.answers) return playthrough.record
      const bot = quickBots[names[pending.seat] ?? 'eager']
      const next = giveAnswer(engine, playthrough, bot(pending, rng, playthrough.state))
      if (isRefusal(next)) throw new Error(`${next.key} is refused: ${next.reason}`)
      playthrough = next
    }
    playthrough = packUpGame(engine, playthrough)
  }
  return playthrough.record
}

/** What a golden campaign came to: points and winners of each game, and the score of the campaign. */
export function outcomeOf({ checkpoint }: CampaignRecord): unknown {
  const { campaign, champions } = engine.result(checkpoint)
  return {
    games: checkpoint.legacy.history.map(({ game, vp, winners }) => ({ game, vp, winners })),
    totals: campaign.map(({ total }) => total),
    champions,
  }
}
