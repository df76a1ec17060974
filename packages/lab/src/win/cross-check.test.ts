import { emptyNet, WIN_INPUT_COUNT } from '@charterstone/bots'
import { expect, it } from 'vitest'
import { clearGames } from '../../test-support/clear-games.ts'
import { crossCheck } from './cross-check.ts'

it('games are predicted by fits that have not used them, and all are counted', () => {
  const rows = crossCheck(clearGames(100), () => 0.1, emptyNet(WIN_INPUT_COUNT, 0))
  expect(rows.map(({ name, games }) => [name, games])).toEqual([
    ['2 seats, stage 1', 100],
    ['2 seats, all', 100],
  ])
  expect(rows[0]?.better).toBeGreaterThan(0.5)
})
