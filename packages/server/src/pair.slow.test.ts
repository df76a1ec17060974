import { afterAll, beforeAll, expect, test } from 'vitest'
import { pairTrial } from './trial/pair-trial.ts'
import { startPostgres, type TrialPostgres } from './trial/postgres.ts'

/** Fewer than the shortest game of two has. */
const ANSWERS = 25

let postgres: TrialPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

test('people at two processes see each other at once; when one is killed, its people go on with the other', async () => {
  const { seenAfter, afterKill } = await pairTrial(postgres.url, ANSWERS)
  expect(seenAfter.count).toBe(ANSWERS)
  expect(seenAfter.median).toBeLessThan(50)
  expect(afterKill).toBeGreaterThanOrEqual(20)
})
