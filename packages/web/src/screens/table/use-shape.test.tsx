// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPage } from '../../../test-support/open-page.tsx'
import { shapeOf, useShape } from './use-shape.ts'

describe('the layout of the table', () => {
  test.each([
    ['a phone', 390, 844, 'phone'],
    ['a phone in landscape', 844, 390, 'landscape'],
    ['a tablet', 820, 1180, 'phone'],
    ['a tablet in landscape', 1024, 768, 'drawer'],
    ['a low window', 1600, 560, 'drawer'],
    ['a laptop', 1366, 768, 'desk'],
    ['a large screen', 1920, 1080, 'desk'],
    ['a large screen in portrait', 1200, 1920, 'desk'],
  ])('%s (%i x %i) is laid out as %s', (_, width, height, kind) => {
    expect(shapeOf(width, height).kind).toBe(kind)
  })

  test.each([
    [719, true],
    [720, false],
  ])('a desk of height %i has short seats: %s', (height, isShort) => {
    expect(shapeOf(1366, height).isShort).toBe(isShort)
  })

  test('panels grow with the window, but never shrink and never fill it', () => {
    expect(shapeOf(1366, 768).panel).toBe(1)
    expect(shapeOf(1920, 1080).panel).toBeCloseTo(1.265, 2)
    expect(shapeOf(7680, 4320).panel).toBe(1.6)
  })

  test('the page follows the window', async () => {
    resize(1366, 768)
    await openPage(<Shown />)
    expect(screen.getByText('desk')).toBeTruthy()
    act(() => resize(390, 844))
    expect(screen.getByText('phone')).toBeTruthy()
  })
})

function resize(width: number, height: number): void {
  Object.assign(window, { innerWidth: width, innerHeight: height })
  dispatchEvent(new Event('resize'))
}

function Shown() {
  return <p>{useShape().kind}</p>
}
