import type { Engine, State, View } from '@charterstone/engine'
import type { RecordedGame } from '../src/review/recorded-game.ts'

/** Chooses a key for the pending decision, from what its seat sees. */
export type Player = (view: View, seat: number) => string

type Setup = { readonly seats: number; readonly seed: number; readonly automas?: number }

/** A new campaign, before its first game; the last seats are automas. */
export function campaignOf(engine: Engine, { seats: count, seed, automas = 0 }: Setup): State {
  const seats = Array.from({ length: count }, (_, charter) => ({
    charter,
    name: `${charter + 1}`,
    player: charter < count - automas ? ('person' as const) : ('automa' as const),
  }))
  return engine.newCampaign({ seed, seats })
}

/** Plays the next game of a campaign to its end. The state is changed; pack it up for another game. */
export function playRecorded(engine: Engine, state: State, player: Player): RecordedGame {
  engine.startGame(state)
  return playOn(engine, state, player)
}

/** Plays from a state to the end of its game, or a number of answers. */
export function playOn(
  engine: Engine,
  state: State,
  player: Player,
  maxAnswers = Number.POSITIVE_INFINITY,
): RecordedGame {
  const start = engine.clone(state)
  const answers: string[] = []
  while (state.pending !== null && answers.length < maxAnswers) {
    const key = player(engine.view(state, state.pending.seat), state.pending.seat)
    answers.push(key)
    engine.apply(state, key)
  }
  return { start, answers }
}
