import { expect, test } from 'vitest'
import { keepEqual, keepKeyed } from './keep-equal.ts'

const BEFORE = {
  seats: [
    { vp: 3, goods: [1, 2] },
    { vp: 5, goods: [0, 0] },
  ],
  rules: { glory: true },
  at: null,
}

test('a value that is equal to the one before is the one before', () => {
  expect(keepEqual(BEFORE, structuredClone(BEFORE))).toBe(BEFORE)
})

test('only what has changed, and what contains it, is new', () => {
  const changed = structuredClone(BEFORE)
  const [first] = changed.seats
  if (first === undefined) throw new Error('no seat')
  first.vp = 4
  const after = keepEqual(BEFORE, changed)
  expect(after).toEqual(changed)
  expect(after.seats[0]?.goods).toBe(BEFORE.seats[0]?.goods)
  expect(after.seats[1]).toBe(BEFORE.seats[1])
  expect(after.rules).toBe(BEFORE.rules)
  expect(after.seats).not.toBe(BEFORE.seats)
})

test('a part that is longer, shorter or of another kind is new', () => {
  for (const after of [[1, 2, 3], [1], [], { 0: 1, 1: 2 }, null, 'a'])
    expect(keepEqual<unknown>([1, 2], after)).toEqual(after)
  expect(keepEqual<unknown>({ a: undefined }, { b: undefined })).toEqual({ b: undefined })
  expect(keepEqual<unknown>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  const set = new Set([1])
  expect(keepEqual<unknown>(new Set([2]), set)).toBe(set)
})

test('things with keys are kept wherever they are in the list', () => {
  const before = [
    { key: 'a', at: [1] },
    { key: 'b', at: [2] },
  ]
  const after = keepKeyed(before, [
    { key: 'b', at: [2] },
    { key: 'c', at: [1] },
  ])
  expect(after).toEqual([
    { key: 'b', at: [2] },
    { key: 'c', at: [1] },
  ])
  expect(after[0]).toBe(before[1])
  expect(keepKeyed(before, structuredClone(before))).toBe(before)
})
