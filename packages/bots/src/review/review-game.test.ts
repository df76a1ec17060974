import { createEngine } from '@charterstone/engine'
import { miniCatalogue } from '@charterstone/testkit'
import { expect, it } from 'vitest'
import { ledgerFaults } from '../../test-support/ledger-faults.ts'
import { campaignOf, playRecorded } from '../../test-support/recorded-games.ts'
import { createBot } from '../create-bot.ts'
import { winModelOf } from '../evaluation/win/win-model.ts'
import { makeSealedEngines } from '../search/sealed-crates.ts'
import { VP_UNIT, WIN_UNIT } from './fixed-point.ts'
import { WHOLE_ACCURACY } from './grade.ts'
import type { RecordedGame } from './recorded-game.ts'
import type { GameReview } from './review.ts'
import { reviewGame } from './review-game.ts'
import { bestAnswer } from './weigh.ts'

const engine = createEngine(miniCatalogue)
const keeper = { model: winModelOf(engine), sealed: makeSealedEngines(engine) }
const STEPS = 24

function randomGame(seats: number, seed: number, automas = 0): RecordedGame {
  const bot = createBot({ level: 'random', seed, engine })
  const state = campaignOf(engine, { seats, seed, automas })
  return playRecorded(engine, state, (view) => (view.decision === null ? '' : bot(view, view.decision)))
}

function wholeReview(game: RecordedGame): GameReview {
  const review = reviewGame(engine, game, { steps: STEPS })
  let next = review.next()
  while (next.done !== true) next = review.next()
  return next.value
}

function firstReview(game: RecordedGame): GameReview {
  const first = reviewGame(engine, game).next().value
  return 'review' in first ? first.review : first
}

it.each([1, 3, 4, 5, 6])('the ledger of a game of %i adds up', (seats) => {
  const review = firstReview(randomGame(seats, seats))
  expect(ledgerFaults(review)).toEqual([])
  expect(review.isFinished).toBe(true)
})

it('the ledger of a game of 2 adds up, every turn is looked at, and a forced one is no mistake', () => {
  const review = wholeReview(randomGame(2, 2))
  expect(ledgerFaults(review)).toEqual([])
  expect(review.line.length).toBe(review.turns.length + 1)
  expect(review.turns.some(({ grade }) => grade !== 'fine')).toBe(true)
})

it('a table with automas adds up, and their turns are not looked at', () => {
  const review = wholeReview(randomGame(2, 5, 1))
  expect(ledgerFaults(review)).toEqual([])
  expect(review.accuracy[1]).toBeNull()
  expect(review.turns.some(({ seat }) => seat === 1)).toBe(false)
})

it('the end of the line is the result of the game', () => {
  const game = randomGame(2, 3)
  const state = engine.clone(game.start)
  for (const key of game.answers) engine.apply(state, key)
  const result = state.legacy.history.at(-1)
  const { line, ledger } = wholeReview(game)
  const share = WIN_UNIT / (result?.winners.length ?? 1)
  expect(line.at(-1)?.win).toEqual([0, 1].map((seat) => (result?.winners.includes(seat) ? share : 0)))
  expect(ledger.map(({ vp }) => vp.result)).toEqual(result?.vp.map((vp) => vp * VP_UNIT))
})

it("a player who gives the review's own answers has an accuracy of 100", () => {
  const state = campaignOf(engine, { seats: 2, seed: 4 })
  const game = playRecorded(engine, state, (view) =>
    view.decision === null ? '' : bestAnswer(keeper, view, view.decision, STEPS),
  )
  const { accuracy, turns } = wholeReview(game)
  expect(turns.filter(({ loss }) => loss > 0)).toEqual([])
  expect(accuracy).toEqual([WHOLE_ACCURACY, WHOLE_ACCURACY])
})

it('the first value has the line and the ledger, each later one another turn of the seats asked about', () => {
  const review = reviewGame(engine, randomGame(2, 6), { seats: [1], steps: STEPS })
  const first = review.next().value
  const second = review.next().value
  if (!('done' in first && 'done' in second)) throw new Error('no progress')
  expect(first.review.line.length).toBeGreaterThan(10)
  expect(first.review.turns).toEqual([])
  expect(second.done).toBe(1)
  expect(second.review.turns.map(({ seat }) => seat)).toEqual([1])
})

it('the same game gives the same review', () => {
  const game = randomGame(2, 7)
  const begun = (): unknown[] => {
    const review = reviewGame(engine, game, { steps: STEPS })
    return Array.from({ length: 6 }, () => review.next().value)
  }
  expect(begun()).toEqual(begun())
})
