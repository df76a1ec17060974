import {
  cardFactsOf,
  createEvaluator,
  type Evaluator,
  FEATURE_NAMES,
  fillInputs,
  INPUT_COUNT,
  judge,
  seatValue,
  TUNED,
  weightRow,
} from '@charterstone/bots'
import type { Engine, State } from '@charterstone/engine'

/** One game as the learner sees it: the inputs of all seats at the start of every turn, and how it ended. */
export type Episode = {
  readonly seats: number
  readonly positions: number
  /** By position, seat and input. */
  readonly inputs: Float32Array
  /** What the judge without a net holds of each position and seat, and of each seat at the end. */
  readonly base: Float64Array
  readonly final: Float64Array
}

export type Recorder = {
  readonly begin: (state: State) => void
  /** Records the position, unless it is of the same turn as the one before. */
  readonly note: (state: State) => void
  readonly end: (state: State) => Episode
}

export function makeRecorder(engine: Engine): Recorder {
  const facts = cardFactsOf(engine.catalogue)
  const features = new Float64Array(FEATURE_NAMES.length)
  const inputs = new Float64Array(INPUT_COUNT)
  const evaluatorIn = (isCampaign: boolean): Evaluator =>
    createEvaluator({ engine, facts, weights: weightRow(TUNED, 'balanced', isCampaign), correction: null })
  const inCampaign = evaluatorIn(true)
  const inSingleGame = evaluatorIn(false)
  let evaluator = inSingleGame
  let rows: Float32Array[] = []
  let base: number[] = []
  let turn = -1

  function begin({ legacy }: State): void {
    evaluator = legacy.mode === 'campaign' ? inCampaign : inSingleGame
    rows = []
    base = []
    turn = -1
  }

  function note(state: State): void {
    const turns = state.table.seats.reduce((sum, seat) => sum + seat.turns, 0)
    if (turns === turn) return
    turn = turns
    const row = new Float32Array(state.table.seats.length * INPUT_COUNT)
    state.table.seats.forEach((holder, seat) => {
      const left = judge(evaluator, state, seat, features)
      fillInputs({ facts, world: state, seat, holder, turns: left, features }, inputs)
      row.set(inputs, seat * INPUT_COUNT)
      base.push(seatValue(evaluator, state, seat))
    })
    rows.push(row)
  }

  function end(state: State): Episode {
    const { length: seats } = state.table.seats
    const all = new Float32Array(rows.length * seats * INPUT_COUNT)
    rows.forEach((row, position) => {
      all.set(row, position * row.length)
    })
    return {
      seats,
      positions: rows.length,
      inputs: all,
      base: Float64Array.from(base),
      final: Float64Array.from(state.table.seats, (_, seat) => seatValue(evaluator, state, seat)),
    }
  }

  return { begin, note, end }
}
