import {
  cardFactsOf,
  createEvaluator,
  fillWinFacts,
  TUNED,
  WIN_INPUT_COUNT,
  weightRow,
} from '@charterstone/bots'
import { type Engine, type Rng, roll, type State } from '@charterstone/engine'

/** A finished game as the fit sees it: some of its positions, and what came of it. */
export type WinGame = {
  /** The seed of its lesson: games of one campaign have the same. */
  readonly lesson: number
  readonly automas: number
  readonly stage: number
  readonly isCampaign: boolean
  readonly seats: number
  readonly positions: number
  /** By position, seat and input; the inputs that depend on the net are left empty, so that games outlast a net. */
  readonly rows: Float32Array
  /** By position and seat: what the judge without its net expects, and points on the track. */
  readonly base: Float64Array
  readonly vp: Float32Array
  /** By seat: the share of the win, and the points at the end. */
  readonly won: Float32Array
  readonly final: Float32Array
}

/** Positions kept of a game: those of one game hang together, so more of them teach little. */
const MAX_POSITIONS = 16

type Kept = {
  readonly rows: Float32Array
  readonly base: readonly number[]
  readonly vp: readonly number[]
}

export type WinRecorder = {
  readonly note: (state: State) => void
  readonly end: (state: State, lesson: number) => WinGame
}

/** Keeps a random choice of the positions at the start of turns. */
export function makeWinRecorder(engine: Engine, rng: Rng): WinRecorder {
  const weights = weightRow(TUNED, 'balanced', false)
  const facts = cardFactsOf(engine.catalogue)
  const evaluator = createEvaluator({ engine, facts, weights, correction: null })
  const row = new Float64Array(WIN_INPUT_COUNT)
  const kept: Kept[] = []
  let turn = -1
  let met = 0

  function note(state: State): void {
    const { seats } = state.table
    const turns = seats.reduce((sum, seat) => sum + seat.turns, 0)
    if (turns === turn) return
    turn = turns
    met += 1
    const index = kept.length < MAX_POSITIONS ? kept.length : roll(rng, met)
    if (index >= MAX_POSITIONS) return
    const rows = new Float32Array(seats.length * WIN_INPUT_COUNT)
    const base = seats.map((_, seat) => {
      const expected = fillWinFacts(evaluator, state, seat, row)
      rows.set(row, seat * WIN_INPUT_COUNT)
      return expected
    })
    kept[index] = { rows, base, vp: seats.map(({ vp }) => vp) }
  }

  function end({ legacy, table }: State, lesson: number): WinGame {
    const result = legacy.history.at(-1)
    if (result === undefined) throw new Error('the game has no result')
    const { length: seats } = table.seats
    const rows = new Float32Array(kept.length * seats * WIN_INPUT_COUNT)
    kept.forEach((position, index) => {
      rows.set(position.rows, index * seats * WIN_INPUT_COUNT)
    })
    return {
      lesson,
      automas: table.seats.filter(({ automa }) => automa).length,
      stage: legacy.game,
      isCampaign: legacy.mode === 'campaign',
      seats,
      positions: kept.length,
      rows,
      base: Float64Array.from(kept.flatMap(({ base }) => base)),
      vp: Float32Array.from(kept.flatMap(({ vp }) => vp)),
      won: Float32Array.from(result.vp, (_, seat) =>
        result.winners.includes(seat) ? 1 / result.winners.length : 0,
      ),
      final: Float32Array.from(result.vp),
    }
  }

  return { note, end }
}
