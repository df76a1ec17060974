import { afterAll, beforeAll, expect, test } from 'vitest'
import { pairTrial } from '../test-support/pair-trial.ts'
import { startPostgres, type TestPostgres } from '../test-support/postgres.ts'

/** How soon, is for the soak to say: it depends on what else the machine does. */
const ANSWERS = 25

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

test('people at two processes see each other at once; when one is killed, its people continue with the other', async () => {
  const { seenAfter, afterKill } = await pairTrial(postgres.url, ANSWERS)
  expect(seenAfter.count).toBe(ANSWERS)
  expect(afterKill).toBeGreaterThanOrEqual(20)
})
