import { writeFileSync } from 'node:fs'
import { createPool } from '@charterstone/bots/pool'
import { contestantsOf } from '../arena/contestant.ts'
import { type Match, matchesOf } from '../arena/match.ts'
import { printLine } from '../command-line/output.ts'
import { startProgress } from '../command-line/progress.ts'
import { MAX_SEATS } from '../command-line/seats-option.ts'
import { quantile } from '../statistics/quantile.ts'

type ParConfig = {
  readonly file: string
  readonly campaigns: number
  readonly seed: number
  readonly workers: number
}

/** Measures par for one to six seats (D1) and stores it with the content: the median, since a few rich villages raise the mean. */
export async function writePar({ file, campaigns, seed, workers }: ParConfig): Promise<number> {
  const pool = createPool<Match, number>(new URL('./par-worker.ts', import.meta.url), {
    size: workers,
  })
  const progress = startProgress('campaigns', campaigns * MAX_SEATS)
  const par: number[] = []
  try {
    for (let seats = 1; seats <= MAX_SEATS; seats++) {
      const matches = matchesOf(contestantsOf('medium', seats), campaigns, 0, seed)
      const totals = await Promise.all(
        matches.map(async (match) => {
          const total = await pool.run(match)
          progress.add(1)
          return total
        }),
      )
      par.push(quantile(totals, 0.5))
    }
  } finally {
    progress.stop()
    await pool.close()
  }
  writeFileSync(file, sourceOf(par, `charterstone balance --campaigns ${campaigns} --seed ${seed} --par`))
  printLine(par.join(', '))
  return 0
}

function sourceOf(par: readonly number[], command: string): string {
  return `/** D1, for one to six seats. Made by \`${command}\`; do not edit, but run it again. */
export const par: readonly number[] = [${par.join(', ')}]
`
}
