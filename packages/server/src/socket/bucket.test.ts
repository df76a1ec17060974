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

test('a clock that goes back does not stop a token bucket', () => {
  let now = 3_600_000
  const bucket = makeBucket(10, 30, () => now)
  for (let count = 0; count < 30; count++) bucket.take()
  now = 0
  expect(bucket.take()).toBe(false)
  now += 1000
  expect(bucket.take()).toBe(true)
})
