import { expect, it } from 'vitest'
import { contestantsOf } from '../arena/contestant.ts'
import { matchesOf } from '../arena/match.ts'
import { runInThreads } from '../threads/threads.ts'
import { reportOf } from './report.ts'

const WORKER = new URL('./worker.ts', import.meta.url)

it('the report does not depend on how many threads play', async () => {
  const about = { players: 'random', seats: 3, seed: 4, house: [], secondsPerTurn: 30 }
  const matches = matchesOf(contestantsOf('random', 3), 5, 0, 4)
  const reportWith = async (workers: number): Promise<string> =>
    JSON.stringify(
      reportOf(about, [], await runInThreads(WORKER, matches, { workers, what: 'games', total: 60 })),
    )
  expect(await reportWith(3)).toBe(await reportWith(1))
})
