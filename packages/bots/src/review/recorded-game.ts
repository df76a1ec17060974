import {
  type CampaignRecord,
  type Engine,
  type Event,
  type GameSoFar,
  hiddenMark,
  replayRecord,
  type View,
} from '@charterstone/engine'

/** A game as it was played: the table after the set-up, and the answers. The only file of reviews that holds what no seat saw. */
export type RecordedGame = { readonly start: GameSoFar['start']; readonly answers: readonly string[] }

/** A game as its seats saw it: the table after the set-up as a spectator sees it, and every answer. */
export type SeenGame = { readonly begun: View; readonly steps: readonly RecordedStep[] }

/** One answer of a recorded game, as the seat that gave it saw it. */
export type RecordedStep = {
  /** Answers given before it. */
  readonly step: number
  readonly key: string
  readonly events: readonly Event[]
  /** What the seat saw when it was asked, and what it saw afterwards. */
  readonly before: View
  readonly after: View
  /** Hidden cards, dice or sealed crates had a part in what happened. */
  readonly hadChance: boolean
}

export function seenGame(engine: Engine, game: RecordedGame): SeenGame {
  return { begun: engine.view(game.start, -1), steps: [...stepsOf(engine, game)] }
}

/** Plays the answers again. Throws when one is refused: the record was checked before. */
function* stepsOf(engine: Engine, { start, answers }: RecordedGame): Generator<RecordedStep> {
  const state = engine.clone(start)
  for (const [step, key] of answers.entries()) {
    const seat = state.pending?.seat ?? -1
    const before = engine.view(state, seat)
    const hidden = hiddenMark(state)
    const events: Event[] = []
    const refusal = engine.apply(state, key, events)
    if (refusal !== undefined) throw new Error(`${key} is ${refusal.reason} on replay`)
    yield {
      step,
      key,
      events,
      before,
      after: engine.view(state, seat),
      hadChance: hiddenMark(state) !== hidden,
    }
  }
}

/** Why a game of a record cannot be looked at: it was recorded under other rules, or there is none with that number. */
export type NoReview = 'other-rules' | 'no-such-game'

/** One game of a record, by its number. */
export function gameOfRecord(engine: Engine, record: CampaignRecord, game: number): RecordedGame | NoReview {
  const { base, games, current } = record
  const rows = current === null ? games : [...games, current]
  const index = rows.findIndex((row) => row.game === game)
  const answers = rows[index]?.answers
  if (answers === undefined) return 'no-such-game'
  if (base !== null && (index < base.games || (index === base.games && base.answers > 0)))
    return 'other-rules'
  if (base !== null && index === base.games && base.state.phase === 'playing')
    return { start: engine.clone(base.state), answers }
  let start: RecordedGame['start'] | null = null
  replayRecord(engine, record, {
    onStart(state, played) {
      if (played.game !== game) return true
      start = engine.clone(state)
      return false
    },
  })
  return start === null ? 'other-rules' : { start, answers }
}
