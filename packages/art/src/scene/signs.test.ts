import { greengully } from '@charterstone/content'
import { CHARTERS, isCommonsSpot } from '@charterstone/engine'
import { describe, expect, test } from 'vitest'
import { type SignBox, signBoardOf } from '../strip/sign-board.ts'
import { plateOf } from './gateposts.tsx'
import { centreOf, SCENE_HEIGHT, SCENE_WIDTH, TILE_SCALE, visibleSpots } from './layout.ts'
import { signRaise } from './sign-raise.ts'

const NO_ISLANDS = Array.from({ length: 24 }, () => -1)
const spots = visibleSpots(NO_ISLANDS)
const boards = greengully.buildings.flatMap((building) => {
  const sign = signBoardOf(building)
  return sign === null ? [] : [{ building, box: sign.box }]
})

/** Every board that can hang at a spot, in the scene: a plot can hold any building, the commons hold their own. */
function boxesAt(spot: number): readonly SignBox[] {
  const at = centreOf(spot, NO_ISLANDS)
  return boards
    .filter(({ building }) => (building.commons !== null) === isCommonsSpot(spot))
    .map(({ building, box }) => {
      const raise = signRaise(building, at)
      return {
        left: at[0] + box.left * TILE_SCALE,
        right: at[0] + box.right * TILE_SCALE,
        top: at[1] + (box.top - raise) * TILE_SCALE,
        bottom: at[1] + (box.bottom - raise) * TILE_SCALE,
      }
    })
}

/** The smallest box round all of them. */
function roundAll(boxes: readonly SignBox[]): SignBox {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

function doOverlap(a: SignBox, b: SignBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

const areas = spots.map((spot) => ({ spot, area: roundAll(boxesAt(spot)) }))

describe('the signs of the village', () => {
  test('no sign can cover another, whatever stands where', () => {
    const covered = areas.flatMap((a, index) =>
      areas.slice(index + 1).flatMap((b) => (doOverlap(a.area, b.area) ? [`${a.spot} and ${b.spot}`] : [])),
    )
    expect(covered).toEqual([])
  })

  test('no sign is cut by an edge of the scene', () => {
    const cut = areas.filter(
      ({ area }) => area.left < 0 || area.right > SCENE_WIDTH || area.bottom > SCENE_HEIGHT,
    )
    expect(cut).toEqual([])
  })

  test.each(CHARTERS)('the name at the gate of %s covers no sign, however long it is', (charter) => {
    const { x, y, width, height } = plateOf(charter, 'Wilhelmine Kaczmarek')
    const plate = { left: x - width / 2, right: x + width / 2, top: y, bottom: y + height }
    expect(areas.filter(({ area }) => doOverlap(area, plate))).toEqual([])
    expect(plate.left).toBeGreaterThanOrEqual(0)
    expect(plate.right).toBeLessThanOrEqual(SCENE_WIDTH)
  })

  test('a name of ten letters is written in full', () => {
    for (const charter of CHARTERS) {
      const { name, size } = plateOf(charter, 'Wilhelmine')
      expect(name).toBe('Wilhelmine')
      expect(size).toBeGreaterThanOrEqual(10)
    }
  })
})
