import { scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { clone } from './clone.ts'
import type { State } from './state.ts'

/** Writes into every list of numbers below a value. */
function scribble(value: unknown): void {
  if (Array.isArray(value) && value.every((part) => typeof part === 'number')) value.push(999)
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(scribble)
}

function busyTable(): State {
  return scenario({
    seats: 3,
    rules: ['minions', 'peril', 'islands'],
    village: { purple: ['patch', 'kiln'] },
    islands: [{ charter: 'purple', tile: 1, over: 3 }],
    players: [
      { goods: { coin: 5, cat: 1 }, cards: ['sherpa'], objectives: ['six-coins'], workers: ['kiln'] },
    ],
    perilOn: { patch: 'vermin' },
    mat: ['kite', 'lamp'],
  }).state
}

test('a clone is the same state', () => {
  const state = busyTable()
  expect(clone(state)).toEqual(state)
  expect(Object.keys(clone(state).table).sort()).toEqual(Object.keys(state.table).sort())
})

test('a clone shares nothing that is written in place', () => {
  const state = busyTable()
  const before = JSON.stringify(state)
  const copy = clone(state)
  scribble(copy.table)
  scribble(copy.rng)
  copy.stack.pop()
  expect(JSON.stringify(state)).toBe(before)
})

test('a clone continues independently', () => {
  const s = scenario()
  const copy = clone(s.state)
  s.engine.apply(copy, 'place:patch')
  expect([s.seat(0).workers, s.asked()]).toEqual([[-1, -1], '0 act'])
})

test('a clone shares the campaign half, which is a value', () => {
  const state = busyTable()
  expect(clone(state).legacy).toBe(state.legacy)
})
