import { describe, expect, it } from 'vitest'
import { HEIGHT, WIDTH } from '../../shell/breakpoints.ts'
import { isSameShape, shapeOf } from './shape.ts'

describe('the layout of the table', () => {
  it.each([
    ['desk', 1366, 768],
    ['desk', 1920, 1080],
    ['drawer', 1024, 768],
    ['drawer', 1400, 590],
    ['phone', 390, 844],
    ['phone', 820, 1180],
    ['landscape', 844, 390],
    ['desk', 1400, 1500],
  ] as const)('the layout of the table is that of a %s at %i x %i', (kind, width, height) => {
    expect(shapeOf(width, height).kind).toBe(kind)
  })

  it('the columns fold exactly at the breakpoints of the style sheets', () => {
    expect(shapeOf(WIDTH.desk, 800).kind).toBe('desk')
    expect(shapeOf(WIDTH.desk - 1, 800).kind).toBe('drawer')
    expect(shapeOf(1400, HEIGHT.shallow).kind).toBe('desk')
    expect(shapeOf(1400, HEIGHT.shallow - 1).kind).toBe('drawer')
    expect(shapeOf(900, HEIGHT.low).kind).toBe('drawer')
    expect(shapeOf(900, HEIGHT.low - 1).kind).toBe('landscape')
  })

  it('a tablet held upright is a phone with a broad top row', () => {
    expect(shapeOf(820, 1180)).toMatchObject({ kind: 'phone', isTablet: true })
    expect(shapeOf(WIDTH.phone, 1000).isTablet).toBe(true)
    expect(shapeOf(WIDTH.phone - 1, 1000).isTablet).toBe(false)
    expect(shapeOf(1180, 820).isTablet).toBe(false)
  })

  it('seats take two lines when there is little height', () => {
    expect(shapeOf(1366, HEIGHT.short).isShort).toBe(false)
    expect(shapeOf(1366, HEIGHT.short - 1).isShort).toBe(true)
    expect(shapeOf(1000, HEIGHT.shallow).isShort).toBe(false)
    expect(shapeOf(1000, HEIGHT.shallow - 1).isShort).toBe(true)
  })

  it('the panels of the table grow with the window, between their own size and 1.6 times it', () => {
    expect(shapeOf(1366, 768).panel).toBe(1)
    expect(shapeOf(2049, 1152).panel).toBeCloseTo(1.35)
    expect(shapeOf(5000, 4000).panel).toBe(1.6)
    expect(shapeOf(5000, 768).panel).toBe(1)
  })

  it('two layouts are the same when nothing in them differs', () => {
    const shape = shapeOf(1366, 768)
    expect(isSameShape(shape, shapeOf(1367, 768))).toBe(true)
    expect(isSameShape(shape, { ...shape, kind: 'drawer' })).toBe(false)
    expect(isSameShape(shape, { ...shape, isTablet: true })).toBe(false)
    expect(isSameShape(shape, { ...shape, isShort: true })).toBe(false)
    expect(isSameShape(shape, { ...shape, panel: 1.1 })).toBe(false)
  })
})
