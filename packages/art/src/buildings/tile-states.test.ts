import { greengully } from '@charterstone/content'
import { describe, expect, test } from 'vitest'
import { together } from '../ink/mark.ts'
import { lockOn, propOf, tokensOn } from '../scene/token-props.ts'
import { signOf } from '../strip/sign-strokes.ts'
import { ringMarks } from './tile-states.ts'

const signed = greengully.buildings.filter((building) => signOf(building) !== null)

describe('the states of a tile', () => {
  test('only what can be chosen, is looked at or was chosen has a ring', () => {
    expect(ringMarks('rest')).toEqual([])
    expect(ringMarks('closed')).toEqual([])
    expect(ringMarks('option').map(({ line }) => line)).toEqual(['var(--option-glow)', 'var(--option)'])
    expect(ringMarks('chosen').map(({ line }) => line)).toEqual(['var(--chosen)'])
  })

  test('a hovered option has a stronger ring than one at rest', () => {
    const widths = (state: 'option' | 'hovered') => ringMarks(state).map(({ width }) => width)
    for (const [index, width] of widths('hovered').entries())
      expect(width).toBeGreaterThan(widths('option')[index] ?? 0)
  })

  test('the lock of a closed building hangs on its sign and leaves the sign readable', () => {
    for (const building of signed) {
      const box = signOf(building)?.box
      const { x, y } = lockOn(building, 0)
      expect(y).toBeLessThan(box?.top ?? 0)
      expect((box?.top ?? 0) - y).toBeLessThan(8)
      expect(x).toBeLessThanOrEqual((box?.right ?? 0) - 8)
    }
  })

  test('workers and minions stand on the sign, and higher where the sign hangs higher', () => {
    const [building = null] = signed
    const tokens = { workers: [{ charter: 'red', kind: 'large' }] } as const
    const feet = [0, 6].map((raise) => tokensOn(tokens, building, raise)[2][0]?.y)
    expect(feet[0]).toBe(signOf(building ?? signed[0] ?? failed())?.box.top)
    expect(feet[1]).toBe((feet[0] ?? 0) - 6)
  })

  test('forty locks are as few paths as one', () => {
    const lock = (x: number) => propOf(lockOn(null, 0), [x, 0], 1)
    const forty = together(Array.from({ length: 40 }, (_, index) => lock(index * 100)))
    expect(forty).toHaveLength(lock(0).length)
  })
})

function failed(): never {
  throw new Error('no building has a sign')
}
