import {
  appendAnswer,
  type CampaignConfig,
  closeGame,
  formatRecord,
  newRecord,
  openGame,
  roll,
  type SeatConfig,
  seedRng,
} from '@charterstone/engine'
import { ruleset } from '../src/ruleset.ts'

/** A campaign of persons who have answered at random and packed up game 1, as a file. */
export function campaignFile(names: readonly string[], seed = 3): string {
  const seats = names.map((name, charter): SeatConfig => ({ charter, name, player: 'person' }))
  const config: CampaignConfig = { seed, seats }
  const { engine, version } = ruleset
  const state = engine.newCampaign(config)
  let record = newRecord({ config, players: names.map(() => 'person'), version }, state)
  engine.startGame(state)
  record = openGame(record, state)
  const rng = seedRng(seed)
  while (state.pending !== null) {
    const { options } = state.pending
    const key = options[roll(rng, options.length)] ?? ''
    engine.apply(state, key)
    record = appendAnswer(record, key, state)
  }
  engine.packUp(state)
  return formatRecord(closeGame(record, state))
}
