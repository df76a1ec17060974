import { SCENE_HEIGHT, SCENE_WIDTH } from '@charterstone/art/scene/layout.ts'
import { describe, expect, it, test } from 'vitest'
import {
  boxRound,
  type Camera,
  cameraOn,
  filling,
  fitOf,
  held,
  isInView,
  isUnder,
  lookingAt,
  panned,
  projectionOf,
  readable,
  WHOLE,
  zoomedAt,
} from './camera.ts'

/** Exactly as large as the scene. */
const SAME = { width: SCENE_WIDTH, height: SCENE_HEIGHT }
const WIDE = { width: 2 * SCENE_WIDTH, height: SCENE_HEIGHT }
const PHONE = { width: 390, height: 500 }

/** The point of the scene that is shown at a point of the area. */
function sceneAt(camera: Camera, area: typeof SAME, px: number, py: number) {
  const { scale, left, top } = projectionOf(camera, area)
  return { x: (px - left) / scale, y: (py - top) / scale }
}

test('the whole village fits into the area, limited by the side that is shorter', () => {
  expect(fitOf(SAME)).toBe(1)
  expect(fitOf(WIDE)).toBe(1)
  expect(fitOf({ width: SCENE_WIDTH / 2, height: SCENE_HEIGHT })).toBe(0.5)
})

test('the whole village is in the middle of an area with room beside it', () => {
  expect(projectionOf(WHOLE, WIDE)).toEqual({ scale: 1, left: SCENE_WIDTH / 2, top: 0 })
})

test('the whole village fills an area of its own shape', () => {
  expect(projectionOf(WHOLE, SAME)).toEqual({ scale: 1, left: 0, top: 0 })
})

test('a camera that is zoomed in never leaves a gap at an edge', () => {
  const corner = projectionOf({ zoom: 2, x: 0, y: 0 }, SAME)
  expect([corner.left, corner.top]).toEqual([0, 0])
  const other = projectionOf({ zoom: 2, x: SCENE_WIDTH, y: SCENE_HEIGHT }, SAME)
  expect([other.left, other.top]).toEqual([-SCENE_WIDTH, -SCENE_HEIGHT])
})

test('a camera that is zoomed in is held within the scene and its largest scale', () => {
  const camera = held({ zoom: 100, x: -500, y: 10_000 }, SAME)
  expect(camera.zoom).toBe(2.6)
  expect(camera.x).toBeCloseTo(SCENE_WIDTH / 2 / 2.6)
  expect(camera.y).toBeCloseTo(SCENE_HEIGHT - SCENE_HEIGHT / 2 / 2.6)
})

test('a camera never shows less than the whole village', () => {
  expect(held({ zoom: 0.2, x: 0, y: 0 }, SAME)).toEqual(WHOLE)
})

test('a camera zooms round the point under the fingers', () => {
  const before = sceneAt(WHOLE, SAME, 300, 200)
  const camera = zoomedAt(WHOLE, SAME, 1.5, 300, 200)
  const after = sceneAt(camera, SAME, 300, 200)
  expect(camera.zoom).toBeCloseTo(1.5)
  expect(after.x).toBeCloseTo(before.x)
  expect(after.y).toBeCloseTo(before.y)
})

test('a drag moves the village with the finger', () => {
  const camera = { zoom: 2, x: SCENE_WIDTH / 2, y: SCENE_HEIGHT / 2 }
  const before = projectionOf(camera, SAME)
  const after = projectionOf(panned(camera, SAME, 30, -20), SAME)
  expect(after.left - before.left).toBeCloseTo(30)
  expect(after.top - before.top).toBeCloseTo(-20)
})

test('a drag of the whole village moves nothing', () => {
  expect(panned(WHOLE, SAME, 100, 100)).toEqual(WHOLE)
})

