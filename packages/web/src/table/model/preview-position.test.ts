import { describe, expect, it, test } from 'vitest'
import { placeAbove, placePreview } from './preview-position.ts'

const AREA = { x: 0, y: 0, width: 1000, height: 600 }
const SIZE = { width: 300, height: 200 }
const MIDDLE = { x: 450, y: 280, width: 100, height: 40 }

test('a preview is right of its tile, level with its middle, when both sides are free', () => {
  const place = placePreview(MIDDLE, SIZE, AREA, [])
  expect(place).toEqual({ x: 564, y: 200, side: 'right', tail: 100 })
})

test('a preview is left of its tile when it would cover more options on the right', () => {
  const options = [
    { x: 600, y: 300 },
    { x: 700, y: 300 },
    { x: 300, y: 300 },
  ]
  expect(placePreview(MIDDLE, SIZE, AREA, options)).toMatchObject({ side: 'left', x: 136 })
})

test('a preview stays on the right when it would cover as many options on the left', () => {
  const options = [
    { x: 600, y: 300 },
    { x: 300, y: 300 },
  ]
  expect(placePreview(MIDDLE, SIZE, AREA, options).side).toBe('right')
})

test('options above and below a preview do not count', () => {
  const options = [
    { x: 600, y: 199 },
    { x: 600, y: 401 },
  ]
  expect(placePreview(MIDDLE, SIZE, AREA, options).side).toBe('right')
})

test('a preview is on the only side that has room', () => {
  expect(placePreview({ ...MIDDLE, x: 800 }, SIZE, AREA, []).side).toBe('left')
  const options = [{ x: 400, y: 300 }]
  expect(placePreview({ ...MIDDLE, x: 150 }, SIZE, AREA, options).side).toBe('right')
})

test('a preview never leaves the area, and its tail still points at the tile', () => {
  const top = placePreview({ ...MIDDLE, y: 10 }, SIZE, AREA, [])
  expect([top.y, top.tail]).toEqual([6, 24])
  const bottom = placePreview({ ...MIDDLE, y: 550 }, SIZE, AREA, [])
  expect([bottom.y, bottom.tail]).toEqual([394, 176])
})

test('the tail of a preview keeps away from the rounded corners', () => {
  expect(placePreview({ ...MIDDLE, y: -20 }, SIZE, AREA, []).tail).toBe(22)
  expect(placePreview({ ...MIDDLE, y: 590 }, SIZE, AREA, []).tail).toBe(178)
})

test('a preview in an area too narrow for both sides is moved to the edge', () => {
  const narrow = { ...AREA, width: 420 }
  expect(placePreview({ ...MIDDLE, x: 200 }, SIZE, narrow, [])).toMatchObject({ x: 114, side: 'right' })
})

test('a preview in an area narrower than itself begins at the left edge', () => {
  const narrow = { ...AREA, width: 200 }
  expect(placePreview({ ...MIDDLE, x: 50 }, SIZE, narrow, []).x).toBe(6)
})

test('an area that does not begin at the corner of the page moves a preview along', () => {
  const moved = { x: 100, y: 50, width: 1000, height: 600 }
  expect(placePreview({ ...MIDDLE, x: 550, y: 330 }, SIZE, moved, [])).toMatchObject({ x: 664, y: 250 })
})

describe('the position of a preview above a row of cards', () => {
  const card = { x: 450, y: 500, width: 100, height: 90 }

  it('a preview above a row of cards is centred over its card, and its tail points down at it', () => {
    expect(placeAbove(card, SIZE, 490, AREA)).toEqual({ x: 350, y: 276, side: 'above', tail: 150 })
  })

  it('a preview is above the whole row of cards, also for a card in the second line', () => {
    expect(placeAbove({ ...card, y: 550 }, SIZE, 490, AREA)?.y).toBe(276)
  })

  it('a preview above a row of cards stays inside the area while its tail still points at the card', () => {
    expect(placeAbove({ ...card, x: 880 }, SIZE, 490, AREA)).toMatchObject({ x: 694, tail: 236 })
    const besideCoach = { ...AREA, width: 800 }
    expect(placeAbove({ ...card, x: 880 }, SIZE, 490, besideCoach)).toMatchObject({ x: 494, tail: 278 })
  })

  it('a preview is elsewhere when there is no room above a row of cards', () => {
    expect(placeAbove(card, { ...SIZE, height: 480 }, 490, AREA)).toBeNull()
  })
})
