import { afterAll, beforeAll, expect, test } from 'vitest'
import { killTrial } from '../test-support/kill-trial.ts'
import { startPostgres, type TestPostgres } from '../test-support/postgres.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

test.each(['SQLite', 'PostgreSQL'])(
  '%s: a server that is killed during play loses no acknowledged answer and takes none twice',
  async (kind) => {
    const result = await killTrial({
      kills: 4,
      tables: 3,
      persons: 2,
      seed: 7,
      ...(kind === 'SQLite' ? {} : { databaseUrl: postgres.url }),
    })
    expect(result).toMatchObject({ lost: [], disordered: [], stuck: [], violations: [] })
    expect(result.acknowledged).toBeGreaterThan(20)
  },
)
