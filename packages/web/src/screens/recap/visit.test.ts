import { expect, test } from 'vitest'
import { daysToSumUp } from './visit.ts'

const DAY = 86_400_000
const visit = { at: 10 * DAY, summed: '' }

test('a pause of three days is summed up, a shorter one is not', () => {
  expect(daysToSumUp(visit, 'here', 13 * DAY)).toBe(3)
  expect(daysToSumUp(visit, 'here', 13 * DAY - 1)).toBeNull()
  expect(daysToSumUp(visit, 'here', 47.5 * DAY)).toBe(37)
})

test('the same pause is summed up once: only a game that has moved on can rest again', () => {
  const seen = { at: 10 * DAY, summed: 'here' }
  expect(daysToSumUp(seen, 'here', 20 * DAY)).toBeNull()
  expect(daysToSumUp(seen, 'further on', 20 * DAY)).toBe(10)
})

test('a game that this device shows for the first time has had no pause here', () => {
  expect(daysToSumUp(null, 'here', 99 * DAY)).toBeNull()
})
