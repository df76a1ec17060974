import { describe, expect, it } from 'vitest'
import {
  isQuotaRowInForce,
  openReputation,
  printedBoard,
  type QuotaRow,
  reputationSpaces,
  STANDARD_BOARD,
  startSpace,
} from './board.ts'

const SEATS = [1, 2, 3, 4, 5, 6]
const { quota } = STANDARD_BOARD

describe('the board of the rules', () => {
  it('[R25.1] the token never starts further on with more players, and it starts on the first space under H2', () => {
    const starts = SEATS.map((seats) => startSpace(STANDARD_BOARD, seats, 'by-players'))
    expect(starts).toEqual(STANDARD_BOARD.progress.starts)
    expect(starts.toSorted((a, b) => b - a)).toEqual(starts)
    expect(starts.every((space) => space >= 0 && space < STANDARD_BOARD.progress.last)).toBe(true)
    expect(SEATS.map((seats) => startSpace(STANDARD_BOARD, seats, 'first-space'))).toEqual([0, 0, 0, 0, 0, 0])
    expect(() => startSpace(STANDARD_BOARD, 7, 'by-players')).toThrow(RangeError)
  })

  it('[R23.2] each player more opens two spaces of the reputation track', () => {
    expect(SEATS.map((seats) => openReputation(STANDARD_BOARD, seats))).toEqual([4, 6, 8, 10, 12, 14])
    expect(reputationSpaces(STANDARD_BOARD)).toBe(14)
  })

  it('[R25.3] no space of the track has two icons, and the hourglass has none', () => {
    const { reputation, income, last } = STANDARD_BOARD.progress
    const icons = [...reputation, ...income]
    expect(new Set(icons).size).toBe(icons.length)
    expect(Math.max(...icons)).toBeLessThan(last)
  })

  it('[R22.1] the columns of each row count from 1 without a gap, and no answer names two spaces', () => {
    for (const row of new Set(quota.map((space) => space.row))) {
      const columns = quota.filter((space) => space.row === row).map(({ column }) => column)
      expect(columns).toEqual(columns.map((_, index) => index + 1))
    }
    expect(new Set(quota.map(({ row, column }) => `${row}-${column}`)).size).toBe(quota.length)
  })

  it('[R22.3] the minion row and the peril row come with their rules, the others at once', () => {
    const rows: readonly QuotaRow[] = ['resource', 'coin', 'card', 'minion', 'peril']
    const inForce = (minions: boolean, peril: boolean) =>
      rows.filter((row) => isQuotaRowInForce(row, { minions, peril }))
    expect(inForce(false, false)).toEqual(['resource', 'coin', 'card'])
    expect(inForce(true, false)).toEqual(['resource', 'coin', 'card', 'minion'])
    expect(inForce(false, true)).toEqual(['resource', 'coin', 'card', 'peril'])
  })

  it('a box has its own board if it brings one', () => {
    const board = { ...STANDARD_BOARD, quota: [] }
    expect([printedBoard({}), printedBoard({ board })]).toEqual([STANDARD_BOARD, board])
  })
})
