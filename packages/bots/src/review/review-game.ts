import type { Engine } from '@charterstone/engine'
import { cardFactsOf } from '../evaluation/card-facts.ts'
import { LEARNED_NET } from '../evaluation/net/learned-net.ts'
import { readNet } from '../evaluation/net/stored-net.ts'
import { TUNED, weightRow } from '../evaluation/weights.ts'
import type { WinModel } from '../evaluation/win/win-model.ts'
import { makeSealedEngines, type SealedEngines } from '../search/sealed-crates.ts'
import { imagine } from '../world.ts'
import { accuracyOf } from './grade.ts'
import { type Booking, ledgerOf } from './ledger.ts'
import { marksOf } from './marks.ts'
import { type RecordedGame, type RecordedStep, stepsOf } from './recorded-game.ts'
import type { GameReview, LinePoint, Mark, ReviewProgress, TurnReview } from './review.ts'
import { reviewTurn } from './review-turn.ts'
import { turningPointsOf } from './turning-points.ts'
import { meanValue, positionValue, type Value } from './value.ts'

export type ReviewOptions = {
  /** The seats whose turns are looked at; all of them if left out. */
  readonly seats?: readonly number[]
  /** Answers that are tried for one decision. */
  readonly steps?: number
}

const USUAL_STEPS = 300
const SAMPLES = 16
const SAMPLED_ENGINES = 4
const SAMPLE_SEED_STEP = 7919

/**
 * Looks back on a game. Yields after the line and the ledger are there, then after every turn; stop asking to cancel. The same
 * game gives the same review on every machine.
 */
export function* reviewGame(
  engine: Engine,
  game: RecordedGame,
  { seats, steps = USUAL_STEPS }: ReviewOptions = {},
): Generator<ReviewProgress, GameReview> {
  const sealed = makeSealedEngines(engine)
  const model = winModelOf(engine, game.start.legacy.mode === 'campaign')
  const recorded = [...stepsOf(engine, game)]
  const marks: Mark[] = recorded.flatMap(({ events, step }) => marksOf(events, step + 1))
  const start = positionValue(model, imagine(engine, engine.view(game.start, -1), 0))
  const opening: Booking = { seat: -1, before: start, mean: start, after: start }
  const bookings: Booking[] = []
  for (const step of recorded) bookings.push(bookingOf(model, sealed, step, bookings.at(-1)?.after ?? start))
  const line = lineOf(recorded, bookings)
  const isFinished = recorded.at(-1)?.after.phase === 'finished'
  const turns: TurnReview[] = []
  const count = start.win.length
  const all = turnsOf(recorded).filter(([first]) => seats?.includes(first?.before.seat ?? -1) ?? true)
  const review = (): GameReview => ({
    game: game.start.legacy.game,
    seats: count,
    isFinished,
    line,
    marks,
    ledger: ledgerOf(opening, bookings),
    turningPoints: turningPointsOf(engine, recorded, bookings),
    turns: [...turns],
    accuracy: start.win.map((_, seat) => accuracyOf(turns, seat, count)),
    fingerprint: reviewFingerprint(),
  })
  yield { done: 0, total: all.length, review: review() }
  for (const [index, turn] of all.entries()) {
    turns.push(reviewTurn(model, turn, count, steps))
    yield { done: index + 1, total: all.length, review: review() }
  }
  return review()
}

/** Changes with everything that a review is made of. */
export function reviewFingerprint(): string {
  return `1-${LEARNED_NET.games}-${LEARNED_NET.seed}-${LEARNED_NET.weights.length}`
}

export function winModelOf(engine: Engine, isCampaign: boolean): WinModel {
  return {
    evaluator: {
      engine,
      facts: cardFactsOf(engine.catalogue),
      weights: weightRow(TUNED, 'balanced', isCampaign),
      correction: { net: readNet(LEARNED_NET), share: 1 },
    },
  }
}

/** The value before, on average and after a step. The mean is over worlds in which the same answer brings other cards. */
function bookingOf(model: WinModel, sealed: SealedEngines, step: RecordedStep, before: Value): Booking {
  const { before: view, after: seen, key, hadChance } = step
  const after = positionValue(model, imagine(model.evaluator.engine, seen, 0))
  const { seat } = view
  if (!hadChance) return { seat, before, mean: after, after }
  const values = Array.from({ length: SAMPLES }, (_, sample) => {
    const engine = sealed(view.legacy.crates, sample % SAMPLED_ENGINES)
    const world = imagine(engine, view, (step.step + 1 + sample * SAMPLE_SEED_STEP) | 0)
    engine.apply(world, key)
    return positionValue(model, world)
  })
  return { seat, before, mean: meanValue(values), after }
}

/** The steps of each turn, from the decision what to do to the last one before the next turn. */
function turnsOf(recorded: readonly RecordedStep[]): RecordedStep[][] {
  const turns: RecordedStep[][] = []
  let last = ''
  for (const step of recorded) {
    const turn = step.before.table.seats.map((seat) => seat.turns).join()
    if (step.before.decision?.kind === 'act' && turn !== last) {
      turns.push([])
      last = turn
    }
    turns.at(-1)?.push(step)
  }
  return turns
}

function lineOf(recorded: readonly RecordedStep[], bookings: readonly Booking[]): LinePoint[] {
  const points = turnsOf(recorded).flatMap(([first]): LinePoint[] => {
    const booking = first === undefined ? undefined : bookings[first.step]
    if (first === undefined || booking === undefined) return []
    return [pointOf(first.step, first.before, booking.before, first.before.seat)]
  })
  const last = recorded.at(-1)
  const end = bookings.at(-1)
  if (last === undefined || end === undefined) return points
  return [...points, pointOf(last.step + 1, last.after, end.after, -1)]
}

function pointOf(step: number, { table }: RecordedStep['before'], value: Value, seat: number): LinePoint {
  return {
    step,
    round: table.round,
    seat,
    win: value.win,
    vp: table.seats.map(({ vp }) => vp),
    expected: value.vp,
  }
}
