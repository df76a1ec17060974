import { answerAll, answerLast, miniCatalogue, tomeInHand } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { createEngine } from '../engine.ts'
import { hash } from '../state/hash.ts'
import {
  beginPlaythrough,
  giveAnswer,
  logOf,
  type Playthrough,
  packUpGame,
  setUpGame,
  undoLast,
  undoNow,
} from './playthrough.ts'
import { verifyRecord } from './verify-record.ts'

const engine = createEngine(miniCatalogue)

function newGame(players: readonly string[]): Playthrough {
  const seats = players.map((player, charter) => ({
    charter,
    name: `${charter}`,
    player: player === 'automa' ? ('automa' as const) : ('person' as const),
  }))
  return setUpGame(engine, beginPlaythrough(engine, { config: { seed: 3, seats }, players }))
}

function answer(playthrough: Playthrough, ...keys: readonly string[]): Playthrough {
  return answerAll(engine, playthrough, ...keys)
}

function playOn(playthrough: Playthrough, count?: number): Playthrough {
  return answerLast(engine, playthrough, count)
}

function undo(playthrough: Playthrough, hasConsent = false): Playthrough {
  const before = undoLast(engine, playthrough, hasConsent)
  if (before === null) throw new Error('nothing was taken back')
  return before
}

function undoEvents(playthrough: Playthrough): readonly object[] {
  return logOf(engine, playthrough).flatMap(({ events }) => events.filter(({ kind }) => kind === 'took-back'))
}

/** A person is about to search the deck with a tome and has just given an answer that revealed nothing. */
function beforeTome(otherPlayer: string): readonly [Playthrough, use: string, seat: number] {
  const { config, answers, seat, use } = tomeInHand(engine)
  const players = config.seats.map((_, index) => (index === seat ? 'person' : otherPlayer))
  const game = setUpGame(engine, beginPlaythrough(engine, { config, players }))
  return [answer(game, ...answers), use, seat]
}

test('a refused answer returns its reason and leaves the playthrough as it was', () => {
  const before = newGame(['person', 'person'])
  const hashBefore = hash(before.state)
  expect(giveAnswer(engine, before, 'place:nowhere')).toEqual({ reason: 'not-offered', key: 'place:nowhere' })
  expect(hash(before.state)).toBe(hashBefore)
  expect(before.record.current?.answers).toEqual([])
})

test('every answer adds one step with its number, seat, key, player and events', () => {
  const before = newGame(['person', 'easy:balanced'])
  const keys = [0, 1].map((seat) => ({ seat, by: seat === 0 ? 'person' : 'easy:balanced' }))
  const after = answer(before, 'skip', 'skip')
  expect(after.steps).toMatchObject([
    { number: 0, seat: -1, key: null, by: '' },
    { number: 1, key: 'skip', ...keys[0] },
    { number: 2, key: 'skip', ...keys[1] },
  ])
  expect(after.steps.every(({ events }) => events.length > 0)).toBe(true)
  expect(before.steps).toHaveLength(1)
})

test('the step of a secret decision is marked as secret', () => {
  const open = newGame(['person', 'person'])
  const { pending } = open.state
  if (pending === null) throw new Error('nothing is asked')
  const secret = { ...open, state: { ...open.state, pending: { ...pending, secret: true } } }
  expect(answer(secret, 'skip').steps.map(({ isSecret }) => isSecret)).toEqual([false, true])
  expect(answer(open, 'skip').steps.map(({ isSecret }) => isSecret)).toEqual([false, false])
})

test('a game can be packed up and the next one set up; the record verifies', () => {
  const between = packUpGame(engine, playOn(newGame(['person', 'person'])))
  expect(between.steps).toEqual([])
  expect(between.record.games).toHaveLength(1)
  const second = playOn(setUpGame(engine, between), 5)
  expect(second.steps.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5])
  expect(verifyRecord(engine, second.record)).toMatchObject({ holds: true, games: 1 })
})

test('[D6] undo leads back to the same state and steps; the record keeps what was taken back', () => {
  const before = playOn(newGame(['person', 'person']), 6)
  const after = undo(answer(before, before.state.pending?.options.at(-1) ?? ''), true)
  expect(after.state).toEqual(before.state)
  expect(after.steps).toEqual(before.steps)
  expect(after.record.current?.answers).toEqual(before.record.current?.answers)
  expect(after.record.current?.undone).toMatchObject([{ to: 6, answers: [expect.any(String)] }])
})

test('[D6] a game without an undo has no list of undos in its record', () => {
  expect(JSON.stringify(playOn(newGame(['person', 'person']), 9).record)).not.toContain('undone')
})

test('[D6] a record with undos verifies and plays on', () => {
  const once = undo(playOn(newGame(['person', 'person']), 9), true)
  const twice = playOn(undo(undo(playOn(once, 1), true), true), 5)
  expect(verifyRecord(engine, twice.record)).toMatchObject({ holds: true })
  expect(undoEvents(twice)).toHaveLength(3)
})

test('[D6] before the first answer of a person there is nothing to take back', () => {
  const none = { kind: 'none', why: 'nothing-yet' }
  expect(undoNow(newGame(['person', 'person']))).toEqual(none)
  const bots = answer(newGame(['easy:balanced', 'easy:balanced']), 'skip', 'skip')
  expect(undoNow(bots)).toEqual(none)
  expect(undoLast(engine, bots, true)).toBeNull()
})

test('[D6] answers can be taken back one after the other', () => {
  const start = newGame(['person', 'person'])
  const after = undo(undo(answer(start, 'skip', 'skip')))
  expect(after.state).toEqual(start.state)
})

test('[D6] the answers of bots go back with the answer of the person before them', () => {
  const start = newGame(['person', 'easy:balanced'])
  const after = undo(answer(start, 'skip', 'skip'))
  expect(after.state).toEqual(start.state)
  expect(undoEvents(after)).toEqual([{ kind: 'took-back', seat: 0, count: 2, by: 'free' }])
})

test('[D6] my answer is free to take back before a tome has searched the deck, and takes consent afterwards', () => {
  const [before, use] = beforeTome('person')
  expect(undoNow(before).kind).toBe('free')
  const after = answer(before, use)
  expect(undoNow(after)).toMatchObject({ kind: 'consent', why: 'look' })
  expect(undoLast(engine, after, false)).toBeNull()
})

test('[D6] with the consent of all persons we go back beyond a look, and the log says so', () => {
  const [before, use, seat] = beforeTome('person')
  const after = undo(answer(before, use), true)
  expect(after.state).toEqual(before.state)
  expect(undoEvents(after)).toEqual([{ kind: 'took-back', seat, count: 1, by: 'all' }])
})

test('[D6] a single person goes back beyond a look alone, and the log says so', () => {
  const [before, use] = beforeTome('easy:balanced')
  expect(undoEvents(undo(answer(before, use), true))).toMatchObject([{ count: 1, by: 'alone' }])
})
