import { createBot, type Net, sameNoise } from '@charterstone/bots'
import { CHARTERS, type Engine, LAST_GAME, type Rng, roll, type State, seedRng } from '@charterstone/engine'
import { newTable, persons, seatsFrom } from '../table/new-table.ts'
import { type Episode, makeRecorder, type Recorder } from './episode.ts'

/** Games of self-play as a job for a thread: a single game at a stage, or a whole campaign. */
export type Lesson = {
  readonly seed: number
  /** The stage of a single game; 0 for a campaign. */
  readonly stage: number
  readonly seats: number
  readonly net: Net
}

/** Players without look-ahead: games of nearly the same strength in a tenth of the time. */
const LESSON_BUDGET = { steps: 300 }
/** The largest error of a seat's judgement, in victory points: different in every game, so that all kinds of positions occur. */
const MAX_NOISE = 3
const NOISE_STEPS = 16

/** Plays the games of a lesson; one episode for each of them. */
export function playLesson(engine: Engine, lesson: Lesson): Episode[] {
  const rng = seedRng(lesson.seed ^ 0x5eed)
  const state = tableOf(engine, lesson, rng)
  const recorder = makeRecorder(engine)
  const episodes: Episode[] = []
  for (let game = 0; game < (lesson.stage === 0 ? LAST_GAME : 1); game++) {
    engine.startGame(state)
    episodes.push(playGame(engine, state, lesson, rng, recorder))
    if (lesson.stage === 0) engine.packUp(state)
  }
  return episodes
}

function tableOf(engine: Engine, { seed, stage, seats: count }: Lesson, rng: Rng): State {
  const seats = seatsFrom(roll(rng, CHARTERS.length), persons(count))
  return newTable(engine, { seed, stage, seats })
}

function playGame(
  engine: Engine,
  state: State,
  { seed, net }: Lesson,
  rng: Rng,
  recorder: Recorder,
): Episode {
  const bots = state.table.seats.map((_, seat) =>
    createBot({
      level: 'medium',
      seed: (seed + seat) | 0,
      engine,
      net,
      settings: {
        budget: LESSON_BUDGET,
        netShare: 1,
        noise: sameNoise((MAX_NOISE * roll(rng, NOISE_STEPS)) / NOISE_STEPS),
      },
    }),
  )
  recorder.begin(state)
  while (state.pending !== null) {
    const { pending } = state
    if (pending.kind === 'act') recorder.note(state)
    engine.apply(state, bots[pending.seat]?.(engine.view(state, pending.seat), pending) ?? '')
  }
  return recorder.end(state)
}
