import { CHARTERS } from '@charterstone/engine'
import { expect, test } from 'vitest'
import { catalogue } from '../ruleset.ts'
import { bars, curves, escapeText } from './chart.ts'
import { newObservation, type Observation, type ObservedGame, sumOf } from './observation.ts'
import { summarise } from './summary.ts'

function gameOf(vp: number[], rest: Partial<ObservedGame> = {}): ObservedGame {
  return {
    game: 1,
    charters: vp.map((_, seat) => seat),
    vp,
    turns: vp.map(() => 20),
    first: 0,
    moves: { play: 6, dusk: 3, noInfluence: 1 },
    built: 2,
    crates: 1,
    ...rest,
  }
}

function summaryOf(rest: Partial<Observation>, seats = 2) {
  return summarise([{ ...newObservation(), ...rest }], { catalogue, seats, secondsPerTurn: 30 })
}

test('the summary of a balance report gives each charter its share of wins, and shares ties', () => {
  const { charters } = summaryOf({ games: [gameOf([30, 20]), gameOf([25, 25]), gameOf([10, 20])] })
  expect(charters.map(({ name }) => name)).toEqual(CHARTERS)
  expect(charters[0]).toMatchObject({ counted: { value: 0.5 }, margin: { value: 0 }, of: 3 })
  expect(charters[1]).toMatchObject({ counted: { value: 0.5 }, of: 3 })
  expect(charters[2]).toMatchObject({ counted: { value: 0 }, of: 0 })
})

test('the summary of a balance report counts places from the first player on', () => {
  const { places, placeMargins } = summaryOf({ games: [gameOf([10, 30, 20], { first: 1 })] }, 3)
  expect(places.map(({ counted }) => counted.value)).toEqual([1, 0, 0])
  expect(placeMargins.map((row) => row.places.map(({ value }) => value))).toEqual([[15, 0, -15]])
})

test('the summary of a balance report has the games in order, each with the winner’s score, the turns and the minutes', () => {
  const games = [gameOf([40, 50], { game: 6 }), gameOf([30, 20]), gameOf([36, 10], { turns: [10, 14] })]
  const { winners, everybody, turnsPerSeat, minutes } = summaryOf({ games })
  expect(winners.map(({ game, value }) => [game, value])).toEqual([
    [1, 33],
    [6, 50],
  ])
  expect(winners[0]).toMatchObject({ p10: 30, p90: 36 })
  expect([everybody[0]?.value, turnsPerSeat[0]?.value, minutes[0]?.value]).toEqual([24, 16, 16])
})

test('the summary of a balance report has what a seat builds and opens, by game and in games 1 to 8', () => {
  const games = [gameOf([1, 2]), gameOf([1, 2], { game: 8, built: 4 }), gameOf([1, 2], { game: 9, built: 9 })]
  const { builtPerSeat, cratesPerSeat } = summaryOf({ games })
  expect(builtPerSeat.byGame.map(({ value }) => value)).toEqual([1, 2, 4.5])
  expect([builtPerSeat.games1to8.value, cratesPerSeat.games1to8.value]).toEqual([1.5, 0.5])
})

test('the summary of a balance report has the share of the token’s moves, and of the games without dusk', () => {
  const bright = gameOf([1, 2], { moves: { play: 10, dusk: 0, noInfluence: 0 } })
  const { moves, withoutDusk } = summaryOf({ games: [gameOf([1, 2]), bright] })
  expect(moves).toEqual({ play: 0.8, dusk: 0.15, noInfluence: 0.05 })
  expect(withoutDusk.value).toBe(0.5)
})

test('the summary of a balance report has the share of placements on a building, of those while it stood', () => {
  const { buildings, neverStood } = summaryOf({ uses: { 5: 2, 604: 5 }, standing: { 5: 50, 604: 50 } })
  expect(buildings.map(({ number, value, isCommons }) => [number, value, isCommons])).toEqual([
    [604, 0.1, true],
    [5, 0.04, false],
  ])
  expect(neverStood).not.toContain('pumpkin-patch')
  expect(neverStood).toContain('coal-seam')
})

test('the summary of a balance report has the share of each type among free picks, and how often it was taken when it was there', () => {
  const { picks } = summaryOf({ offered: { item: 8, guest: 4 }, taken: { item: 2, guest: 2 } })
  expect(picks.find(({ name }) => name === 'item')).toMatchObject({ value: 0.5, whenOffered: 0.25 })
  expect(picks.find(({ name }) => name === 'friend')).toMatchObject({ value: 0, whenOffered: 0 })
})

test('the summary of a balance report divides influence by purpose, for each seat and game', () => {
  const { influence } = summaryOf({
    influence: { quota: 6, construct: 2 },
    games: [gameOf([1, 2]), gameOf([2, 1])],
  })
  expect(influence.find(({ purpose }) => purpose === 'quota')).toEqual({
    purpose: 'quota',
    perGame: 1.5,
    share: 0.75,
  })
})

test('the summary of no game is empty and divides by nothing', () => {
  const summary = summaryOf({})
  expect(summary).toMatchObject({ games: 0, winners: [], buildings: [], decided: [], branches: [] })
  expect(summary.picks.every(({ value }) => value === 0)).toBe(true)
})

test('counts of several matches add up', () => {
  expect(sumOf([{ 604: 1 }, { 604: 2, 605: 1 }, {}])).toEqual({ 604: 3, 605: 1 })
  expect(sumOf([])).toEqual({})
})

test('a chart draws a bar for each row, twice as long for twice the value', () => {
  const chart = bars(
    [
      { name: 'a', value: 2 },
      { name: 'b', value: 1 },
    ],
    String,
  )
  const [first = 0, second = 0] = [...chart.matchAll(/class="bar"[^>]* width="([\d.]+)"/g)].map(([, width]) =>
    Number(width),
  )
  expect(first).toBeCloseTo(2 * second, 0)
})

test('a chart draws whiskers for an interval, and escapes names', () => {
  const chart = bars([{ name: 'a < b', value: 2, low: 1, high: 3 }], String)
  expect(chart).toContain('class="whisker"')
  expect(chart).toContain('a &lt; b')
  expect(escapeText('<&>')).toBe('&lt;&amp;&gt;')
})

test('a chart draws a line through all points, and nothing for no point', () => {
  const chart = curves(
    [
      {
        name: 'winner',
        points: [
          [1, 10],
          [2, 20],
          [3, 15],
        ],
      },
    ],
    'game',
    String,
  )
  expect(chart.match(/<circle/g)).toHaveLength(3)
  expect(chart.match(/M[\d. ]+L[\d. ]+L/)).not.toBeNull()
  expect(curves([], 'game', String)).toBe('')
})
