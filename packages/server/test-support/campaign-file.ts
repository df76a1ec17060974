import {
  beginPlaythrough,
  formatRecord,
  packUpGame,
  roll,
  type SeatConfig,
  seedRng,
  setUpGame,
} from '@charterstone/engine'
import { answerAll } from '@charterstone/testkit'
import { ruleset } from '../src/ruleset.ts'

/** A campaign of persons who have answered at random and packed up game 1, as a file. */
export function campaignFile(names: readonly string[], seed = 3): string {
  const { engine } = ruleset
  const seats = names.map((name, charter): SeatConfig => ({ charter, name, player: 'person' }))
  const players = names.map(() => 'person')
  let playthrough = setUpGame(engine, beginPlaythrough(engine, { config: { seed, seats }, players }))
  const rng = seedRng(seed)
  while (playthrough.state.pending !== null) {
    const { options } = playthrough.state.pending
    playthrough = answerAll(engine, playthrough, options[roll(rng, options.length)] ?? '')
  }
  return formatRecord(packUpGame(engine, playthrough).record)
}
