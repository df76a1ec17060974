import { expect, test } from 'vitest'
import { type Box, dockFor } from './dock-for.ts'

const panel = { left: 12, right: 442, top: 300, bottom: 640 }
const near = { left: 250, right: 300, top: 400, bottom: 450 }
const far = { left: 1000, right: 1050, top: 400, bottom: 450 }

function isCovered({ left, height }: { left: number; height: number }, target: Box): boolean {
  const isBeside = target.right <= left || target.left >= left + 430
  return !isBeside && target.bottom > 640 - height && target.top < 640
}

test('a panel is on the left, as high as it is, unless it covers something there', () => {
  expect(dockFor(panel, [], 1366)).toEqual({ left: 12, height: 340 })
  expect(dockFor(panel, [far], 1366)).toEqual({ left: 12, height: 340 })
})

test('a panel moves to the right until it covers nothing', () => {
  const dock = dockFor(panel, [near], 1366)
  expect(isCovered(dock, near)).toBe(false)
  expect(dock.left).toBeLessThan(330)
  expect(dock.height).toBe(340)
})

test('a panel between things on all sides is lower, and scrolls', () => {
  const middle = { ...near, left: 600, right: 650 }
  const dock = dockFor(panel, [near, middle, far], 1366)
  for (const target of [near, middle, far]) expect(isCovered(dock, target)).toBe(false)
  expect(dock.height).toBeLessThan(340)
  expect(dock.left + 430).toBeLessThanOrEqual(1366 - 12)
})

test('a panel may end just below what it must not cover', () => {
  const row = { left: 0, right: 1366, top: 450, bottom: 511 }
  expect(dockFor(panel, [row], 1366)).toEqual({ left: 12, height: 129 })
})

test('where everything is covered, it is where it covers least', () => {
  const wide = { left: 0, right: 1366, top: 600, bottom: 630 }
  const dock = dockFor(panel, [wide, { ...near, top: 560, bottom: 640 }], 1366)
  expect(isCovered(dock, { ...near, top: 560, bottom: 640 })).toBe(false)
})

test('a panel keeps off a neighbour, unless that would cost much of its height', () => {
  const coach = { left: 12, right: 330, top: 420, bottom: 640 }
  const dock = dockFor(panel, [far], 1366, coach)
  expect([coach, far].map((box) => isCovered(dock, box))).toEqual([false, false])
  expect(dock.height).toBe(340)
  const everywhere = { left: 0, right: 1366, top: 420, bottom: 500 }
  expect(dockFor(panel, [far], 1366, everywhere)).toEqual({ left: 12, height: 340 })
})

test('what is above the panel is not covered', () => {
  expect(dockFor(panel, [{ ...near, top: 100, bottom: 150 }], 1366)).toEqual({ left: 12, height: 340 })
})
