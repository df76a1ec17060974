import { gameOfRecord, reviewGame, type SeenGame, seenGame } from '@charterstone/bots'
import { seedRng, shuffle } from '@charterstone/engine'
import { changesBetween, type GameViews } from '@charterstone/protocol'
import { expect, test } from 'vitest'
import { newCampaign, playOn, ruleset } from '../../test-support/session-deps.ts'
import { requestOf, stateOf } from './review-source.ts'
import { seenOfViews, viewAt } from './seen-views.ts'

const { engine } = ruleset
const played = playOn(newCampaign(['person', 'easy']))
const { record } = played
const game = 1

/** What a spectator saw of the game, as a server sends it. */
function watched(): GameViews {
  const start = engine.newCampaign(record.config)
  engine.startGame(start)
  const { steps } = seenGame(engine, { start, answers: record.current?.answers ?? [] })
  let last = engine.view(start, -1)
  const first = last
  const state = engine.clone(start)
  const sent = steps.map(({ key, events, before, hadChance }) => {
    engine.apply(state, key)
    const view = engine.view(state, -1)
    const changes = changesBetween(last, view)
    last = view
    return { seat: before.seat, key, events, hadChance, changes }
  })
  return JSON.parse(JSON.stringify({ game, start: first, steps: sent })) as GameViews
}

/** The line, the ledger and the first turns. */
function reviewed(seen: SeenGame): readonly unknown[] {
  const review = reviewGame(engine, seen)
  return Array.from({ length: 4 }, () => review.next().value)
}

test('a game that was watched at an online table has the review of its record', () => {
  const recorded = gameOfRecord(engine, record, game)
  if (typeof recorded === 'string') throw new Error(recorded)
  expect(reviewed(seenOfViews(watched()))).toEqual(reviewed(seenGame(engine, recorded)))
})

test('a moment of a watched game can be played, with other hidden cards', () => {
  const seen = seenOfViews(watched())
  const state = stateOf(engine, { kind: 'views', seen, name: '' }, 8)
  expect(state?.pending?.options).toEqual(viewAt(seen, 8)?.decision?.options)
  expect(state?.rng).not.toEqual(stateOf(engine, { kind: 'over', record, game }, 8)?.rng)
})

test('a paused game is looked at for its seat alone, and its moments do not know the decks', () => {
  const source = { kind: 'paused', record, game, seat: 0 } as const
  expect(requestOf(source)).toEqual({ record, game, seats: [0] })
  const real = stateOf(engine, { kind: 'over', record, game }, 8)
  const paused = stateOf(engine, source, 8)
  if (real === undefined || paused === undefined) throw new Error('no state')
  const reordered = engine.clone(real)
  shuffle(seedRng(3), reordered.table.deck)
  expect(engine.determinise(engine.view(reordered, 0), 1)).toEqual(paused)
  expect(paused.table.deck).not.toEqual(real.table.deck)
})
