import { expect, test } from 'vitest'
import { placeCaption } from './caption-place.ts'

const SIZE = { width: 260, height: 90 }

test('a caption is above its building where there is room', () => {
  expect(placeCaption({ x: 400, y: 300 }, 40, SIZE, { width: 900, height: 600 })).toEqual({
    x: 270,
    y: 170,
  })
})

test('a caption is below a building at the upper edge', () => {
  expect(placeCaption({ x: 400, y: 60 }, 40, SIZE, { width: 900, height: 600 })).toEqual({ x: 270, y: 100 })
})

test('a caption is beside its building in a low village', () => {
  expect(placeCaption({ x: 100, y: 90 }, 40, SIZE, { width: 844, height: 180 }).x).toBe(140)
  expect(placeCaption({ x: 700, y: 90 }, 40, SIZE, { width: 844, height: 180 }).x).toBe(400)
})

test.each([
  { width: 888, height: 610 },
  { width: 390, height: 360 },
  { width: 640, height: 200 },
])('a caption covers its building nowhere in a village of $width x $height', (area) => {
  const room = 30
  for (let x = room; x <= area.width - room; x += 10)
    for (let y = room; y <= area.height - room; y += 10) {
      const at = placeCaption({ x, y }, room, SIZE, area)
      const isApart =
        at.x + SIZE.width <= x - room ||
        at.x >= x + room ||
        at.y + SIZE.height <= y - room ||
        at.y >= y + room
      expect({ x, y, isApart }).toEqual({ x, y, isApart: true })
      expect(at.x).toBeGreaterThanOrEqual(0)
      expect(at.y).toBeGreaterThanOrEqual(0)
    }
})
