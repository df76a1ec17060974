import {
  beginPlaythrough,
  createEngine,
  giveAnswer,
  isRefusal,
  packUpGame,
  setUpGame,
} from '@charterstone/engine'
import { miniCatalogue } from '@charterstone/testkit'
import { expect, it } from 'vitest'
import { createBot } from '../create-bot.ts'
import { WIN_UNIT } from './fixed-point.ts'
import { gameOfRecord } from './recorded-game.ts'
import { luckOf, reviewCampaign } from './review-campaign.ts'

const engine = createEngine(miniCatalogue)

/** The record of some games of a campaign of random bots. */
function recordOf(games: number) {
  const seats = [0, 1].map((charter) => ({ charter, name: `${charter}`, player: 'person' as const }))
  const bot = createBot({ level: 'random', seed: 1, engine })
  let now = beginPlaythrough(engine, { config: { seed: 3, seats }, players: ['random', 'random'] })
  for (let game = 0; game < games; game++) {
    now = setUpGame(engine, now)
    while (now.state.pending !== null) {
      const { pending } = now.state
      const next = giveAnswer(engine, now, bot(engine.view(now.state, pending.seat), pending))
      if (isRefusal(next)) throw new Error(next.reason)
      now = next
    }
    now = packUpGame(engine, now)
  }
  return now.record
}

const record = recordOf(2)

it('the chances to win a campaign begin even, follow the totals and have the sum of one win', () => {
  const review = reviewCampaign(engine, record)
  expect(review?.points.map(({ game }) => game)).toEqual([0, 1, 2])
  expect(review?.points[0]?.win).toEqual([WIN_UNIT / 2, WIN_UNIT / 2])
  for (const { win, totals } of review?.points ?? []) {
    expect(win.reduce((sum, each) => sum + each, 0)).toBe(WIN_UNIT)
    const [a = 0, b = 0] = totals
    expect(Math.sign((win[0] ?? 0) - (win[1] ?? 0))).toBe(Math.sign(a - b))
  }
  expect(review?.decisive.map(({ change }) => change >= 0)).toEqual([true, true])
})

it('a record without a finished game has no campaign to look back on', () => {
  expect(reviewCampaign(engine, recordOf(0))).toBeNull()
})

it('a game of a record is found by its number; a game of other rules cannot be looked at', () => {
  const game = gameOfRecord(engine, record, 2)
  expect(typeof game === 'string' ? game : game.answers).toEqual(record.games[1]?.answers)
  expect(gameOfRecord(engine, record, 5)).toBe('no-such-game')
  const base = { games: 1, answers: 0, state: record.checkpoint }
  expect(gameOfRecord(engine, { ...record, base }, 1)).toBe('other-rules')
})

it('luck of several games adds up, and its band grows with the root of the squares', () => {
  const ledger = (luck: number) => ({
    ledger: [
      {
        seat: 0,
        luck,
        start: 0,
        own: 0,
        others: 0,
        result: 0,
        vp: { start: 0, luck: 0, own: 0, others: 0, result: 0 },
      },
    ],
  })
  expect(luckOf([ledger(30_000), ledger(-40_000)])).toEqual([{ seat: 0, luck: -10_000, band: 98_000 }])
})
