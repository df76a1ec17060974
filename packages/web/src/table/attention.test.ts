import { expect, test } from 'vitest'
import { makeAttention } from './attention.ts'

const SPOT = { kind: 'spot', spot: 3 } as const

test('a touched subject stays when the focus or the mouse leaves', () => {
  const { lookAt, lookAway, store } = makeAttention()
  lookAt(SPOT, null, 'touch')
  lookAway(null, 'focus')
  lookAway(null, 'pointer')
  expect(store.getState().subject).toEqual(SPOT)
})

test('a focused subject goes with the focus, not with the mouse', () => {
  const { lookAt, lookAway, store } = makeAttention()
  lookAt(SPOT, null, 'focus')
  lookAway(null, 'pointer')
  expect(store.getState().subject).toEqual(SPOT)
  lookAway(null, 'focus')
  expect(store.getState().subject).toBeNull()
})

test('a resting mouse does not take the attention from a touched subject, a moving mouse does', () => {
  const { lookAt, attentionProps, store } = makeAttention()
  const other = { kind: 'option', key: 'skip' } as const
  const currentTarget = {} as Element
  const { onPointerEnter } = attentionProps(other)
  lookAt(SPOT, null, 'touch')
  onPointerEnter({ pointerType: 'mouse', movementX: 0, movementY: 0, currentTarget })
  expect(store.getState().subject).toEqual(SPOT)
  onPointerEnter({ pointerType: 'mouse', movementX: 0, movementY: 2, currentTarget })
  expect(store.getState().subject).toEqual(other)
})

test('an answer that was chosen ends the look at its subject', () => {
  const { lookAt, markChosen, store } = makeAttention()
  lookAt(SPOT, null, 'touch')
  markChosen('the key')
  expect(store.getState()).toMatchObject({ chosen: 'the key', subject: null })
})

test('each open game has an attention of its own', () => {
  const [one, another] = [makeAttention(), makeAttention()]
  one.toggleNames()
  expect([one.store.getState().hasNames, another.store.getState().hasNames]).toEqual([true, false])
})
