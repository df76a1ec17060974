import { scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import type { Frame } from './frame.ts'

test('a stack that comes to no decision is an error, not a wait without end', () => {
  const { engine, state } = scenario({ seats: 2 })
  const standStill: Frame = { kind: 'effects', seat: 0, source: 0, effects: [], from: 0 }
  state.stack = [...state.stack, ...Array.from({ length: 1000 }, () => standStill)]
  engine.resume(state)
  expect(state.pending).not.toBeNull()
  state.stack = Array.from({ length: 10_000 }, () => standStill)
  expect(() => engine.resume(state)).toThrow('no decision after 5000 frames')
})

test('[R4.4] a die that can never show an active charter is an error, not a wait without end', () => {
  const { engine, state } = scenario({ seats: 2 })
  state.table.seats = []
  state.stack = [{ kind: 'setup', step: 0 }]
  expect(() => engine.resume(state)).toThrow('the die has none of these charters')
})
