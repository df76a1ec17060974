import { houseRulesOf } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { readWeek, weekAt, writeWeek } from './week.ts'
import { weeklyGame, weekOfGame } from './weekly-game.ts'

test.each([
  ['2026-01-01', '2026-W01'],
  ['2025-12-29', '2026-W01'],
  ['2025-12-28', '2025-W52'],
  ['2021-01-03', '2020-W53'],
  ['2021-01-04', '2021-W01'],
  ['2026-11-17', '2026-W47'],
  ['2024-12-30', '2025-W01'],
])('%s is in week %s', (date, week) => {
  expect(writeWeek(weekAt(Date.parse(`${date}T00:00:00Z`)))).toBe(week)
  expect(writeWeek(weekAt(Date.parse(`${date}T23:59:59Z`)))).toBe(week)
})

test.each([
  ['2026-W47', { year: 2026, week: 47 }],
  ['2020-W53', { year: 2020, week: 53 }],
  ['2021-W53', null],
  ['2026-W00', null],
  ['2026-W1', null],
  ['1926-W10', null],
  ['', null],
])('%j is read as %j', (text, week) => {
  expect(readWeek(text)).toEqual(week)
})

test('every week has its own game, and the same for everyone', () => {
  const week = { year: 2026, week: 47 }
  const mine = weeklyGame(week, 'Mira').config
  const yours = weeklyGame(week, 'Piotr').config
  expect({ ...mine, seats: [] }).toEqual({ ...yours, seats: [] })
  expect(weeklyGame({ year: 2026, week: 48 }, 'Mira').config.seed).not.toBe(mine.seed)
  for (let each = 1; each <= 53; each++) {
    const { seats } = weeklyGame({ year: 2026, week: each }, 'A').config
    expect(new Set(seats.map(({ charter }) => charter)).size).toBe(3)
  }
})

test('a weekly game is recognised, another game with its seed is not', () => {
  const week = { year: 2026, week: 47 }
  const game = weeklyGame(week, 'Piotr')
  expect(weekOfGame(game)).toEqual(week)
  expect(weekOfGame({ ...game, config: { ...game.config, houseRules: houseRulesOf(['H1']) } })).toBeNull()
  expect(weekOfGame({ ...game, players: ['person', 'easy:balanced', 'medium:merchant'] })).toBeNull()
  expect(
    weekOfGame({ config: { seed: 202_647, seats: game.config.seats }, players: game.players }),
  ).toBeNull()
})
