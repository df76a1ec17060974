import { expect, test } from 'vitest'
import { dockFor } from './dock-for.ts'

const panel = { left: 12, right: 442, top: 300, bottom: 640 }
const near = { left: 250, right: 300, top: 400, bottom: 450 }
const far = { left: 1000, right: 1050, top: 400, bottom: 450 }

test('a panel is on the left unless it covers something there', () => {
  expect(dockFor(panel, [], 1366)).toBe('left')
  expect(dockFor(panel, [far], 1366)).toBe('left')
  expect(dockFor(panel, [near], 1366)).toBe('right')
})

test('a panel between two things is where it covers less', () => {
  const half = { ...far, right: 1025 }
  expect(dockFor(panel, [near, half], 1366)).toBe('right')
  expect(dockFor(panel, [{ ...near, bottom: 310 }, far], 1366)).toBe('left')
})

test('a panel that is already on the right moves back by the same rule', () => {
  const onRight = { ...panel, left: 924, right: 1354 }
  expect(dockFor(onRight, [far], 1366)).toBe('left')
  expect(dockFor(onRight, [near], 1366)).toBe('right')
})

test('what is above the panel is not covered', () => {
  expect(dockFor(panel, [{ ...near, top: 100, bottom: 150 }], 1366)).toBe('left')
})
