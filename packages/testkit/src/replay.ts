import {
  type CampaignConfig,
  type Decision,
  type Engine,
  type Event,
  hash,
  type State,
} from '@charterstone/engine'

/** A campaign as its config and the answers of each game. */
export type Replay = { readonly config: CampaignConfig; readonly games: readonly (readonly string[])[] }

export type Replayed = {
  readonly state: State
  /** The state after each packed-up game, then the state after the last answer. */
  readonly hashes: readonly string[]
  readonly events: readonly Event[]
}

/** Applies the answers. Throws at a refused answer and names it. */
export function replay(engine: Engine, { config, games }: Replay): Replayed {
  const state = engine.newCampaign(config)
  const events: Event[] = []
  const hashes: string[] = []
  for (const [game, answers] of games.entries()) {
    engine.startGame(state, events)
    for (const [index, key] of answers.entries()) {
      const refusal = engine.apply(state, key, events)
      if (refusal !== undefined)
        throw new Error(`game ${game + 1}, answer ${index + 1}: ${refusal.reason}: ${key}`)
    }
    if (state.phase === 'finished') engine.packUp(state)
    hashes.push(hash(state))
  }
  return { state, hashes, events }
}

/** Plays whole games with the given choice of answers and records them. */
export function record(
  engine: Engine,
  config: CampaignConfig,
  games: number,
  choose: (decision: Decision, state: State) => string,
): Replay {
  const state = engine.newCampaign(config)
  const played: string[][] = []
  for (let game = 0; game < games; game++) {
    const answers: string[] = []
    engine.startGame(state)
    while (state.pending !== null) {
      const key = choose(state.pending, state)
      if (engine.apply(state, key) !== undefined) throw new Error(`not offered: ${key}`)
      answers.push(key)
    }
    engine.packUp(state)
    played.push(answers)
  }
  return { config, games: played }
}
