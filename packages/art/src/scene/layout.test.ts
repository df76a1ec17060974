import { CHARTERS, FIRST_PLOT, FIRST_TILE, PLOT_ROWS, plotSpot, tileSpot } from '@charterstone/engine'
import { describe, expect, test } from 'vitest'
import {
  COMMONS_CENTRES,
  centreOf,
  GATES,
  PLOT_CENTRES,
  progressPoint,
  reputationPoint,
  SCENE_HEIGHT,
  SCENE_WIDTH,
  viewOfCharter,
  visibleSpots,
} from './layout.ts'
import { neighbourOf } from './neighbour.ts'

/** The table of the art direction, section 2. */
const TABLE = {
  red: '135,122 94,193 176,193 53,265 135,265 218,265',
  purple: '358,115 440,115 523,115 317,186 399,186 481,186',
  green: '624,115 706,115 789,115 665,186 747,186 830,186',
  blue: '94,422 176,422 259,422 53,493 217,493 259,565',
  black: '388,418 470,418 347,489 429,489 512,489 470,561',
  yellow: '664,422 746,422 829,422 705,493 787,493 746,565',
} as const

const NO_ISLANDS = Array.from({ length: 24 }, () => -1)

function text(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(' ')
}

describe('the layout of the village', () => {
  test.each(CHARTERS)('the tiles of %s lie where the art direction puts them', (charter) => {
    expect(text(PLOT_CENTRES[charter])).toBe(TABLE[charter])
  })

  test('plots come in the rows of the rules', () => {
    for (const [index, charter] of CHARTERS.entries()) {
      const heights = PLOT_CENTRES[charter].map(([, y]) => Math.round(y))
      const rows = [...new Set(heights)].map((height) => heights.filter((one) => one === height).length)
      expect(rows).toEqual(PLOT_ROWS[index])
    }
  })

  test('the commons lie in the order of their spots', () => {
    expect(text(COMMONS_CENTRES)).toBe('351,268 453,268 555,268 404,339 506,339 302,339')
  })

  test('progress and reputation follow their tracks', () => {
    expect(progressPoint(0, 26)).toEqual([30, 39])
    expect(text([progressPoint(13, 26), progressPoint(26, 26)])).toBe('445,27 860,39')
    expect(text([0, 6, 7, 13].map((space) => reputationPoint(space, 14)))).toBe(
      '640,281 847,281 847,328 640,328',
    )
  })

  test('gates stand inside the scene, and no charter is cut when it is shown alone', () => {
    for (const charter of CHARTERS) {
      const [x, y] = GATES[charter]
      expect(x).toBeGreaterThan(0)
      expect(y).toBeLessThan(SCENE_HEIGHT)
      const [left, top, width, height] = viewOfCharter(charter)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left + width).toBeLessThanOrEqual(SCENE_WIDTH)
      expect(top + height).toBeLessThanOrEqual(SCENE_HEIGHT)
    }
  })

  test('an island is seen instead of what it covers', () => {
    const covers = [...NO_ISLANDS]
    const plot = plotSpot(0, 4)
    covers[0] = plot
    const spots = visibleSpots(covers)
    expect(spots).toHaveLength(FIRST_TILE)
    expect(spots).not.toContain(plot)
    expect(spots).toContain(tileSpot(0, 0))
    expect(centreOf(tileSpot(0, 0), covers)).toEqual(centreOf(plot, covers))
  })

  test('spots are read in rows, from the upper left', () => {
    const spots = visibleSpots(NO_ISLANDS)
    expect(spots).toHaveLength(FIRST_TILE)
    expect(spots.slice(0, 7)).toEqual([
      plotSpot(3, 0),
      plotSpot(0, 0),
      plotSpot(0, 1),
      plotSpot(0, 2),
      plotSpot(2, 0),
      plotSpot(2, 1),
      plotSpot(2, 2),
    ])
  })

  test('arrow keys lead to the next tile, and every tile can be reached', () => {
    const spots = visibleSpots(NO_ISLANDS)
    const step = (from: number, direction: 'left' | 'right' | 'up' | 'down') =>
      neighbourOf(from, direction, spots, NO_ISLANDS)
    expect(step(FIRST_PLOT, 'right')).toBe(FIRST_PLOT + 1)
    expect(step(0, 'right')).toBe(1)
    expect(step(plotSpot(3, 0), 'up')).toBeNull()
    const reached = new Set([0])
    for (const spot of reached)
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = step(spot, direction)
        if (next !== null) reached.add(next)
      }
    expect(reached.size).toBe(spots.length)
  })
})
