import { createBot, FEATURE_NAMES, measure, type Weights } from '@charterstone/bots'
import { roll, type State, seedRng } from '@charterstone/engine'
import { engine } from '../box.ts'
import { perturb } from './perturb.ts'
import { addSample, emptySums, type Sums } from './regression.ts'

/** A few games of self-play at one stage. */
export type Lesson = {
  readonly stage: number
  readonly seed: number
  readonly games: number
  readonly weights: Weights
}

const NOISE = 1.5
const SEATS: readonly number[] = [2, 2, 3, 4]
const LOOK = 0.25
const PERTURB = 0.08

type Look = { readonly seat: number; readonly row: readonly number[] }

/** Plays and sums up what positions looked like and what came of them. */
export function learnFrom({ stage, seed, games, weights }: Lesson): Sums {
  const sums = emptySums(FEATURE_NAMES.length)
  for (let game = 0; game < games; game++) playGame(stage, (seed + game) | 0, weights, sums)
  return sums
}

function playGame(stage: number, seed: number, weights: Weights, sums: Sums): void {
  const rng = seedRng(seed ^ 0x5eed)
  const count = SEATS[roll(rng, SEATS.length)] ?? 2
  const state = engine.newSingleGame({
    seed,
    stage,
    village: 'random',
    seats: Array.from({ length: count }, (_, seat) => ({
      charter: (seat + seed) % 6 < 0 ? ((seat + seed) % 6) + 6 : (seat + seed) % 6,
      name: `${seat}`,
      player: 'person' as const,
    })),
  })
  const bots = Array.from({ length: count }, (_, seat) =>
    createBot({
      level: 'medium',
      seed: seed + seat,
      engine,
      weights: () => weights,
      manner: { noise: NOISE },
    }),
  )
  const looks: Look[] = []
  let turn = ''
  engine.startGame(state)
  while (state.pending !== null) {
    const { seat, kind } = state.pending
    const now = `${state.table.round}:${seat}`
    if (kind === 'act' && now !== turn) {
      turn = now
      const chance = roll(rng, 1000) / 1000
      const before = (seat + count - 1) % count
      if (chance < PERTURB) {
        const victim = roll(rng, count)
        perturb(state, victim, rng)
        perturb(state, victim, rng)
        engine.resume(withoutDecision(state))
        looks.push(lookAt(state, victim))
        continue
      }
      if (chance < LOOK) looks.push(lookAt(state, before))
    }
    const decision = state.pending
    engine.apply(state, bots[seat]?.(engine.view(state, seat), decision) ?? '')
  }
  const vp = state.table.seats.map((one) => one.vp)
  for (const { seat, row } of looks) addSample(sums, row, lead(vp, seat), 1 / looks.length)
}

/** The options of the pending decision may have changed with the table; its frame is asked again. */
function withoutDecision(state: State): State {
  state.pending = null
  return state
}

function lookAt(state: State, seat: number): Look {
  const rows = state.table.seats.map((_, one) => measure(engine, state, one))
  const own = rows[seat] ?? []
  const others = rows.filter((_, one) => one !== seat)
  return {
    seat,
    row: own.map(
      (value, index) => value - others.reduce((sum, row) => sum + (row[index] ?? 0), 0) / others.length,
    ),
  }
}

function lead(vp: readonly number[], seat: number): number {
  const own = vp[seat] ?? 0
  return own - (vp.reduce((sum, one) => sum + one, 0) - own) / (vp.length - 1)
}
