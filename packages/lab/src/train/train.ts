import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Net } from '@charterstone/bots'
import { createPool, type Pool } from '@charterstone/bots/pool'
import { numberOption, type Options, textOption } from '../command-line/options.ts'
import { printLine } from '../command-line/output.ts'
import { startProgress } from '../command-line/progress.ts'
import { seedOption, workersOption } from '../command-line/run-options.ts'
import type { Episode } from './episode.ts'
import { learn, newLearner } from './learner.ts'
import type { Lesson } from './lesson.ts'
import { fileOf } from './net-file.ts'
import { copyOf, readProgress, type Saved, writeProgress } from './saved-progress.ts'
import { gamesIn, timetable } from './timetable.ts'

const MAX_GAMES = 1_000_000
const USUAL_ROUND = 480
const UNITS = 48
/** Rounds that are learned from again. */
const REPLAYED = 5
const FIRST_RATE = 0.002
const LAST_RATE = 0.0002

/** Learns by self-play what a position is worth, and writes the net with the command that made it. */
export async function train(_args: readonly string[], options: Options): Promise<number> {
  const games = numberOption(options, 'games', { from: 1, to: MAX_GAMES }) ?? 40_000
  const seed = seedOption(options)
  const units = numberOption(options, 'units', { from: 1, to: 256 }) ?? UNITS
  const workers = workersOption(options)
  const size = numberOption(options, 'round', { from: 1, to: MAX_GAMES }) ?? USUAL_ROUND
  const out = textOption(options, 'out') ?? 'learned-net.ts'
  const command = `charterstone train --games ${games} --round ${size} --units ${units} --seed ${seed}`
  const kept = `${out}.progress.json`
  const saved: Saved | null = existsSync(kept) ? readProgress(readFileSync(kept, 'utf8'), command) : null
  const learner = saved?.learner ?? newLearner(units, seed)
  const nets: Net[] = saved === null ? [] : [...saved.nets]
  const rounds = Math.max(1, Math.round(games / size))
  const last = numberOption(options, 'stop-after', { from: 1, to: rounds }) ?? rounds
  const pool = createPool<Lesson, Episode[]>(new URL('./worker.ts', import.meta.url), { size: workers })
  const replayed: Episode[][] = []
  const done = saved?.round ?? 0
  let milliseconds = saved?.milliseconds ?? 0
  for (let round = done - nets.length; round < last; round++) {
    const start = performance.now()
    const isAgain = round < done
    const net = isAgain ? nets[round - done + nets.length] : copyOf(learner.net)
    if (net === undefined) throw new RangeError('a round without a net')
    replayed.push(await playRound(pool, timetable(size, round, seed, net)))
    if (replayed.length > REPLAYED) replayed.shift()
    if (isAgain) continue
    nets.push(net)
    if (nets.length > REPLAYED - 1) nets.shift()
    const rate = FIRST_RATE + ((LAST_RATE - FIRST_RATE) * round) / Math.max(1, rounds - 1)
    const error = learn(learner, replayed.flat(), rate)
    milliseconds += performance.now() - start
    writeFileSync(kept, writeProgress({ command, round: round + 1, milliseconds, learner, nets }))
    const minutes = Math.round(milliseconds / 60_000)
    writeFileSync(out, fileOf(learner.net, { command, seed, games: (round + 1) * size, minutes }))
    printLine(
      `round ${round + 1} of ${rounds}: error ${Math.sqrt(error).toFixed(2)} VP, ${Math.round(milliseconds / 1000)} s`,
    )
  }
  if (last === rounds) rmSync(kept, { force: true })
  await pool.close()
  return 0
}

/** In the order of the lessons, not as they come: the same command gives the same net, to the last digit. */
async function playRound(pool: Pool<Lesson, Episode[]>, lessons: readonly Lesson[]): Promise<Episode[]> {
  const progress = startProgress(
    'games',
    lessons.reduce((sum, lesson) => sum + gamesIn(lesson), 0),
  )
  const episodes = await Promise.all(
    lessons.map(async (lesson) => {
      const played = await pool.run(lesson)
      progress.add(played.length)
      return played
    }),
  )
  progress.stop()
  return episodes.flat()
}
