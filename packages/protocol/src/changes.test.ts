import { expect, test } from 'vitest'
import { changesBetween, withChanges } from './changes.ts'

const before = {
  phase: 'playing',
  pending: { kind: 'act', options: ['a', 'b'] } as { kind: string; options: string[] } | null,
  seats: [
    { vp: 1, goods: [0, 1] },
    { vp: 2, goods: [3, 3], note: 'x' },
  ] as { vp: number; goods: number[]; note?: string }[],
  kept: { deep: [1, 2, 3] },
}

test('changes name only what is different, and lead from one value to the other', () => {
  const after = { ...before, pending: null, seats: [before.seats[0], { vp: 5, goods: [3] }] }
  const changes = changesBetween(before, after)
  expect(changes).toEqual([
    [['pending'], null],
    [['seats', 1, 'vp'], 5],
    [['seats', 1, 'goods'], [3]],
    [['seats', 1, 'note']],
  ])
  const sent = JSON.parse(JSON.stringify(changes)) as typeof changes
  expect(withChanges(before, sent)).toEqual(after)
})

test('what has not changed is shared, and the earlier value stays as it was', () => {
  const text = JSON.stringify(before)
  const after = withChanges(before, [
    [['seats', 0, 'vp'], 9],
    [['seats', 0, 'goods', 1], 4],
  ])
  expect(after.seats[0]).toEqual({ vp: 9, goods: [0, 4] })
  expect(after.kept).toBe(before.kept)
  expect(after.seats[1]).toBe(before.seats[1])
  expect(JSON.stringify(before)).toBe(text)
})

test('nothing changes between equal values', () => {
  expect(changesBetween(before, structuredClone(before))).toEqual([])
})
