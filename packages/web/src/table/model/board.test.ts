import { greengully } from '@charterstone/content'
import { type Board, boardOf, createEngine, type QuotaRowOnBoard, STANDARD_BOARD } from '@charterstone/engine'
import { otherBoardCatalogue } from '@charterstone/testkit'
import { describe, expect, it, test } from 'vitest'
import { objectivesOf } from './goals.ts'
import { presenceAt } from './presence.ts'
import { quotaGrid } from './quota.ts'
import { aheadOf, startOf } from './tracks.ts'

const engine = createEngine(greengully)
const SEATS = [0, 1].map((charter) => ({ charter, name: `${charter}`, player: 'person' as const }))
const state = engine.newCampaign({
  seed: 1,
  seats: SEATS,
})
engine.startGame(state)
const view = engine.view(state, 0)
const board = boardOf(greengully, view)
const everyRow = boardOf(greengully, {
  ...view,
  legacy: { ...view.legacy, rules: { ...view.legacy.rules, minions: true, peril: true } },
})

/** A row as text: what each column asks for, with its bonus; a dot is a gap. */
function textOf(rows: readonly QuotaRowOnBoard[]): string[] {
  const marks = { none: '', vp: '+', reputation: '*' }
  const grid = quotaGrid(rows)
  return [
    grid.columns.map(({ bonus }) => marks[bonus] || '-').join(' '),
    ...grid.rows.map(({ cells }) =>
      cells.map(({ space }) => (space === null ? '.' : `${space.count}${marks[space.bonus]}`)).join(' '),
    ),
  ]
}

test('[R25.3] the progress track of the page looks ahead to the icons of the engine', () => {
  for (let space = 0; space <= STANDARD_BOARD.progress.last; space++) {
    const { reputation, income } = aheadOf({ ...board.progress, space })
    const next = (spaces: readonly number[]) => spaces.filter((one) => one > space)[0]
    expect(reputation === null ? undefined : space + reputation).toBe(
      next(STANDARD_BOARD.progress.reputation),
    )
    expect(income === null ? undefined : space + income).toBe(next(STANDARD_BOARD.progress.income))
  }
})

test('a box with another track has other distances', () => {
  const progress = { last: 9, reputation: [3], income: [1, 8], space: 3, start: 0 }
  expect(aheadOf(progress)).toEqual({ reputation: null, income: 5 })
})

test('[R25.1] without a log the start of the progress track is that of the board', () => {
  expect(startOf(board, [])).toBe(board.progress.start)
  const other: Board = { ...board, progress: { ...board.progress, start: 3 } }
  expect(startOf(other, [])).toBe(3)
})

test('[R22.3] a short row of the quota table leaves a gap, so that its last space meets the bonus of the last column', () => {
  expect(textOf(everyRow.quota)).toEqual([
    '- + - + - *',
    '1 2+ 2 3+ 3 3*',
    '1 2+ 2 3+ 3 3*',
    '1 2+ 2 3+ 3 3*',
    '1 2+ 2 3+ . 3*',
    '1 2+ 2 3+ . 3*',
  ])
})

test('[R22.1] every quota space of the engine lies in exactly one cell of the page, in order', () => {
  const { rows } = quotaGrid(everyRow.quota)
  const shown = rows.flatMap(({ cells }) =>
    cells.flatMap(({ space }) => (space === null ? [] : [space.index])),
  )
  expect(shown).toEqual(STANDARD_BOARD.quota.map((_, index) => index))
})

test('a box with another quota table has other columns', () => {
  const space = (column: number, count: number, bonus: 'none' | 'vp' | 'reputation') =>
    ({ row: 'coin', column, count, bonus, index: column, seat: null }) as const
  const rows: readonly QuotaRowOnBoard[] = [
    { row: 'coin', spaces: [space(1, 7, 'vp'), space(2, 8, 'reputation')] },
    { row: 'card', spaces: [space(1, 4, 'reputation')] },
  ]
  expect(textOf(rows)).toEqual(['+ *', '7+ 8*', '. 4*'])
})

describe('a box with another board', () => {
  const { otherEngine, otherState } = otherTable()
  const other = boardOf(otherBoardCatalogue, otherEngine.view(otherState, 0))

  function otherTable() {
    const otherEngine = createEngine(otherBoardCatalogue)
    const otherState = otherEngine.newCampaign({ seed: 1, seats: SEATS })
    otherEngine.startGame(otherState)
    otherState.table.progress = 4
    otherState.table.quota = [0, 2, 0, 0, 0, 0]
    return { otherEngine, otherState }
  }

  it('a box with another board has its own track: start, end and distances to its icons', () => {
    expect([startOf(other, []), other.progress.last]).toEqual([5, 12])
    expect(aheadOf(other.progress)).toEqual({ reputation: 3, income: 5 })
  })

  it('a box with another board has its own quota table: a column for each bonus, and no space is lost', () => {
    expect(textOf(other.quota)).toEqual(['- * + *', '. . 2+ 4*', '1 5* 3+ .'])
  })

  it('a box with another board has its own tokens on its quota table', () => {
    const [coins] = quotaGrid(other.quota).rows
    expect(coins?.cells.map(({ space }) => space?.seat ?? null)).toEqual([null, null, null, 1])
  })
})

test('an objective of the page has the scorers of the board', () => {
  const [first] = board.objectives
  const objectives = [{ card: first?.card ?? 0, scorers: [1] }]
  const [standing] = objectivesOf({ engine, view, board: { ...board, objectives } }, 0)
  expect(standing).toMatchObject({ card: first?.card, scorers: [1], isScored: false })
})

test('a spot of the page has what the board has there, and what lies below an island', () => {
  const spots = board.spots.map((spot) => ({ ...spot, income: [1] }))
  expect(presenceAt({ view, board: { ...board, spots } }, 0)).toEqual({
    ...spots[0],
    below: -1,
    buildingBelow: 0,
  })
})
