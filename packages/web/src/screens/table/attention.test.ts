import { expect, test } from 'vitest'
import { lookAt, lookAway, useAttention } from './attention.ts'

const SPOT = { kind: 'spot', spot: 3 } as const

test('what a finger looks at stays when the focus leaves', () => {
  lookAt(SPOT, null, 'touch')
  lookAway(null, 'focus')
  lookAway(null, 'pointer')
  expect(useAttention.getState().subject).toEqual(SPOT)
})

test('what a key looks at goes with the focus, not with the pointer', () => {
  lookAt(SPOT, null, 'focus')
  lookAway(null, 'pointer')
  expect(useAttention.getState().subject).toEqual(SPOT)
  lookAway(null, 'focus')
  expect(useAttention.getState().subject).toBeNull()
})