describe('looking at a part', () => {
  it('a part of the village is shown as large as it fits, in the middle', () => {
    const camera = cameraOn([200, 100, SCENE_WIDTH / 2, SCENE_HEIGHT / 4], SAME)
    expect(camera.zoom).toBeCloseTo(2)
    expect(camera.x).toBeCloseTo(200 + SCENE_WIDTH / 4)
  })

  it('a tile is in view only when all of it is', () => {
    const camera = { zoom: 2, x: SCENE_WIDTH / 2, y: SCENE_HEIGHT / 2 }
    const left = SCENE_WIDTH / 4
    expect(isInView({ x: SCENE_WIDTH / 2, y: SCENE_HEIGHT / 2 }, camera, SAME)).toBe(true)
    expect(isInView({ x: left + 45, y: SCENE_HEIGHT / 2 }, camera, SAME)).toBe(true)
    expect(isInView({ x: left + 43, y: SCENE_HEIGHT / 2 }, camera, SAME)).toBe(false)
    expect(isInView({ x: SCENE_WIDTH - left - 43, y: SCENE_HEIGHT / 2 }, camera, SAME)).toBe(false)
    expect(isInView({ x: SCENE_WIDTH / 2, y: SCENE_HEIGHT / 4 + 43 }, camera, SAME)).toBe(false)
    expect(isInView({ x: SCENE_WIDTH / 2, y: (SCENE_HEIGHT * 3) / 4 - 43 }, camera, SAME)).toBe(false)
  })

  it('a tile is in view only with the sign below it', () => {
    const camera = { zoom: 2, x: SCENE_WIDTH / 2, y: SCENE_HEIGHT / 2 }
    const bottom = (SCENE_HEIGHT * 3) / 4
    expect(isInView({ x: SCENE_WIDTH / 2, y: bottom - 61 }, camera, SAME)).toBe(true)
    expect(isInView({ x: SCENE_WIDTH / 2, y: bottom - 50 }, camera, SAME)).toBe(false)
  })

  it('a tile is under a box of the area when the tile or its sign reaches into it', () => {
    const box = [800, 500, 92, 64] as const
    expect(isUnder(box, [[846, 532]], WHOLE, SAME)).toBe(true)
    expect(isUnder(box, [[846, 445]], WHOLE, SAME)).toBe(true)
    expect(isUnder(box, [[846, 435]], WHOLE, SAME)).toBe(false)
    expect(isUnder(box, [[750, 532]], WHOLE, SAME)).toBe(false)
    expect(isUnder(box, [], WHOLE, SAME)).toBe(false)
  })

  it('on a phone the village fills the height', () => {
    const { scale } = projectionOf(filling(WHOLE, PHONE), PHONE)
    expect(SCENE_HEIGHT * scale).toBeCloseTo(PHONE.height)
  })

  it('on a broad screen nothing is enlarged to fill it', () => {
    expect(filling(WHOLE, { width: 601, height: 900 }).zoom).toBe(1)
  })

  it('a broad screen looks closer only when it is worth it', () => {
    const broad = { width: 820, height: 605 }
    expect(lookingAt([60, 40, SCENE_WIDTH - 200, SCENE_HEIGHT - 120], broad)).toEqual(WHOLE)
    expect(lookingAt([60, 40, SCENE_WIDTH / 2, SCENE_HEIGHT / 2], broad).zoom).toBeCloseTo(2)
    expect(lookingAt([60, 40, SCENE_WIDTH - 200, SCENE_HEIGHT - 120], PHONE).zoom).toBeGreaterThan(1.4)
  })

  it('a phone keeps the sun in sight where options are nearly everywhere', () => {
    const box = [60, 60, SCENE_WIDTH - 200, SCENE_HEIGHT - 60] as const
    const area = { width: 390, height: 306 }
    expect(projectionOf(lookingAt(box, area), area).top).toBeCloseTo(0)
  })

  it('the box round two spots has room for their tiles', () => {
    const box = boxRound([
      [100, 400],
      [300, 200],
    ])
    expect(box).toEqual([40, 140, 320, 320])
  })
})

test('names of buildings bring the village of a phone closer, round the same place', () => {
  const before = filling(WHOLE, PHONE)
  const after = readable(before, PHONE)
  expect(projectionOf(after, PHONE).scale).toBeCloseTo(0.92)
  expect(after.x).toBeCloseTo(before.x)
})

test('names of buildings leave a village alone that is close enough', () => {
  expect(readable(WHOLE, SAME)).toEqual(WHOLE)
})
