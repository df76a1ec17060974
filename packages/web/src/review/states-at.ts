import { type CampaignRecord, type Engine, replayRecord, type State } from '@charterstone/engine'

/** The states of a game after these numbers of answers. Those that cannot be replayed are missing. */
export function statesAt(
  engine: Engine,
  record: CampaignRecord,
  game: number,
  steps: readonly number[],
): ReadonlyMap<number, State> {
  const states = new Map<number, State>()
  const last = Math.max(...steps)
  replayRecord(engine, record, {
    onStep: ({ number }, position) => {
      if (position.game !== game) return true
      if (steps.includes(number)) states.set(number, engine.clone(position.state))
      return number < last
    },
  })
  return states
}
