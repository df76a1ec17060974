import { createBot } from '@charterstone/bots'
import { CHARTERS, type Engine, type Rng, roll, type State, seedRng } from '@charterstone/engine'
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

const CAMPAIGN_GAMES = 12
/** The error of all players of a game, in victory points: different in every game. */
const MIN_NOISE = 0.5
const MAX_NOISE = 2.5
const NOISE_STEPS = 16
/** Answers tried for a turn: few, but with the learned net, so that positions are worth what they are worth to good players. */
const STEPS = 200

export function playWinLesson(engine: Engine, lesson: WinLesson, onGame: () => void = () => {}): WinGame[] {
  const rng = seedRng(lesson.seed ^ 0x3a11)
  const state = tableOf(engine, lesson, rng)
  const games: WinGame[] = []
  for (let game = 0; game < (lesson.stage === 0 ? CAMPAIGN_GAMES : 1); game++) {
    engine.startGame(state)
    games.push(playGame(engine, state, lesson.seed, rng))
    onGame()
    if (lesson.stage === 0) engine.packUp(state)
  }
  return games
}

function tableOf(engine: Engine, { seed, stage, seats: count, automas }: WinLesson, rng: Rng): State {
  const shift = roll(rng, CHARTERS.length)
  const seats = Array.from({ length: count }, (_, seat) => ({
    charter: (seat + shift) % CHARTERS.length,
    name: `${seat + 1}`,
    player: seat > 0 && seat >= count - automas ? ('automa' as const) : ('person' as const),
  }))
  return stage === 0
    ? engine.newCampaign({ seed, seats })
    : engine.newSingleGame({ seed, stage, village: 'random', seats })
}

function playGame(engine: Engine, state: State, seed: number, rng: Rng): WinGame {
  const noise = MIN_NOISE + ((MAX_NOISE - MIN_NOISE) * roll(rng, NOISE_STEPS)) / NOISE_STEPS
  const players = state.table.seats.map((_, seat) =>
    createBot({
      level: 'hard',
      seed: (seed + seat) | 0,
      engine,
      settings: { budget: { steps: STEPS }, netShare: 1, noise: { first: noise, last: noise } },
    }),
  )
  const recorder = makeWinRecorder(engine, rng)
  while (state.pending !== null) {
    const { pending } = state
    if (pending.kind === 'act') recorder.note(state)
    engine.apply(state, players[pending.seat]?.(engine.view(state, pending.seat), pending) ?? '')
  }
  return recorder.end(state)
}
