import { printedBoard } from '@charterstone/engine'
import { expect, it } from 'vitest'
import { contestantsOf } from '../arena/contestant.ts'
import { matchesOf } from '../arena/match.ts'
import { playMatch } from '../arena/play-match.ts'
import { catalogue, engine, standardRuleset } from '../ruleset.ts'
import { bars } from './chart.ts'
import { decidedCampaigns } from './decided.ts'
import { observe } from './observe.ts'
import { pageOf } from './page.ts'
import { parTotal } from './par-total.ts'
import { reportOf } from './report.ts'

const ABOUT = { players: 'random', seats: 3, seed: 1, house: [], secondsPerTurn: 30 }

it('counts what happens in a game and makes a page of it', () => {
  const seen = matchesOf(contestantsOf('random', 3), 2, 6, 1).map((match) => observe(standardRuleset, match))
  const report = reportOf({ ...ABOUT, players: 'A & B' }, seen, [])
  const { games, campaigns, lines } = report
  expect(games?.games).toBe(2)
  expect(campaigns).toBeUndefined()
  expect(games?.places.reduce((sum, { counted }) => sum + counted.value, 0)).toBeCloseTo(1)
  const placements = Object.values(seen[0]?.uses ?? {}).reduce<number>((sum, uses) => sum + (uses ?? 0), 0)
  expect(seen[0]?.standing[604]).toBe(placements)
  expect(games?.influence.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  expect(Object.keys(lines)).toEqual(['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8'])
  const page = pageOf(report)
  expect(page).toContain('A &amp; B.')
  expect(page.match(/<svg/g)?.length).toBeGreaterThanOrEqual(6)
  expect(page).not.toMatch(/https?:|<script|<link/)
})

it('measures every line in campaigns, and counts their games as they end', () => {
  const [match] = matchesOf(contestantsOf('random', 2), 1, 0, 1)
  if (match === undefined) throw new Error('no match')
  let ended = 0
  const seen = observe(standardRuleset, match, () => {
    ended += 1
  })
  expect([ended, seen.games.length, seen.campaign?.totals.length]).toEqual([12, 12, 12])
  expect(seen.games.map(({ game }) => game)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  const { lines, campaigns } = reportOf({ ...ABOUT, seats: 2 }, [], [seen, seen])
  expect(Object.keys(lines)).toHaveLength(10)
  expect(campaigns?.branches.filter(({ value }) => value === 1)).toHaveLength(11)
  const { play = 0, dusk = 0, noInfluence = 0 } = campaigns?.moves ?? {}
  expect(play + dusk + noInfluence).toBeCloseTo(1)
})

it('counts every move of the token from its start to the hourglass', () => {
  const [match] = matchesOf(contestantsOf('random', 2), 1, 1, 1)
  if (match === undefined) throw new Error('no match')
  const [game] = observe(standardRuleset, match).games
  const { play = 0, dusk = 0, noInfluence = 0 } = game?.moves ?? {}
  const { last, starts } = printedBoard(catalogue).progress
  expect(play + dusk + noInfluence).toBe(last - (starts[1] ?? 0))
})

it('[D1] par counts what is on the score track when the guidepost is judged, not the reputation after it', () => {
  const [match] = matchesOf(contestantsOf('easy', 1), 1, 0, 1)
  if (match === undefined) throw new Error('no match')
  const finals: number[] = []
  playMatch(engine, match, { ended: (_state, { vp }) => finals.push(vp[0] ?? 0) }, 6)
  const late = (finals.at(-1) ?? 0) - parTotal(match)
  expect(late).toBeGreaterThanOrEqual(10)
  expect(late).toBeLessThanOrEqual(20)
})

it('bars outside their target stand out', () => {
  const chart = bars(
    [
      { name: 'a', value: 0.5 },
      { name: 'b', value: 0.05 },
    ],
    String,
    { from: 0.01, to: 0.12 },
  )
  expect(chart.match(/bar out/g)).toHaveLength(1)
})

it('a campaign with a growing lead is decided before one that stays close', () => {
  const games = Array.from({ length: 12 }, (_, game) => game + 1)
  const clear = { totals: games.map((game) => [game * 40, game * 10]), champions: [0] }
  const close = { totals: games.map((game) => [game * 10 + (game % 2), game * 10]), champions: [1] }
  const decided = decidedCampaigns([clear, close, clear, close])
  expect(decided[0]?.after).toBeLessThan(decided[1]?.after ?? 0)
  expect(decided[1]?.after).toBe(12)
})
