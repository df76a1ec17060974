import { type Scenario, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import type { CampaignScore } from './result.ts'

const circles = (more: number) => ({
  coin: 1 + Math.min(3, more),
  resource: 1 + Math.max(0, more - 3),
  card: 1,
  minion: 1,
})
const stars = (count: number) => ({
  glory: [6, 6, 6, 6, 6, 0, 0, 0, 0].map((row, index) => (index * 6 < count ? row : 0)),
})
const used = (count: number) => ({ used: Array.from({ length: count }, (_, index) => 219 + index) })
const CLEO = { ...stars(30), ...used(8), trophies: 2, capacity: circles(5), victoryCard: 346 }
const FIFTY_TWO = ['patch', 'fairground', 'clinic', 'circus', 'kiln']

function standing(setup: ScenarioSetup): ReturnType<Scenario['engine']['result']> {
  const s = scenario({ game: 12, ...setup })
  return s.engine.result(s.state)
}

function scoreOf(setup: ScenarioSetup): CampaignScore | undefined {
  return standing(setup).campaign[0]
}

test('[C1] the campaign score is glory times 10, buildings at face value, and the rest as my victory card has it', () => {
  const score = scoreOf({ village: { purple: FIFTY_TWO }, charters: { purple: CLEO } })
  expect(score).toMatchObject({
    glory: 300,
    buildings: 52,
    trophies: 16,
    capacity: 10,
    personas: 40,
    total: 418,
  })
})

test('[C1] another victory card makes another score of the same campaign', () => {
  const card = (victoryCard: number) => scoreOf({ charters: { purple: { ...CLEO, victoryCard } } })?.total
  expect([344, 345, 346, 347, 348, 349, 350].map(card)).toEqual([370, 376, 367, 379, 370, 376, 373])
})

test('[C1] all buildings count for the campaign score: plots, what islands cover, and islands', () => {
  const islands = [{ charter: 'purple', tile: 1, over: 2, building: 'kiln' }] as const
  expect(scoreOf({ village: { purple: ['patch', 'almanac'] }, islands })?.buildings).toBe(1 + 9 + 3)
})

test('[R29.4] only circles filled after the start count for the campaign score', () => {
  const capacityOf = (more: number) =>
    scoreOf({ charters: { purple: { capacity: circles(more), victoryCard: 348 } } })?.capacity
  expect([0, 1, 6].map(capacityOf)).toEqual([0, 3, 18])
})

test('[C1] the highest campaign score makes a champion', () => {
  const charters = { purple: { ...stars(6), victoryCard: 350 }, black: { ...stars(12), victoryCard: 351 } }
  expect(standing({ charters }).champions).toEqual([1])
})

test('[C1] a tie for champion is settled in the order of the card: capacity first', () => {
  const charters = {
    purple: { ...used(1), victoryCard: 350 },
    black: { capacity: circles(3), victoryCard: 351 },
  }
  expect(standing({ charters }).champions).toEqual([1])
})

test('[C1] a tie in capacity is settled by used personas, then by trophies', () => {
  const personas = { ...used(7), victoryCard: 350 }
  expect(
    standing({ charters: { purple: { trophies: 6, victoryCard: 350 }, black: personas } }).champions,
  ).toEqual([1])
  const trophies = { trophies: 10, victoryCard: 350 }
  const glory = { extraGlory: 7, victoryCard: 351 }
  expect(standing({ charters: { purple: glory, black: trophies } }).champions).toEqual([1])
})

test('[C1] a perfect tie for champion is shared', () => {
  expect(standing({}).champions).toEqual([0, 1])
})

test('[C1] the owner of the spectral worker cannot win, however great', () => {
  const charters = { purple: { ...CLEO }, black: { ...stars(6), victoryCard: 350 } }
  const bound = standing({ charters, legacy: { spectral: 0 } })
  expect([bound.champions, bound.campaign[0]?.canWin]).toEqual([[1], false])
  expect(standing({ charters, legacy: { spectral: -1 } }).champions).toEqual([0])
})

test('[C1] an empty charter has a score but no champion', () => {
  const result = standing({ charters: { yellow: CLEO } })
  expect(result.campaign[5]?.total).toBeGreaterThan(result.campaign[0]?.total ?? 0)
  expect(result.champions).toEqual([0, 1])
})

test('[C1] the campaign score stands: later games in the village do not change it', () => {
  const s = scenario({ begin: 'end', game: 12, guidepost: 412, players: [{ vp: 12, influence: 1 }] })
  while (s.asked() !== '') s.answer(s.options()[0] ?? '')
  const before = s.engine.result(s.state)
  s.engine.packUp(s.state)
  s.state.legacy = {
    ...s.state.legacy,
    seats: s.state.legacy.seats.map((seat) => ({ ...seat, charter: seat.charter + 3 })),
  }
  s.state.legacy = {
    ...s.state.legacy,
    buildings: s.state.legacy.buildings.map((one) => (one === 5 ? 32 : one)),
  }
  expect(s.engine.result(s.state)).toEqual(before)
  expect(before.champions).toEqual([0])
})

test('[H3] by default the victory card says what things are worth', () => {
  expect(scoreOf({ charters: { purple: CLEO } })).toMatchObject({
    trophies: 16,
    capacity: 10,
    personas: 40,
  })
})

test('[H3] a table can agree on fixed values of things instead: trophy 5, capacity 3, used persona 2, glory 10', () => {
  const score = scoreOf({ houseRules: { campaignScoring: 'fixed' }, charters: { purple: CLEO } })
  expect(score).toMatchObject({ glory: 300, trophies: 10, capacity: 15, personas: 16 })
})
