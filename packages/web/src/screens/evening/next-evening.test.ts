import { afterEach, expect, test, vi } from 'vitest'
import { momentOf, nextEvening } from './next-evening.ts'

afterEach(() => vi.unstubAllEnvs())

test('the next evening is on the same weekday next week, as the calendar on the wall has it', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  expect(nextEvening(Date.parse('2026-11-17T21:05:00Z'))).toEqual({ date: '2026-11-24', time: '19:00' })
  // Past midnight in Berlin, still the day before in UTC.
  expect(nextEvening(Date.parse('2026-12-27T23:30:00Z'))).toEqual({ date: '2027-01-04', time: '19:00' })
  // Summer time ends in between.
  expect(nextEvening(Date.parse('2026-10-20T22:30:00Z'))).toEqual({ date: '2026-10-28', time: '19:00' })
})

test('local time becomes the right moment, in winter and in summer', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  expect(momentOf({ date: '2026-11-24', time: '19:00' })).toBe(Date.parse('2026-11-24T18:00:00Z'))
  expect(momentOf({ date: '2026-07-24', time: '19:30' })).toBe(Date.parse('2026-07-24T17:30:00Z'))
})

test('a field without a value is no moment', () => {
  expect(momentOf({ date: '', time: '19:00' })).toBeNull()
  expect(momentOf({ date: '2026-11-24', time: '' })).toBeNull()
  expect(momentOf({ date: '2026-13-24', time: '19:00' })).toBeNull()
})
