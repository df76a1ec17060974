import { createBot } from '@charterstone/bots'
import { CHARTERS, type Engine, LAST_GAME, type Rng, roll, type State, seedRng } from '@charterstone/engine'
import { newTable, seatsFrom } from '../table/new-table.ts'
import { makeWinRecorder, type WinGame } from './win-game.ts'

/** Games of equal players as a job for a thread: a single game at a stage, or a whole campaign. */
export type WinLesson = {
  readonly seed: number
  /** The stage of a single game; 0 for a campaign. */
  readonly stage: number
  readonly seats: number
  /** How many of the seats are automas; the first one never is. */
  readonly automas: number
}

/** All answers of a lesson, by game. With the lesson they are the games: everything else follows from them. */
export type LessonAnswers = readonly (readonly string[])[]

/** The error of all players of a game, in victory points: different in every game. */
const MIN_NOISE = 0.5
const MAX_NOISE = 2.5
const NOISE_STEPS = 16
/** Answers tried for a turn: few, but with the learned net, so that positions are worth what they are worth to good players. */
const STEPS = 200

export function playWinLesson(
  engine: Engine,
  lesson: WinLesson,
  onGame: () => void = () => {},
): LessonAnswers {
  return throughGames(engine, lesson, (state, _, rng) => {
    const noise = MIN_NOISE + ((MAX_NOISE - MIN_NOISE) * roll(rng, NOISE_STEPS)) / NOISE_STEPS
    const answers = playGame(engine, state, lesson.seed, noise)
    onGame()
    return answers
  })
}

/** The games of a lesson as a fit sees them, from their answers. */
export function winGamesOf(engine: Engine, lesson: WinLesson, answers: LessonAnswers): WinGame[] {
  return throughGames(engine, lesson, (state, index, rng) => {
    const recorder = makeWinRecorder(engine, rng)
    for (const answer of answers[index] ?? []) {
      if (state.pending?.kind === 'act') recorder.note(state)
      engine.apply(state, answer)
    }
    return recorder.end(state, lesson.seed)
  })
}

function throughGames<Result>(
  engine: Engine,
  lesson: WinLesson,
  play: (state: State, index: number, rng: Rng) => Result,
): Result[] {
  const rng = seedRng(lesson.seed ^ 0x3a11)
  const state = tableOf(engine, lesson, rng)
  return Array.from({ length: lesson.stage === 0 ? LAST_GAME : 1 }, (_, index) => {
    if (index > 0) engine.packUp(state)
    engine.startGame(state)
    return play(state, index, rng)
  })
}

function tableOf(engine: Engine, { seed, stage, seats: count, automas }: WinLesson, rng: Rng): State {
  const players = Array.from({ length: count }, (_, seat) =>
    seat > 0 && seat >= count - automas ? 'automa' : 'person',
  )
  return newTable(engine, { seed, stage, seats: seatsFrom(roll(rng, CHARTERS.length), players) })
}

function playGame(engine: Engine, state: State, seed: number, noise: number): readonly string[] {
  const players = state.table.seats.map((_, seat) =>
    createBot({
      level: 'hard',
      seed: (seed + seat) | 0,
      engine,
      settings: { budget: { steps: STEPS }, netShare: 1, noise: { first: noise, last: noise } },
    }),
  )
  const answers: string[] = []
  while (state.pending !== null) {
    const { pending } = state
    const answer = players[pending.seat]?.(engine.view(state, pending.seat), pending) ?? ''
    engine.apply(state, answer)
    answers.push(answer)
  }
  return answers
}
