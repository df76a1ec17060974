import {
  appendAnswer,
  type CampaignConfig,
  type CampaignRecord,
  type Catalogue,
  closeGame,
  createEngine,
  type Engine,
  newRecord,
  openGame,
  type Rng,
  rebase,
  roll,
  type SingleGameConfig,
  type State,
  seedRng,
  versionOf,
} from '@charterstone/engine'

type Beginning = CampaignConfig | SingleGameConfig

/** Some played records: between games, in the middle of a game, a single game, one under older rules. */
export function honestRecords(catalogue: Catalogue, seed: number): readonly CampaignRecord[] {
  const engine = createEngine(catalogue)
  const version = versionOf(catalogue)
  const rng = seedRng(seed)
  // A long first game, wherever the token of two seats starts (R25.1).
  const houseRules = { progressStart: 'first-space' } as const
  const two = played(engine, { seed, seats: seats(2, 0), houseRules }, rng, { games: 1, answers: 12 })
  const alone = played(engine, { seed: seed + 1, seats: seats(1, 2) }, rng, { games: 2, answers: 0 })
  const six = played(engine, { seed: seed + 2, seats: seats(6, 0) }, rng, { games: 0, answers: 40 })
  const stage: SingleGameConfig = { seed, seats: seats(2, 1), stage: 1, village: 'random' }
  const single = played(engine, stage, rng, { games: 0, answers: 20 })
  const older = rebase({ ...two, version: { ...version, rules: 'older' } }, version)
  return [two, alone, six, single, older]
}

function seats(persons: number, automas: number): CampaignConfig['seats'] {
  return Array.from({ length: persons + automas }, (_, charter) => ({
    charter,
    name: `Seat ${charter}`,
    player: charter < persons ? 'person' : 'automa',
  }))
}

function played(
  engine: Engine,
  config: Beginning,
  rng: Rng,
  { games, answers }: { readonly games: number; readonly answers: number },
): CampaignRecord {
  const state = 'stage' in config ? engine.newSingleGame(config) : engine.newCampaign(config)
  const players = config.seats.map(({ player }) => player)
  let record = newRecord({ config, players, version: versionOf(engine.catalogue) }, state)
  for (let game = 0; game <= games; game++) {
    const max = game < games ? Number.POSITIVE_INFINITY : answers
    if (max === 0) break
    engine.startGame(state)
    record = answered(engine, openGame(record, state), state, rng, max)
    if (state.pending !== null) break
    engine.packUp(state)
    record = closeGame(record, state)
  }
  return record
}

function answered(
  engine: Engine,
  opened: CampaignRecord,
  state: State,
  rng: Rng,
  max: number,
): CampaignRecord {
  let record = opened
  for (let count = 0; count < max && state.pending !== null; count++) {
    const { options } = state.pending
    const key = options[roll(rng, options.length)] ?? ''
    engine.apply(state, key)
    record = appendAnswer(record, key, state)
  }
  return record
}
