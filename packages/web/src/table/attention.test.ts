import { expect, test } from 'vitest'
import { attentionProps, lookAt, lookAway, useAttention } from './attention.ts'

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

test('a mouse that rests does not take the eye from what a finger looks at; one that moves does', () => {
  const other = { kind: 'option', key: 'skip' } as const
  const currentTarget = {} as Element
  const { onPointerEnter } = attentionProps(other)
  lookAt(SPOT, null, 'touch')
  onPointerEnter({ pointerType: 'mouse', movementX: 0, movementY: 0, currentTarget })
  expect(useAttention.getState().subject).toEqual(SPOT)
  onPointerEnter({ pointerType: 'mouse', movementX: 0, movementY: 2, currentTarget })
  expect(useAttention.getState().subject).toEqual(other)
})
