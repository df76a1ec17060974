import { afterAll, beforeAll, expect, test } from 'vitest'
import { chaosTrial } from '../test-support/chaos-trial.ts'
import { type FaultName, faults } from '../test-support/faults.ts'
import { startPostgres, type TestPostgres } from '../test-support/postgres.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

/** Small: `npm run soak` has the full size. */
const TIMES: Readonly<Record<FaultName, number>> = {
  kill: 2,
  takeover: 2,
  pause: 1,
  outrun: 1,
  disk: 1,
  restart: 1,
  freeze: 1,
}

const cases = (Object.keys(faults) as FaultName[]).flatMap((name) =>
  faults[name].stores.map((store) => [faults[name].title, store, name] as const),
)

test.each(cases)(
  '%s, %s: no acknowledged answer is lost or taken twice, and play goes on',
  async (_, store, name) => {
    const result = await chaosTrial({
      fault: faults[name],
      times: TIMES[name],
      tables: 2,
      persons: 2,
      seed: 7,
      ...(store === 'postgres' ? { postgres } : {}),
    })
    expect(result).toMatchObject({ lost: [], disordered: [], stuck: [], violations: [] })
    expect(result.acknowledged).toBeGreaterThan(5)
  },
)
