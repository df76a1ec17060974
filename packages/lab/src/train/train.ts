import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { FEATURE_NAMES, type Feature, TUNED, type Weights } from '@charterstone/bots'
import { createPool, type Pool } from '@charterstone/bots/pool'
import { stagesOption } from '../arena/stages-option.ts'
import { numberOption, type Options, textOption } from '../command-line/options.ts'
import { print, printLine } from '../command-line/output.ts'
import { startProgress } from '../command-line/progress.ts'
import { MAX_SEATS, MAX_SEED } from '../command-line/seats-option.ts'
import { type ByStage, fileOf } from './learned-file.ts'
import { addSums, emptySums, regress, type Sums } from './regression.ts'
import { FIXED, type Lesson, scaleOf } from './self-play.ts'

const MAX_GAMES = 100_000
const MAX_ROUNDS = 50
const MAX_WORKERS = 256
/** Most people play in pairs or in threes and fours. */
const USUAL_SEATS: readonly number[] = [2, 2, 3, 4]
const CHUNK = 10
const SEED_STEP = 1_000_003

/** How far tastes differ in the first round and in the last one. */
const FIRST_SPREAD = 0.5
const LAST_SPREAD = 0.25
/** What is believed of a slope before any game, of its difference between stages, and the chance in a result; all in VP. */
const SLOPE = 1
const STAGE_SLOPE = 0.4
const CHANCE = 12
/** The share of its spread by which a weight moves for a slope of 1 VP, and the most it moves in a round. */
const STRIDE = 0.8
const LONGEST_STRIDE = 1

/**
 * Learns weights by self-play: in every game each seat has a taste of its own, results are regressed on tastes, and
 * the weights of each stage follow the slope. The result is written down with the command that made it.
 */
export async function train(_args: readonly string[], options: Options): Promise<number> {
  const stages = stagesOption({ stage: 'all', ...options }).filter((stage) => stage > 0)
  const games = numberOption(options, 'games', { from: CHUNK, to: MAX_GAMES }) ?? 1000
  const rounds = numberOption(options, 'rounds', { from: 1, to: MAX_ROUNDS }) ?? 6
  const seed = numberOption(options, 'seed', { from: 0, to: MAX_SEED }) ?? 1
  const workers = numberOption(options, 'workers', { from: 1, to: MAX_WORKERS }) ?? availableParallelism()
  const seats = numberOption(options, 'seats', { from: 2, to: MAX_SEATS })
  const out = textOption(options, 'out')
  const stageText = textOption(options, 'stage') ?? 'all'
  const pool = createPool<Lesson, Sums>(new URL('./worker.ts', import.meta.url), { size: workers })
  let learned: ByStage = Object.fromEntries(stages.map((stage) => [stage, TUNED]))
  for (let round = 0; round < rounds; round++) {
    const spread = FIRST_SPREAD + ((LAST_SPREAD - FIRST_SPREAD) * round) / Math.max(1, rounds - 1)
    const lessons = lessonsOf(
      learned,
      seats === undefined ? USUAL_SEATS : [seats],
      games,
      (Math.imul(seed, SEED_STEP) + round * SEED_STEP * 7) | 0,
      spread,
    )
    learned = improved(learned, await playRound(pool, lessons), spread)
    const size = seats === undefined ? '' : ` --seats ${seats}`
    const command = `charterstone train --stage ${stageText}${size} --games ${games} --rounds ${rounds} --seed ${seed}`
    const text = fileOf(learned, command, seed)
    if (out === undefined && round === rounds - 1) print(text)
    else if (out !== undefined) {
      writeFileSync(out, text)
      printLine(`round ${round + 1} of ${rounds}`)
    }
  }
  await pool.close()
  return 0
}

function lessonsOf(
  learned: ByStage,
  seats: readonly number[],
  games: number,
  seed: number,
  spread: number,
): Lesson[] {
  return Object.entries(learned).flatMap(([stage, weights]) =>
    Array.from({ length: Math.ceil(games / CHUNK) }, (_, chunk) => ({
      stage: Number(stage),
      seats,
      seed: (seed + Number(stage) * MAX_GAMES + chunk * CHUNK) | 0,
      games: CHUNK,
      weights,
      spread,
    })),
  )
}

async function playRound(pool: Pool<Lesson, Sums>, lessons: readonly Lesson[]): Promise<Map<number, Sums>> {
  const progress = startProgress('games', lessons.length * CHUNK)
  const results = await Promise.all(
    lessons.map(async (lesson) => {
      const result = await pool.run(lesson)
      progress.add(CHUNK)
      return { stage: lesson.stage, result }
    }),
  )
  progress.stop()
  // Added in the order of the lessons, not as they came: the same command gives the same weights, to the last digit.
  const sums = new Map<number, Sums>()
  for (const { stage, result } of results) {
    const into = sums.get(stage) ?? emptySums(FEATURE_NAMES.length)
    sums.set(stage, into)
    addSums(into, result)
  }
  return sums
}

/** First the slopes of all stages together, then those of each stage, drawn towards them. */
function improved(learned: ByStage, sums: ReadonlyMap<number, Sums>, spread: number): ByStage {
  const all = emptySums(FEATURE_NAMES.length)
  for (const one of sums.values()) addSums(all, one)
  const widths = (width: number): number[] => FEATURE_NAMES.map((name) => (FIXED.has(name) ? 0 : width))
  const common = regress(all, widths(0), widths(SLOPE), CHANCE)
  return Object.fromEntries(
    [...sums].map(([stage, one]) => {
      const slopes = regress(one, common, widths(STAGE_SLOPE), CHANCE)
      return [stage, moved(learned[stage] ?? TUNED, slopes, spread)]
    }),
  )
}

function moved(weights: Weights, slopes: readonly number[], spread: number): Weights {
  return Object.fromEntries(
    FEATURE_NAMES.map((name: Feature, index) => {
      const stride = Math.max(-LONGEST_STRIDE, Math.min(LONGEST_STRIDE, (slopes[index] ?? 0) * STRIDE))
      return [name, Math.round((weights[name] + scaleOf(weights, name) * spread * stride) * 1000) / 1000]
    }),
  ) as Weights
}
