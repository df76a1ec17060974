import { createBot, FEATURE_NAMES, type Feature, type Weights } from '@charterstone/bots'
import { CHARTERS, type Rng, roll, seedRng } from '@charterstone/engine'
import { engine } from '../ruleset.ts'
import { addSample, emptySums, type Sums } from './regression.ts'

/** A few games of self-play at one stage, as a job for a thread. */
export type Lesson = {
  readonly stage: number
  /** Seats at a table: one of these, each as likely. */
  readonly seats: readonly number[]
  readonly seed: number
  readonly games: number
  readonly weights: Weights
  /** How far the players' tastes differ from the weights, as a share of them. */
  readonly spread: number
}

/** Weights that only a campaign can teach, and points, which are what they are. */
export const FIXED: ReadonlySet<Feature> = new Set([
  'vp',
  'estate',
  'stars',
  'trophies',
  'goal',
  'chest',
  'kept',
  'freedom',
  'candle',
])

const LEAST_SCALE = 0.25
/** Half of what Medium may try: games of nearly the same strength in less time. */
const LESSON_BUDGET = { steps: 500 }

/** Every seat plays with a taste of its own; what it has to do with the result is summed up. */
export function learnFrom(lesson: Lesson): Sums {
  const sums = emptySums(FEATURE_NAMES.length)
  for (let game = 0; game < lesson.games; game++) playGame(lesson, (lesson.seed + game) | 0, sums)
  return sums
}

/** The step that counts as one for a weight. */
export function scaleOf(weights: Weights, name: Feature): number {
  return FIXED.has(name) ? 0 : Math.max(LEAST_SCALE, Math.abs(weights[name]))
}

function playGame({ stage, seats: counts, weights, spread }: Lesson, seed: number, sums: Sums): void {
  const rng = seedRng(seed ^ 0x5eed)
  const count = counts[roll(rng, counts.length)] ?? 2
  const shift = roll(rng, CHARTERS.length)
  const tastes = Array.from({ length: count }, () =>
    FEATURE_NAMES.map((name) => (FIXED.has(name) ? 0 : normal(rng))),
  )
  const seats = tastes.map((_, seat) => ({
    charter: (seat + shift) % CHARTERS.length,
    name: `${seat + 1}`,
    player: 'person' as const,
  }))
  const state = engine.newSingleGame({ seed, stage, village: 'random', seats })
  const bots = tastes.map((taste, seat) => {
    const own = coloured(weights, taste, spread)
    return createBot({
      level: 'medium',
      seed: seed + seat,
      engine,
      weights: () => own,
      settings: { budget: LESSON_BUDGET },
    })
  })
  engine.startGame(state)
  while (state.pending !== null) {
    const { pending } = state
    engine.apply(state, bots[pending.seat]?.(engine.view(state, pending.seat), pending) ?? '')
  }
  const vp = state.table.seats.map((seat) => seat.vp)
  tastes.forEach((taste, seat) => {
    const row = taste.map(
      (own, index) =>
        own -
        meanOfOthers(
          tastes.map((other) => other[index] ?? 0),
          seat,
        ),
    )
    addSample(sums, row, (vp[seat] ?? 0) - meanOfOthers(vp, seat), 1)
  })
}

function coloured(weights: Weights, taste: readonly number[], spread: number): Weights {
  return Object.fromEntries(
    FEATURE_NAMES.map((name, index) => [
      name,
      weights[name] + scaleOf(weights, name) * spread * (taste[index] ?? 0),
    ]),
  ) as Weights
}

function meanOfOthers(values: readonly number[], seat: number): number {
  const own = values[seat] ?? 0
  return (values.reduce((sum, value) => sum + value, 0) - own) / (values.length - 1)
}

const FINE = 1 << 24

/** A number from the normal distribution (Box and Muller). */
function normal(rng: Rng): number {
  const radius = Math.sqrt(-2 * Math.log((roll(rng, FINE) + 1) / (FINE + 1)))
  return radius * Math.cos((2 * Math.PI * roll(rng, FINE)) / FINE)
}
