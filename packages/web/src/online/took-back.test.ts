import type { Event } from '@charterstone/engine'
import type { Entry } from '@charterstone/protocol'
import { expect, test } from 'vitest'
import { tookBackIn } from './took-back.ts'

const entry = (step: number, ...events: readonly Event[]): Entry =>
  ({ step, seat: 1, key: '', by: '', events }) as Entry
const placed: Event = { kind: 'placed', seat: 1, building: 7, worker: 'large' }
const passed: Event = { kind: 'passed', seat: 1 }

test('an undo says who took back how many answers, and the building of the first of them', () => {
  const entries = [entry(1, placed), entry(2, passed), entry(3, placed), entry(4, passed)]
  expect(tookBackIn({ entries }, { seq: 9, seat: 1, step: 2 })).toEqual({
    seq: 9,
    seat: 1,
    count: 2,
    building: 7,
  })
  expect(tookBackIn({ entries }, { seq: 9, seat: 1, step: 3 })).toMatchObject({ count: 1, building: 0 })
})

test('nothing is said when nothing was seen, or the server does not know the seat', () => {
  expect(tookBackIn({ entries: [] }, { seq: 9, seat: 1, step: 2 })).toBeNull()
  expect(tookBackIn({ entries: [entry(3, placed)] }, { seq: 9, step: 2 })).toBeNull()
})
