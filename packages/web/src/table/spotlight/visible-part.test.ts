import { expect, test } from 'vitest'
import { visiblePart } from './visible-part.ts'

const village = { left: 200, top: 50, right: 1000, bottom: 650 }

test('a sheet over the village ends its visible part', () => {
  expect(visiblePart(village, { left: 0, top: 120, right: 1200, bottom: 700 }).bottom).toBe(120)
})

test('a sheet below or beside the village hides nothing', () => {
  expect(visiblePart(village, { left: 0, top: 660, right: 1200, bottom: 800 })).toEqual(village)
  expect(visiblePart(village, { left: 1000, top: 0, right: 1400, bottom: 700 })).toEqual(village)
  expect(visiblePart(village, null)).toEqual(village)
})
