import type { Catalogue, PrintedBoard } from '@charterstone/engine'
import { miniCatalogue } from '../mini-catalogue.ts'

/** A board that differs from the one of the rules in everything: a short track, few reputation spaces, another quota table. */
export const otherBoard: PrintedBoard = {
  progress: { last: 12, reputation: [2, 7], income: [3, 9], starts: [6, 5, 4, 3, 2, 1] },
  reputation: { open: [1, 2, 3, 4, 5, 7], vp: [8, 5] },
  quota: [
    { row: 'coin', column: 1, count: 2, bonus: 'vp' },
    { row: 'coin', column: 2, count: 4, bonus: 'reputation' },
    { row: 'resource', column: 1, count: 1, bonus: 'none' },
    { row: 'resource', column: 2, count: 5, bonus: 'reputation' },
    { row: 'resource', column: 3, count: 3, bonus: 'vp' },
    { row: 'minion', column: 1, count: 1, bonus: 'reputation' },
  ],
}

/** The mini catalogue in a box with that board. */
export const otherBoardCatalogue: Catalogue = { ...miniCatalogue, version: 'other-board', board: otherBoard }
