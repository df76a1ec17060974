import { afterAll, beforeAll, expect, test } from 'vitest'
import { pairTrial } from './trial/pair-trial.ts'
import { startPostgres, type TrialPostgres } from './trial/postgres.ts'

let postgres: TrialPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

test('people at two processes see each other at once; when one is killed, its people go on with the other', async () => {
  const { seenAfter, afterKill } = await pairTrial(postgres.url, 50)
  expect(seenAfter.count).toBe(50)
  expect(seenAfter.median).toBeLessThan(50)
  expect(afterKill).toBeGreaterThanOrEqual(20)
})
