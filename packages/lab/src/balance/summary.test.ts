import { CHARTERS } from '@charterstone/engine'
import { describe, expect, it, test } from 'vitest'
import { bars, curves, escapeText } from './chart.ts'
import { addObservation, count, newObservation, type Observation, type ObservedGame } from './observation.ts'
import { summarise } from './summary.ts'
import { targetsOf } from './targets.ts'

function gameOf(vp: number[], rest: Partial<ObservedGame> = {}): ObservedGame {
  return { stage: 1, charters: vp.map((_, seat) => seat), vp, turns: vp.map(() => 20), first: 0, ...rest }
}

function summaryOf(rest: Partial<Observation>, seats = 2) {
  return summarise({ ...newObservation(), ...rest }, seats)
}

/** Whether a target holds, by the beginning of its line. */
function holds(rest: Partial<Observation>, what: string, seats = 2): boolean | undefined {
  return targetsOf(summaryOf(rest, seats)).find((target) => target.what.startsWith(what))?.holds
}

describe('the summary of a balance report', () => {
  it('gives each charter its share of wins, and shares ties', () => {
    const { charters } = summaryOf({ games: [gameOf([30, 20]), gameOf([25, 25]), gameOf([10, 20])] })
    expect(charters.map(({ name }) => name)).toEqual(CHARTERS)
    expect(charters[0]).toMatchObject({ share: 0.5, of: 3 })
    expect(charters[1]).toMatchObject({ share: 0.5, of: 3 })
    expect(charters[2]).toMatchObject({ share: 0, of: 0 })
  })

  it('counts places from the first player on', () => {
    const { places } = summaryOf({ games: [gameOf([10, 30, 20], { first: 1 })] }, 3)
    expect(places.map(({ share }) => share)).toEqual([1, 0, 0])
  })

  it('has the stages in order, each with the winner’s score and the turns', () => {
    const games = [gameOf([40, 50], { stage: 6 }), gameOf([30, 20]), gameOf([36, 10], { turns: [10, 14] })]
    const { stages } = summaryOf({ games })
    expect(stages.map(({ stage, games: played }) => [stage, played])).toEqual([
      [1, 2],
      [6, 1],
    ])
    expect(stages[0]?.winner).toEqual({ mean: 33, low: 30, high: 36 })
    expect(stages[0]?.everybody.mean).toBe(24)
    expect(stages[0]?.turns.mean).toBe(16)
  })

  it('has the share of placements on a building, of those while it stood', () => {
    const { buildings } = summaryOf({ uses: { 605: 2, 604: 5 }, standing: { 605: 50, 604: 50 } })
    expect(buildings.map(({ number, share }) => [number, share])).toEqual([
      [604, 0.1],
      [605, 0.04],
    ])
  })

  it('has the share of each type among free picks, and how often it was taken when it was there', () => {
    const { picks } = summaryOf({ offered: { item: 8, guest: 4 }, taken: { item: 2, guest: 2 } })
    expect(picks.find(({ name }) => name === 'item')).toMatchObject({ share: 0.5, whenOffered: 0.25 })
    expect(picks.find(({ name }) => name === 'friend')).toMatchObject({ share: 0, whenOffered: 0 })
  })

  it('divides influence by purpose, for each seat and game', () => {
    const { influence } = summaryOf({ influence: { quota: 6, construct: 2 }, seatGames: 4 })
    expect(influence.find(({ purpose }) => purpose === 'quota')).toEqual({
      purpose: 'quota',
      perGame: 1.5,
      share: 0.75,
    })
  })

  it('of no game is empty and divides by nothing', () => {
    const summary = summaryOf({})
    expect(summary).toMatchObject({ games: 0, campaigns: 0, stages: [], buildings: [], decided: [] })
    expect(summary.picks.every(({ share }) => share === 0)).toBe(true)
  })
})

describe('targets', () => {
  const games = (winner: number, turns = 20): ObservedGame[] => [
    gameOf([winner, 10], { turns: [turns, turns] }),
  ]

  it('the winning score of game 1 is 25 to 45', () => {
    const scores = [24, 25, 45, 46].map((winner) =>
      holds({ games: games(winner) }, 'winning score of game 1'),
    )
    expect(scores).toEqual([false, true, true, false])
  })

  it('a seat has 14 to 30 turns in a game', () => {
    const turns = [13, 14, 30, 31].map((each) => holds({ games: games(30, each) }, 'turns'))
    expect(turns).toEqual([false, true, true, false])
  })

  it('every building has 1 % to 12 % of the placements', () => {
    const used = (uses: number): boolean | undefined =>
      holds({ uses: { 604: uses }, standing: { 604: 1000 } }, 'every building')
    expect([9, 10, 120, 121].map(used)).toEqual([false, true, true, false])
  })

  it('the first seat has less than 3 points of advantage', () => {
    const even = [gameOf([30, 20]), gameOf([20, 30])]
    expect(holds({ games: even }, 'advantage')).toBe(true)
    expect(holds({ games: [gameOf([30, 20])] }, 'advantage')).toBe(false)
  })

  it('charters are compared at six seats only', () => {
    expect(holds({ games: games(30) }, 'win share of each charter', 6)).toBe(false)
    expect(holds({ games: games(30) }, 'win share of each charter', 2)).toBeUndefined()
  })
})

test('observations of several threads add up', () => {
  const [all, more] = [newObservation(), newObservation()]
  count(all.uses, 604)
  count(more.uses, 604, 2)
  count(more.taken, 'item')
  more.games.push(gameOf([1, 2]))
  more.seatGames = 2
  addObservation(all, more)
  addObservation(all, more)
  expect(all).toMatchObject({ uses: { 604: 5 }, taken: { item: 2 }, seatGames: 4 })
  expect(all.games).toHaveLength(2)
})

describe('charts', () => {
  it('draw a bar for each row, twice as long for twice the value', () => {
    const chart = bars(
      [
        { name: 'a', value: 2 },
        { name: 'b', value: 1 },
      ],
      String,
    )
    const [first = 0, second = 0] = [...chart.matchAll(/class="bar"[^>]* width="([\d.]+)"/g)].map(
      ([, width]) => Number(width),
    )
    expect(first).toBeCloseTo(2 * second, 0)
  })

  it('draw whiskers for an interval, and escape names', () => {
    const chart = bars([{ name: 'a < b', value: 2, low: 1, high: 3 }], String)
    expect(chart).toContain('class="whisker"')
    expect(chart).toContain('a &lt; b')
    expect(escapeText('<&>')).toBe('&lt;&amp;&gt;')
  })

  it('draw a line through all points, and nothing for no point', () => {
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
})
