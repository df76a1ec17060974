import { expect, test } from 'vitest'
import { contestantsOf } from './contestant.ts'
import { type Match, matchesOf } from './match.ts'
import type { Outcome } from './outcome.ts'
import { playUntil, untilOption } from './until.ts'

const PLAYERS = contestantsOf('hard,medium', 2)

/** The named player wins every game by ten points. */
function wonBy(name: string): (match: Match) => Outcome {
  return (match) => ({
    match,
    games: [{ vp: match.players.map((player) => (player.name === name ? 40 : 30)), turns: [20, 20] }],
    milliseconds: [[], []],
  })
}

async function play(options: Record<string, string>, winner: string, atOnce: number) {
  const until = untilOption(options, PLAYERS)
  if (until === null) throw new Error('no test')
  let played = 0
  const decided = await playUntil(matchesOf(PLAYERS, 400, 1, 1), until, atOnce, (matches) => {
    played += matches.length
    return Promise.resolve(matches.map(wonBy(winner)))
  })
  return { played, ...decided }
}

test('--until stops when the first player is better, and when it is not', async () => {
  const better = await play({ until: '0.55' }, 'hard', 8)
  expect(better.verdict.answer).toBe('better')
  expect(better.played).toBeLessThan(100)
  const worse = await play({ until: '0.55' }, 'medium', 8)
  expect(worse.verdict.answer).toBe('not better')
})

test('--until tests margins too', async () => {
  const { verdict } = await play({ untilVp: '2' }, 'hard', 8)
  expect(verdict.answer).toBe('better')
})

test('--until reports the same games however many are played at once', async () => {
  const [few, many] = [await play({ until: '0.6' }, 'hard', 2), await play({ until: '0.6' }, 'hard', 64)]
  expect(many.played).toBeGreaterThan(few.played)
  expect(many.outcomes).toEqual(few.outcomes)
  expect(few.outcomes).toHaveLength(2 * few.verdict.used)
})

test('--until is off by default, and needs two players and a share above an even one', () => {
  expect(untilOption({}, PLAYERS)).toBeNull()
  expect(() => untilOption({ until: '0.55' }, contestantsOf('hard', 2))).toThrow('two different')
  expect(() => untilOption({ until: '0.5' }, PLAYERS)).toThrow('from 0.50 to 1')
  expect(() => untilOption({ until: 'soon' }, PLAYERS)).toThrow('--until must be')
  expect(() => untilOption({ untilVp: 0 }, PLAYERS)).toThrow('--until-vp must be')
  expect(() => untilOption({ until: '0.6', untilVp: '2' }, PLAYERS)).toThrow('do not go together')
})
