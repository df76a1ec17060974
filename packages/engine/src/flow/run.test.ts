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
