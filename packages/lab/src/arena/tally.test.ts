import { expect, test } from 'vitest'
import { quantile } from '../statistics/quantile.ts'
import { mean } from '../statistics/sum.ts'
import { contestantOf } from './contestant.ts'
import type { Outcome } from './outcome.ts'
import { stagesOption } from './stages-option.ts'
import { tally } from './tally.ts'

function outcomeOf(names: readonly string[], ...games: number[][]): Outcome {
  return {
    match: { index: 0, seed: 1, stage: 1, players: names.map(contestantOf) },
    games: games.map((vp) => ({ vp, turns: vp.map(() => 15) })),
    milliseconds: names.map((_, seat) => [seat + 1, seat + 3]),
  }
}

function ofSeed(seed: number, outcome: Outcome): Outcome {
  return { ...outcome, match: { ...outcome.match, seed } }
}

test('the tally of the arena counts wins, points and time by name, best first', () => {
  const [first, second] = tally([
    outcomeOf(['easy', 'hard'], [20, 30], [25, 20]),
    outcomeOf(['hard', 'easy'], [40, 10]),
  ])
  expect(first).toMatchObject({ name: 'hard', games: 3, meanVp: 30 })
  expect(first?.winShare).toBeCloseTo(2 / 3)
  expect(second).toMatchObject({ name: 'easy', games: 3 })
  expect(second?.meanVp).toBeCloseTo(55 / 3)
  // Seat 1 took 2 and 4 ms, seat 0 took 1 and 3.
  expect(first?.msPerTurn).toBe(2.5)
})

test('the tally of the arena gives a contestant on several seats all their games', () => {
  const [winner, loser] = tally([outcomeOf(['hard', 'medium', 'medium'], [30, 20, 10])])
  expect(winner).toMatchObject({ name: 'hard', games: 1, winShare: 1 })
  expect(loser).toMatchObject({ name: 'medium', games: 2, winShare: 0, meanVp: 15 })
})

test('the tally of the arena shares a win between all that tie', () => {
  const shares = tally([outcomeOf(['easy', 'hard', 'medium'], [20, 20, 10])])
  expect(shares.map(({ name, winShare }) => [name, winShare])).toEqual([
    ['easy', 0.5],
    ['hard', 0.5],
    ['medium', 0],
  ])
})

test('the tally of the arena gives the margin of each name, with groups of rotated seats as units', () => {
  const games = [outcomeOf(['hard', 'easy'], [30, 20]), outcomeOf(['easy', 'hard'], [28, 22])]
  const [best, other] = tally([...games, ...games.map((outcome) => ofSeed(2, outcome))])
  // Seat 0 brings 8 points here. Rotated seats cancel that out, so both groups have the same margin.
  expect(best).toMatchObject({ name: 'hard', margin: { value: 2, low: 2, high: 2 } })
  expect(other?.margin.value).toBe(-2)
  const single = tally(games)
  expect(single[0]?.margin.low).toBe(Number.NEGATIVE_INFINITY)
})

test('the tally of the arena compares a name on several seats with the seats of the others', () => {
  const [winner, loser] = tally([outcomeOf(['hard', 'medium', 'medium'], [30, 20, 10])])
  expect([winner?.margin.value, loser?.margin.value]).toEqual([15, -15])
})

test('the tally of the arena counts who won the campaign apart from who won its games', () => {
  const campaign = { totals: [200, 260], champions: [1] }
  const [champion, other] = tally([
    { ...outcomeOf(['easy', 'hard'], [30, 20], [30, 20], [30, 40]), campaign },
    { ...outcomeOf(['hard', 'easy'], [30, 20]), campaign: { totals: [250, 250], champions: [0, 1] } },
  ])
  expect(champion).toMatchObject({ name: 'hard', games: 4, winShare: 0.5 })
  expect(champion?.campaigns).toMatchObject({ count: 2, meanTotal: 255, margin: { value: 30 } })
  expect(champion?.campaigns?.championShare.value).toBe(0.75)
  expect(other?.campaigns?.championShare.value).toBe(0.25)
  expect(tally([outcomeOf(['easy', 'hard'], [1, 2])])[0]).not.toHaveProperty('campaigns')
})

test('the tally of the arena rates the one that wins every duel higher, and equal ones alike', () => {
  const games = new Array<number[]>(20).fill([30, 20])
  const [best, other] = tally([outcomeOf(['hard', 'easy'], ...games)])
  expect(best?.elo).toBeGreaterThan((other?.elo ?? 0) + 200)
  const ties = tally([outcomeOf(['hard', 'easy'], [20, 20], [20, 20])])
  expect(ties.map(({ elo }) => elo)).toEqual([1500, 1500])
})

test('the mean of no value is 0, and a quantile is one of the values', () => {
  expect([mean([]), mean([1, 2, 6])]).toEqual([0, 3])
  const values = [5, 1, 4, 2, 3]
  expect([0, 0.5, 0.95, 1].map((share) => quantile(values, share))).toEqual([1, 3, 5, 5])
  expect(quantile([], 0.5)).toBe(0)
})

test('--stage is one stage, several, all of them, or whole campaigns', () => {
  expect(stagesOption({})).toEqual([1])
  expect(stagesOption({ stage: 8 })).toEqual([8])
  expect(stagesOption({ stage: '1,4,12' })).toEqual([1, 4, 12])
  expect(stagesOption({ stage: 'all' })).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(stagesOption({ stage: 'campaign' })).toEqual([0])
})

test.each(['0', '13', '1.5', 'some', '1,,2'])('--stage refuses %s', (stage) => {
  expect(() => stagesOption({ stage })).toThrow('--stage must be 1 to 12')
})
