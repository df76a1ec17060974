import { expect, test } from 'vitest'
import { makeBucket } from './bucket.ts'

test('a token bucket counts refusals until it is full again', () => {
  let now = 0
  const bucket = makeBucket(10, 30, () => now)
  // Twice as many as may come, for a minute.
  for (let count = 0; count < 1200; count++) {
    now += 50
    bucket.take()
  }
  expect(bucket.missed()).toBeGreaterThan(500)
  now += 3000
  expect(bucket.take()).toBe(true)
  expect(bucket.missed()).toBe(0)
})
