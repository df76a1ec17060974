import { miniCatalogue, type ScenarioSetup, scenario } from '@charterstone/testkit'
import { expect, test } from 'vitest'

/** Game 1 and the games from 2 on, for one to three seats, by place in turn order. */
const fairStart = [
  [[1], [0, 2], [0, 1, 3]],
  [[9], [4, 5], [6, 7, 8]],
]
const catalogue = { ...miniCatalogue, fairStart }

/** VP at the first turn, in turn order. */
function starts(setup: ScenarioSetup): number[] {
  const s = scenario({ begin: 'setup', catalogue, ...setup })
  while (s.state.pending !== null && s.state.pending.kind !== 'act')
    s.answer(s.options().includes('start:coins') ? 'start:coins' : (s.options()[0] ?? ''))
  const { seats, first } = s.state.table
  return seats.map((_, index) => seats[(first + index) % seats.length]?.vp ?? -1)
}

const houseRules = { fairStart: true }

test('[H10] without the house rule of the fair start everybody starts with 0 VP', () => {
  expect(starts({ seats: 3 })).toEqual([0, 0, 0])
})

test('[H10] with the house rule of the fair start each seat starts with the VP of its place in turn order, for every first player', () => {
  const games = [1, 2, 3, 4, 5].map((seed) => starts({ seats: 3, seed, houseRules }))
  expect(games).toEqual(games.map(() => [0, 1, 3]))
})

test('[H10] the VP of the fair start depend on the number of seats and on the game', () => {
  expect([starts({ seats: 1, houseRules }), starts({ seats: 2, houseRules })]).toEqual([[1], [0, 2]])
  expect(starts({ seats: 2, game: 2, houseRules })).toEqual([4, 5])
})

test('[H10] for the fair start later games, and those after the campaign, use the last row of the table', () => {
  expect(starts({ seats: 2, game: 12, houseRules })).toEqual([4, 5])
  const after = { game: 13, rules: ['post-campaign'], legacy: { mode: 'post-campaign' } } as const
  expect(starts({ ...after, seats: 2, houseRules })).toEqual([4, 5])
})

test('[H10] where the table of the fair start says nothing, nobody gets anything', () => {
  expect(starts({ seats: 4, houseRules })).toEqual([0, 0, 0, 0])
})
