import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { FEATURE_NAMES, TUNED, type Weights } from '@charterstone/bots'
import { createPool } from '@charterstone/bots/pool'
import { stagesOption } from '../arena/stages-option.ts'
import { numberOption, type Options, textOption } from '../options/options.ts'
import { LARGEST_SEED } from '../options/seats-option.ts'
import { print, printLine } from '../output.ts'
import { startProgress } from '../progress.ts'
import { fileOf } from './learned-file.ts'
import { addSums, emptySums, regress, type Sums } from './regression.ts'
import type { Lesson } from './self-play.ts'

const MOST_GAMES = 100_000
const MOST_ROUNDS = 10
const MOST_WORKERS = 256
const CHUNK = 10
const NOISE = 10
const SEED_STEP = 1_000_003

export type ByStage = Readonly<Record<number, Weights>>

/** Learns weights for every stage by self-play and regression, and writes them down with the command that made them. */
export async function train(_args: readonly string[], options: Options): Promise<number> {
  const stages = stagesOption({ stage: 'all', ...options }).filter((stage) => stage > 0)
  const games = numberOption(options, 'games', { from: CHUNK, to: MOST_GAMES }) ?? 1000
  const rounds = numberOption(options, 'rounds', { from: 1, to: MOST_ROUNDS }) ?? 2
  const seed = numberOption(options, 'seed', { from: 0, to: LARGEST_SEED }) ?? 1
  const workers = numberOption(options, 'workers', { from: 1, to: MOST_WORKERS }) ?? availableParallelism()
  const out = textOption(options, 'out')
  let learned: ByStage = Object.fromEntries(stages.map((stage) => [stage, TUNED]))
  const sums = new Map(stages.map((stage) => [stage, emptySums(FEATURE_NAMES.length)]))
  for (let round = 0; round < rounds; round++) {
    await playRound(lessonsOf(learned, games, Math.imul(seed, SEED_STEP) + round), workers, sums)
    learned = weightsFrom(sums)
    printLine(`round ${round + 1}: ${stages.length} stages, ${games} games each`)
  }
  const command = `charterstone train --stage ${textOption(options, 'stage') ?? 'all'} --games ${games} --rounds ${rounds} --seed ${seed}`
  const text = fileOf(learned, command, seed)
  if (out === undefined) print(text)
  else writeFileSync(out, text)
  return 0
}

function lessonsOf(learned: ByStage, games: number, seed: number): Lesson[] {
  return Object.entries(learned).flatMap(([stage, weights]) =>
    Array.from({ length: Math.ceil(games / CHUNK) }, (_, chunk) => ({
      stage: Number(stage),
      seed: (seed + Number(stage) * MOST_GAMES + chunk * CHUNK) | 0,
      games: CHUNK,
      weights,
    })),
  )
}

async function playRound(
  lessons: readonly Lesson[],
  workers: number,
  sums: ReadonlyMap<number, Sums>,
): Promise<void> {
  const pool = createPool<Lesson, Sums>(new URL('./worker.ts', import.meta.url), {
    size: Math.min(workers, lessons.length),
  })
  const progress = startProgress('games', lessons.length * CHUNK)
  try {
    await Promise.all(
      lessons.map(async (lesson) => {
        const more = await pool.run(lesson)
        const into = sums.get(lesson.stage)
        if (into !== undefined) addSums(into, more)
        progress.add(CHUNK)
      }),
    )
  } finally {
    progress.stop()
    await pool.close()
  }
}

/** First what holds at every stage, drawn towards the tuned weights; then each stage, drawn towards that. */
function weightsFrom(sums: ReadonlyMap<number, Sums>): ByStage {
  const all = emptySums(FEATURE_NAMES.length)
  for (const one of sums.values()) addSums(all, one)
  const tuned = FEATURE_NAMES.map((name) => TUNED[name])
  const pooled = regress(all, tuned, spreads(tuned, 1, 0.4), NOISE)
  return Object.fromEntries(
    [...sums].map(([stage, one]) => {
      const weights = regress(one, pooled, spreads(pooled, 0.5, 0.2), NOISE)
      return [
        stage,
        Object.fromEntries(FEATURE_NAMES.map((name, index) => [name, round(weights[index] ?? 0)])) as Weights,
      ]
    }),
  )
}

/** Points are points; what only a campaign shows cannot be learned from single games. */
const FIXED: ReadonlySet<string> = new Set([
  'vp',
  'extraTurn',
  'estate',
  'stars',
  'trophies',
  'goal',
  'chest',
  'kept',
  'freedom',
  'candle',
])

function spreads(prior: readonly number[], part: number, least: number): number[] {
  return FEATURE_NAMES.map((name, index) =>
    FIXED.has(name) ? 0 : Math.max(least, Math.abs(prior[index] ?? 0) * part),
  )
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
