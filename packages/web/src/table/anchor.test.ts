import { expect, it } from 'vitest'
import { type Anchor, anchorOf, selectorOf } from './anchor.ts'

const ANCHORS: readonly Anchor[] = [
  { kind: 'seat', seat: 2 },
  { kind: 'spot', spot: 2 },
  { kind: 'quota', space: 2 },
  { kind: 'objective', card: 2 },
  { kind: 'mat', card: 2 },
  { kind: 'hand-card', card: 2 },
  { kind: 'offer', card: 2 },
  { kind: 'deck' },
  { kind: 'hand' },
  { kind: 'supply' },
]

it('no two anchors have the same name', () => {
  expect(new Set(ANCHORS.map(anchorOf)).size).toBe(ANCHORS.length)
  expect(anchorOf({ kind: 'seat', seat: 1 })).not.toBe(anchorOf({ kind: 'seat', seat: 2 }))
})

it('an anchor is found by the attribute that its element writes', () => {
  const written = ANCHORS.filter(({ kind }) => kind !== 'spot')
  expect(written.map(selectorOf)).toEqual(written.map((anchor) => `[data-at="${anchorOf(anchor)}"]`))
})

it('a spot is found by the mark of the picture, which draws it', () => {
  expect(selectorOf({ kind: 'spot', spot: 17 })).toBe('[data-spot="17"]')
})
