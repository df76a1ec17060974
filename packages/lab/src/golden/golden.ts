import {
  appendAnswer,
  type CampaignConfig,
  type CampaignRecord,
  CHARTERS,
  closeGame,
  newRecord,
  openGame,
  seedRng,
} from '@charterstone/engine'
import { engine, quickBots, version } from '../box.ts'

const SEED = 2026

/** Where to stop: after this number of answers in that game. */
type Until = { readonly games: number; readonly answers: number }
const WHOLE: Until = { games: 12, answers: Number.POSITIVE_INFINITY }

/** Eager bots construct and unlock; every third seat plays at random, so that odd answers are recorded too. */
const PLAYERS = ['eager', 'eager', 'random'] as const

/** A whole campaign for a number of seats, always the same one; kept in `replays/` as the rules' memory. */
export function playGolden(seats: number, until: Until = WHOLE): CampaignRecord {
  const config: CampaignConfig = {
    seed: SEED + seats,
    seats: CHARTERS.slice(0, seats).map((name, charter) => ({ charter, name, player: 'person' })),
  }
  const names = config.seats.map((_, seat) => PLAYERS[seat % PLAYERS.length] ?? 'eager')
  const rng = seedRng(config.seed)
  const state = engine.newCampaign(config)
  let record = newRecord({ config, players: names, version }, state)
  for (let game = 1; game <= until.games; game++) {
    engine.startGame(state)
    record = openGame(record, state)
    for (let step = 0; state.pending !== null; step++) {
      if (game === until.games && step === until.answers) return record
      const bot = quickBots[names[state.pending.seat] ?? 'eager']
      const key = bot(state.pending, rng, state)
      engine.apply(state, key)
      record = appendAnswer(record, key, state)
    }
    engine.packUp(state)
    record = closeGame(record, state)
  }
  return record
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
