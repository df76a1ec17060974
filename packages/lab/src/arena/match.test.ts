import { expect, it } from 'vitest'
import { engine } from '../ruleset.ts'
import { contestantOf, contestantsOf } from './contestant.ts'
import { matchesOf, tableOf } from './match.ts'
import { playMatch } from './play-match.ts'
import { tally } from './tally.ts'

it('seats rotate: each contestant sits on each seat of the same village', () => {
  const matches = matchesOf(contestantsOf('hard,medium', 4), 8, 3, 1)
  const places = matches.slice(0, 4).map(({ players }) => players.findIndex(({ name }) => name === 'hard'))
  expect(places.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
  expect(new Set(matches.slice(0, 4).map(({ seed }) => seed)).size).toBe(1)
  expect(new Set(matches.map(({ seed }) => seed)).size).toBe(2)
})

it('where all are alike no game is played twice', () => {
  const matches = matchesOf(contestantsOf('medium', 6), 12, 3, 1)
  expect(new Set(matches.map(({ seed }) => seed)).size).toBe(12)
})

it('a contestant may have a play style; the last name fills the table', () => {
  expect(contestantOf('Hard:builder')).toEqual({
    name: 'hard:builder',
    bot: { level: 'hard', style: 'builder' },
  })
  expect(contestantsOf('easy,random', 3).map(({ name }) => name)).toEqual(['easy', 'random', 'random'])
  expect(() => contestantOf('genius')).toThrow('--players')
  expect(() => contestantOf('hard:lazy')).toThrow('balanced')
  expect(() => contestantsOf('easy,random,medium', 2)).toThrow('2 seats')
})

it('a match is played to its end, and ties share the win', () => {
  const [match] = matchesOf(contestantsOf('easy,random', 2), 1, 1, 1)
  if (match === undefined) throw new Error('no match')
  const games: { vp: readonly number[]; turns: readonly number[] }[] = []
  const milliseconds = playMatch(engine, match, {
    ended: (_state, { vp, turns }) => games.push({ vp, turns }),
  })
  expect(games).toHaveLength(1)
  expect(milliseconds).toHaveLength(2)
  const tied = tally([{ match, games: [{ vp: [20, 20], turns: [9, 9] }], milliseconds: [[1, 3], [2]] }])
  expect(tied.map(({ winShare }) => winShare)).toEqual([0.5, 0.5])
  expect(tied.find(({ name }) => name === 'easy')?.msPerTurn).toBe(2)
})

it('an automa is no bot: it has a seat of its own kind', () => {
  const [match] = matchesOf(contestantsOf('medium,automa', 2), 1, 0, 1)
  if (match === undefined) throw new Error('no match')
  expect(tableOf(engine, match).legacy.seats.map(({ player }) => player)).toEqual(['person', 'automa'])
})
