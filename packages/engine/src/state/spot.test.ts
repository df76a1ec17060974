import { describe, expect, it } from 'vitest'
import { CHARTERS } from '../catalogue/charter.ts'
import { charterOfSpot, isCommonsSpot, isTile, PLOT_ROWS, plotAt, plotSpot, SPOTS, tileSpot } from './spot.ts'

describe('spots', () => {
  it('[S3] every charter has six plots in the rows of the board', () => {
    const rows = Object.fromEntries(CHARTERS.map((charter, index) => [charter, PLOT_ROWS[index]?.join('/')]))
    expect(rows).toEqual({
      purple: '3/3',
      black: '2/3/1',
      green: '3/3',
      red: '1/2/3',
      blue: '3/2/1',
      yellow: '3/2/1',
    })
  })

  it('[S3] rows and columns name each plot of a charter exactly once', () => {
    for (let charter = 0; charter < CHARTERS.length; charter++) {
      const plots = (PLOT_ROWS[charter] ?? []).flatMap((columns, row) =>
        Array.from({ length: columns }, (_, column) => plotAt(charter, row + 1, column + 1)),
      )
      expect(plots).toEqual([0, 1, 2, 3, 4, 5])
    }
  })

  it('[S3] commons, plots and island tiles are 6 + 36 + 24 spots, each of its own charter', () => {
    const spots = Array.from({ length: SPOTS }, (_, spot) => spot)
    expect(spots.filter(isCommonsSpot)).toHaveLength(6)
    expect(spots.filter(isTile)).toHaveLength(24)
    for (let charter = 0; charter < CHARTERS.length; charter++) {
      expect(spots.filter((spot) => charterOfSpot(spot) === charter)).toHaveLength(6 + 4)
      expect(charterOfSpot(plotSpot(charter, 5))).toBe(charter)
      expect(charterOfSpot(tileSpot(charter, 3))).toBe(charter)
    }
  })
})
