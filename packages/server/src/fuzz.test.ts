import { expect, test } from 'vitest'
import { fuzzTrial } from '../test-support/fuzz-trial.ts'

test('malformed messages change no table and end no connection', { timeout: 60_000 }, async () => {
  const { refused, isUnharmed, messages } = await fuzzTrial(5000, 3)
  expect(isUnharmed).toBe(true)
  expect(refused).toBe(messages)
})
