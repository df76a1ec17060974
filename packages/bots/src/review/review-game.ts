import type { Engine } from '@charterstone/engine'
import { winModelOf } from '../evaluation/win/win-model.ts'
import { makeSealedEngines } from '../search/sealed-crates.ts'
import { imagine } from '../world.ts'
import { type Booking, type Bookkeeper, book } from './booking.ts'
import { chanceLineOf } from './chance-line.ts'
import { reviewFingerprint } from './fingerprint.ts'
import { accuracyOf } from './grade.ts'
import { ledgerOf } from './ledger.ts'
import { marksOf } from './marks.ts'
import { type RecordedGame, type SeenGame, seenGame } from './recorded-game.ts'
import type { GameReview, ReviewProgress, TurnReview } from './review.ts'
import { reviewTurn } from './review-turn.ts'
import { segmentsOf } from './segments.ts'
import { startValue } from './start-value.ts'
import { turningPointsOf } from './turning-points.ts'
import { positionValue } from './value.ts'

export type ReviewOptions = {
  /** The seats whose turns are looked at; all of them if left out. */
  readonly seats?: readonly number[]
  /** Answers that are tried for one decision. */
  readonly steps?: number
}

/** Answers tried for one decision. */
export const USUAL_STEPS = 300

/**
 * Looks back on a game. The first value has the line, marks, ledger and turning points, each later one has another turn; stop
 * asking to cancel. The same game gives the same review on every machine.
 */
export function* reviewGame(
  engine: Engine,
  game: RecordedGame | SeenGame,
  { seats, steps = USUAL_STEPS }: ReviewOptions = {},
): Generator<ReviewProgress, GameReview> {
  const model = winModelOf(engine)
  const keeper: Bookkeeper = { model, sealed: makeSealedEngines(engine) }
  const { begun, steps: recorded } = 'begun' in game ? game : seenGame(engine, game)
  const start = startValue(model, begun)
  const dealt = positionValue(model, imagine(engine, begun, 0))
  const bookings: Booking[] = []
  for (const segment of segmentsOf(recorded)) {
    const last = segment.steps.at(-1)
    const before = bookings.at(-1)?.after ?? dealt
    const after = last === undefined ? before : positionValue(model, imagine(engine, last.after, 0))
    bookings.push(book(keeper, segment, before, after))
  }
  const turns = bookings.map(({ segment }) => segment).filter(({ isTurn }) => isTurn)
  const asked = turns.filter(({ seat }) => seats === undefined || seats.includes(seat))
  const reviewed: TurnReview[] = []
  const { length: count } = start.win
  const whole: Omit<GameReview, 'turns' | 'accuracy'> = {
    game: begun.legacy.game,
    seats: count,
    isFinished: recorded.at(-1)?.after.phase === 'finished',
    line: chanceLineOf(bookings),
    marks: recorded.flatMap(({ events, step }) => marksOf(events, step + 1)),
    ledger: ledgerOf(start, dealt, bookings),
    turningPoints: turningPointsOf(bookings),
    fingerprint: reviewFingerprint(),
  }
  const soFar = (): GameReview => ({
    ...whole,
    turns: [...reviewed],
    accuracy: start.win.map((_, seat) => accuracyOf(reviewed, seat, count)),
  })
  yield { done: 0, total: asked.length, review: soFar() }
  for (const { steps: taken } of asked) {
    reviewed.push(reviewTurn(keeper, taken, count, steps))
    yield { done: reviewed.length, total: asked.length, review: soFar() }
  }
  return soFar()
}
