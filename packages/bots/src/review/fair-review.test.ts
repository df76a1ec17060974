import { createEngine, seedRng, shuffle } from '@charterstone/engine'
import { miniCatalogue } from '@charterstone/testkit'
import { expect, it } from 'vitest'
import { type Player, playOn } from '../../test-support/recorded-games.ts'
import { createBot } from '../create-bot.ts'
import { swapSealedCrates } from '../search/sealed-crates.ts'
import type { RecordedGame } from './recorded-game.ts'
import type { GameReview } from './review.ts'
import { reviewGame } from './review-game.ts'

const engine = createEngine(miniCatalogue)
/** The set-up, and then few enough that no deck is shuffled again. */
const SET_UP_ANSWERS = 10
const ANSWERS = 20

function wholeReview(game: RecordedGame, using = engine): GameReview {
  const review = reviewGame(using, game, { steps: 24 })
  let next = review.next()
  while (next.done !== true) next = review.next()
  return next.value
}

/** A single game of three that is stopped after some answers, and the state then. */
function paused(seed: number): { readonly game: RecordedGame; readonly state: RecordedGame['start'] } {
  const seats = [0, 1, 2].map((charter) => ({
    charter,
    name: '',
    player: charter === 2 ? ('automa' as const) : ('person' as const),
  }))
  const state = engine.newSingleGame({ seed, seats, stage: 8, village: 'random' })
  const bot = createBot({ level: 'easy', seed, engine })
  const player: Player = (view) => (view.decision === null ? '' : bot(view, view.decision))
  engine.startGame(state)
  playOn(engine, state, player, SET_UP_ANSWERS)
  const game = playOn(engine, state, player, ANSWERS)
  return { game, state }
}

it.each([1, 2])(
  'the order of the cards that no seat has seen makes no difference to a paused game',
  (seed) => {
    const { game, state } = paused(seed)
    const start = engine.clone(game.start)
    const { length: unseen } = state.table.deck
    expect(start.table.deck.slice(0, unseen)).toEqual(state.table.deck)
    const hidden = start.table.deck.splice(0, unseen)
    shuffle(seedRng(seed), hidden)
    start.table.deck.unshift(...hidden)
    expect(start.table.deck).not.toEqual(game.start.table.deck)
    expect(wholeReview({ ...game, start })).toEqual(wholeReview(game))
  },
)

it.each([1, 2])('what lies in sealed crates makes no difference to a paused game', (seed) => {
  const { game, state } = paused(seed)
  const crates = swapSealedCrates(miniCatalogue, state.legacy.crates, 99)
  const elsewhere = createEngine({ ...miniCatalogue, crates })
  expect(wholeReview(game, elsewhere)).toEqual(wholeReview(game))
})

it('a review of a paused game says so and ends at the chances of now', () => {
  const { game } = paused(1)
  const { isFinished, line } = wholeReview(game)
  expect(isFinished).toBe(false)
  expect(Math.max(...(line.at(-1)?.win ?? []))).toBeLessThan(1_000_000)
})
