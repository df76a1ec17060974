import { expect, test } from 'vitest'
import { catalogue } from '../ruleset.ts'
import { type LineId, lineOf, partOf } from './line.ts'
import { sentencesOf } from './line-text.ts'
import { linesOf } from './lines.ts'
import { newObservation, type Observation, type ObservedGame } from './observation.ts'
import { summarise } from './summary.ts'

function gameOf(vp: number[], rest: Partial<ObservedGame> = {}): ObservedGame {
  return {
    game: 1,
    charters: vp.map((_, seat) => seat),
    vp,
    turns: vp.map(() => 20),
    first: 0,
    moves: { play: 10, dusk: 0, noInfluence: 2 },
    built: 3,
    crates: 3,
    ...rest,
  }
}

function linesWith(rest: Partial<Observation>, seats = 2) {
  const observation = { ...newObservation(), ...rest }
  return linesOf(summarise([observation, observation], { catalogue, seats, secondsPerTurn: 30 }))
}

function holds(id: LineId, rest: Partial<Observation>, seats = 2): boolean | undefined {
  return linesWith(rest, seats)[id]?.holds
}

function holdsFor(id: LineId, game: Partial<ObservedGame>, seats = 2): boolean | undefined {
  return holds(id, { games: [gameOf(new Array<number>(seats).fill(30), game)] }, seats)
}

test('a line has the value of the part that is farthest from its target', () => {
  const near = { value: 0.5, low: 0.4, high: 0.6 }
  const line = lineOf([
    partOf('a', 'share', near, { atLeast: 0.4 }),
    partOf('b', 'share', near, { atMost: 0.3 }),
    partOf('c', 'share', near, { atLeast: 0.1 }),
  ])
  expect(line).toMatchObject({ name: 'b', value: 0.5, holds: false, isSure: true })
  expect(line?.parts.map((part) => part.holds)).toEqual([true, false, true])
  expect(lineOf([])).toBeUndefined()
})

test('a line is sure when the whole interval is on one side of the target', () => {
  const sure = (low: number, high: number, value = 0.5): boolean =>
    partOf('a', 'share', { value, low, high }, { atLeast: 0.4, atMost: 0.6 }).isSure
  expect([sure(0.4, 0.6), sure(0.3, 0.6), sure(0.4, 0.7), sure(0.1, 0.3, 0.2), sure(0.1, 0.45, 0.2)]).toEqual(
    [true, false, false, true, false],
  )
})

test('a line that was not measured is missing, and the text says so', () => {
  const lines = linesWith({})
  expect(lines).toEqual({})
  expect(sentencesOf(lines)).toHaveLength(10)
  expect(sentencesOf(lines)[9]).toContain('not measured')
})

test('the lines of section 11 count the moves by dusk, fewer of them with more seats', () => {
  const dusk = (moves: number, seats: number): boolean | undefined =>
    linesWith(
      { games: [gameOf([1, 2, 3], { moves: { play: 100 - moves, dusk: moves, noInfluence: 0 } })] },
      seats,
    ).B1?.parts[0]?.holds
  expect([dusk(10, 2), dusk(11, 2), dusk(5, 3), dusk(6, 3)]).toEqual([true, false, true, false])
})

test('the lines of section 11 want most games without a move by dusk', () => {
  expect(holdsFor('B1', {})).toBe(true)
  expect(holdsFor('B1', { moves: { play: 99, dusk: 1, noInfluence: 0 } })).toBe(false)
})

test('the lines of section 11 want 14 to 30 turns in every game', () => {
  expect([13, 14, 30, 31].map((turns) => holdsFor('B2', { turns: [turns, turns] }))).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('the lines of section 11 want winning scores of 25 to 45 in game 1 and 70 to 120 in game 12', () => {
  const score = (winner: number, game: number): boolean | undefined =>
    holds('B3', { games: [gameOf([winner, 10], { game })] })
  expect([24, 25, 45, 46].map((winner) => score(winner, 1))).toEqual([false, true, true, false])
  expect([69, 70, 120, 121].map((winner) => score(winner, 12))).toEqual([false, true, true, false])
})

test('the lines of section 11 want a building and a crate from every seat in games 1 to 8, a little less from five and six', () => {
  expect([2, 1].map((built) => holdsFor('B4', { built }))).toEqual([true, false])
  expect([2, 1].map((crates) => holdsFor('B4', { crates }))).toEqual([true, false])
  expect([3.75, 3.7].map((built) => holdsFor('B4', { built, crates: 4 }, 5))).toEqual([true, false])
})

test('the lines of section 11 want every building of a charter used in 1 % to 12 % of the placements, and leave out the commons', () => {
  const used = (uses: number, number = 5): boolean | undefined =>
    holds('B5', { uses: { [number]: uses }, standing: { [number]: 1000 } })
  expect([9, 10, 120, 121].map((uses) => used(uses))).toEqual([false, true, true, false])
  expect(used(500, 604)).toBeUndefined()
})

test('the lines of section 11 want even charters and an even first seat', () => {
  const even = [gameOf([30, 20]), gameOf([20, 30])]
  expect([holds('B6', { games: even }), holds('B7', { games: even })]).toEqual([true, true])
  const uneven = [gameOf([30, 20]), gameOf([32, 30])]
  expect([holds('B6', { games: uneven }), holds('B7', { games: uneven })]).toEqual([false, false])
})

test('the lines of section 11 are stricter about the first seat under the house rule of the fair start', () => {
  const games = Array.from({ length: 100 }, (_, index) => gameOf(index < 52 ? [30, 20] : [20, 30]))
  const summary = summarise([{ ...newObservation(), games }], { catalogue, seats: 2, secondsPerTurn: 30 })
  expect(linesOf(summary).B7?.wanted.atMost).toBe(0.03)
  expect(linesOf(summary, ['H10']).B7?.wanted.atMost).toBe(0.015)
})

test('the lines of section 11 want every type among free picks', () => {
  const taken = {
    assistant: 20,
    building: 20,
    constructed: 20,
    item: 20,
    guest: 10,
    friend: 5,
    treasure: 5,
  }
  expect(holds('B8', { taken })).toBe(true)
  expect(holds('B8', { taken: { ...taken, friend: 4, treasure: 6 } })).toBe(false)
})

test('the lines of section 11 want both branches of every guidepost, and the candle to be an open question', () => {
  const campaign = { totals: [], champions: [] }
  const linesOfLetters = (...letters: ('A' | 'B' | 'O' | 'P')[][]) =>
    linesOf(
      summarise(
        letters.map((own) => ({ ...newObservation(), campaign: { ...campaign, letters: own } })),
        { catalogue, seats: 2, secondsPerTurn: 30 },
      ),
    )
  expect(linesOfLetters(['A', 'O'], ['B', 'P']).B10?.holds).toBe(true)
  expect(linesOfLetters(['A', 'O'], ['A', 'P']).B10?.name).toBe('game 2, branch B')
  const candle = linesOfLetters(['A', 'O'], ['B', 'P'], ['B', 'O'], ['A', 'O'], ['A', 'O']).B10
  expect(candle).toMatchObject({ name: 'the candle goes out', value: 0.8, holds: false })
})
