import { CHARTERS } from '@charterstone/engine'
import type { ScenarioSetup, SeatSetup } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { featuresOf } from '../../test-support/features-of.ts'

const MOST_COINS_AND_RESOURCES = 400
const FEWEST_OBJECTIVES = 401
const CANDLE = 408
const PURPLE = CHARTERS.indexOf('purple')

function goalOf(setup: ScenarioSetup, ...players: SeatSetup[]): number {
  return featuresOf({ guidepost: MOST_COINS_AND_RESOURCES, ...setup, players }).goal
}

test('the estate is the value of the buildings in the seat’s own charter', () => {
  const purple = ['patch', 'almanac', 'kiln']
  expect(featuresOf({ village: { purple } }, 0).estate).toBe(1 + 9 + 3)
  expect(featuresOf({ village: { purple } }, 1).estate).toBe(1)
})

test('unused personas count, one for each game that is left', () => {
  const chestOf = (game: number, used: readonly number[]): number =>
    featuresOf({
      game,
      players: [{ chest: ['gardener', 'musician', 'trainer'] }],
      charters: { purple: { used: [...used] } },
    }).chest
  expect(chestOf(1, [])).toBe(3)
  expect(chestOf(1, [219])).toBe(2)
  expect(chestOf(12, [])).toBe(1)
})

test('stars of the glory table and trophies of the charter count', () => {
  const purple = { glory: [2, 1, 0, 0, 0, 0, 0, 0, 0], extraGlory: 1, trophies: 3 }
  expect(featuresOf({ charters: { purple } })).toMatchObject({ stars: 4, trophies: 3 })
  expect(featuresOf({ charters: { purple } }, 1)).toMatchObject({ stars: 0, trophies: 0 })
})

test('the lead in the goal of the guidepost decides its chance', () => {
  const chances = [5, 3, 2, 1, 0].map((coin) => goalOf({}, { goods: { coin } }, { goods: { coin: 3 } }))
  expect(chances).toEqual([...chances].sort((a, b) => b - a))
  expect(new Set(chances).size).toBe(chances.length)
  expect(chances.at(-1)).toBe(0)
})

test('a goal for the fewest is led by having fewer', () => {
  const fewest = { guidepost: FEWEST_OBJECTIVES }
  expect(goalOf(fewest, { objectivesScored: 0 }, { objectivesScored: 2 })).toBeGreaterThan(
    goalOf(fewest, { objectivesScored: 2 }, { objectivesScored: 0 }),
  )
})

test('a lead in the goal counts for more near the end of the game', () => {
  const players = [{ goods: { coin: 4 } }, {}] as const
  expect(goalOf({ progress: 25 }, ...players)).toBeGreaterThan(goalOf({ progress: 14 }, ...players))
})

test('without a guidepost, and with the candle as its goal, there is nothing to lead in', () => {
  expect(goalOf({ guidepost: 0 }, { goods: { coin: 9 } })).toBe(0)
  expect(goalOf({ guidepost: CANDLE }, { goods: { coin: 9 } })).toBe(0)
})

test('what capacity keeps counts near the end, up to the capacity of each kind', () => {
  const capacity = { coin: 2, resource: 1, card: 1, minion: 1 }
  const keptBy = (player: SeatSetup, rest: ScenarioSetup = {}): number =>
    featuresOf({ progress: 25, charters: { purple: { capacity } }, players: [player], ...rest }).kept
  expect(keptBy({ goods: { coin: 2 } })).toBeGreaterThan(keptBy({ goods: { coin: 1 } }))
  expect(keptBy({ goods: { coin: 5 } })).toBe(keptBy({ goods: { coin: 2 } }))
  expect(keptBy({ cards: ['sherpa'] })).toBeGreaterThan(keptBy({ goods: { wood: 1 } }))
  expect(keptBy({ goods: { coin: 2 } }, { progress: 14 })).toBe(0)
  expect(keptBy({ goods: { coin: 2 } }, { game: 12 })).toBe(0)
})

test('the seat whose candle is out is marked, and no other', () => {
  expect(featuresOf({ table: { candleOut: 0 } }, 0).candle).toBe(1)
  expect(featuresOf({ table: { candleOut: 0 } }, 1).candle).toBe(0)
  expect(featuresOf({}).candle).toBe(0)
})

test('the holder of the spectral worker can be freed with nine coins or a card that frees', () => {
  const freedomOf = (player: SeatSetup, spectral = PURPLE): number =>
    featuresOf({ legacy: { spectral }, players: [player] }).freedom
  expect(freedomOf({ goods: { coin: 9 } })).toBe(1)
  expect(freedomOf({ goods: { coin: 8 } })).toBeCloseTo(4 / 9)
  expect(freedomOf({ cards: ['wizard'] })).toBe(1)
  expect(freedomOf({ cards: ['amulet'] })).toBe(1)
  expect(freedomOf({ cards: ['tome'] })).toBe(0)
  expect(freedomOf({}, PURPLE + 1)).toBe(1)
})

test('in a single game nothing counts that lasts beyond it', () => {
  const single = featuresOf({
    legacy: { mode: 'single' },
    village: { purple: ['patch', 'almanac'] },
    charters: { purple: { trophies: 3, chest: [219] } },
    guidepost: MOST_COINS_AND_RESOURCES,
    players: [{ goods: { coin: 4 } }],
  })
  expect(single).toMatchObject({ estate: 0, trophies: 0, chest: 0, goal: 0, kept: 0 })
})
