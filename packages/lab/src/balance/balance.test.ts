import { expect, it } from 'vitest'
import { contestantsOf } from '../arena/contestant.ts'
import { matchesOf } from '../arena/match.ts'
import { playMatch } from '../arena/play-match.ts'
import { bars } from './chart.ts'
import { decidedCampaigns } from './decided.ts'
import { addObservation, newObservation } from './observation.ts'
import { observe } from './observe.ts'
import { pageOf } from './page.ts'
import { parTotal } from './par-total.ts'
import { summarise } from './summary.ts'
import { targetsOf } from './targets.ts'

it('counts what happens in a game and makes a page of it', () => {
  const seen = newObservation()
  for (const match of matchesOf(contestantsOf('random', 3), 2, 6, 1)) addObservation(seen, observe(match))
  const summary = summarise(seen, 3)
  expect(summary.games).toBe(2)
  expect(summary.places.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  const placements = Object.values(seen.uses).reduce((sum, uses) => sum + uses, 0)
  expect(seen.standing[604]).toBe(placements)
  expect(summary.influence.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  const page = pageOf(summary, 'A & B.')
  expect(page).toContain('A &amp; B.')
  expect(page.match(/<svg/g)?.length).toBeGreaterThanOrEqual(6)
  expect(page).not.toMatch(/https?:|<script|<link/)
  expect(targetsOf(summary).map(({ what }) => what)).toContain('winning score of game 6')
})

it('[D1] par counts what is on the score track when the guidepost is judged, not the reputation after it', () => {
  const [match] = matchesOf(contestantsOf('easy', 1), 1, 0, 1)
  if (match === undefined) throw new Error('no match')
  const finals: number[] = []
  playMatch(match, { ended: (_state, { vp }) => finals.push(vp[0] ?? 0) }, 6)
  const late = (finals.at(-1) ?? 0) - parTotal(match)
  expect(late).toBeGreaterThanOrEqual(10)
  expect(late).toBeLessThanOrEqual(20)
})

it('what beginning is worth is counted in win share and in VP', () => {
  const game = { stage: 1, charters: [0, 1], turns: [20, 20] }
  const games = [
    { ...game, vp: [30, 26], first: 0 },
    { ...game, vp: [28, 34], first: 1 },
    { ...game, vp: [24, 26], first: 0 },
    { ...game, vp: [30, 30], first: 1 },
  ]
  const { first } = summarise({ ...newObservation(), games }, 2)
  expect([first.share, first.vp]).toEqual([2.5 / 4 - 0.5, (4 + 6 - 2 + 0) / 4])
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
