import { expect, test } from 'vitest'
import { placed } from './place.ts'

test('a placed path grows and shifts, with absolute and relative commands', () => {
  expect(placed('M1 2h3v-1l1 1Z', { x: 10, y: 20, scale: 2 })).toBe('M12 24h6v-2l2 2Z')
})

test('a placed path may have numbers that touch, and repeated arguments', () => {
  expect(placed('M0 0-1.5.5 2 2', { x: 0, y: 0 })).toBe('M0 0L-1.5 0.5L2 2')
})

test('a mirrored path mirrors its curves and the sweep of its arcs', () => {
  expect(placed('M2 0q1 2 3 0a4 5 10 0 1 1 1', { x: 0, y: 0, flip: true })).toBe(
    'M-2 0q-1 2 -3 0a4 5 -10 0 0 -1 1',
  )
})

test('a placed path has lines in place of relative sides', () => {
  expect(placed('M0 0h10', { x: 0, y: 0, turn: 90 })).toBe('M0 0l0 10')
})
