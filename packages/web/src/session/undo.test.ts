import { greengully } from '@charterstone/content'
import { createEngine, publicUndos, versionOf } from '@charterstone/engine'
import { tomeInHand } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { replayOne } from '../screens/past/past.ts'
import type { Box } from './box.ts'
import { answerWith, begin, isRefusal, type Played, setUp, undoNow, undone } from './played.ts'
import { resume } from './resume.ts'

const box: Box = { engine: createEngine(greengully), catalogue: greengully, version: versionOf(greengully) }

function newGame(players: readonly string[]): Played {
  const seats = players.map((_, charter) => ({ charter, name: `${charter}`, player: 'person' as const }))
  return setUp(box, begin(box, { config: { seed: 5, seats }, players }))
}

function answer(played: Played, ...keys: readonly string[]): Played {
  return keys.reduce((before, key) => {
    const next = answerWith(box, before, key)
    if (isRefusal(next)) throw new Error(`${next.reason}: ${key}`)
    return next
  }, played)
}

function firstOf({ state }: Played, seat: number): string {
  if (state.pending?.seat !== seat) throw new Error(`seat ${seat} is not asked`)
  return state.pending.options[0] ?? ''
}

/** What the log tells of undos. */
function told({ record }: Played) {
  const steps = replayOne(box.engine, record, record.games.length, null)?.game.steps ?? []
  return steps.flatMap(({ events }) => events).filter(({ kind }) => kind === 'took-back')
}

test('[D6] undo leads back to the same table, and the record remembers it', () => {
  const before = newGame(['person', 'person'])
  const after = undone(box, answer(before, 'skip'), false)
  expect(after?.state).toEqual(before.state)
  expect(after?.log).toEqual(before.log)
  expect(publicUndos(after?.record.current?.undone)).toEqual([{ seat: 0, to: 0, count: 1, consent: false }])
})

test('[D6] before the first answer there is nothing to take back', () => {
  expect(undoNow(newGame(['person', 'person']))).toEqual({ kind: 'none', why: 'nothing-yet' })
})

test('[D6] what bots answered goes back with the answer of the person before them', () => {
  const start = newGame(['person', 'easy:balanced'])
  const bot = answer(start, 'skip', 'skip')
  expect(bot.log.map(({ isPerson }) => isPerson)).toEqual([false, true, false])
  const after = undone(box, bot, false)
  expect(after?.state).toEqual(start.state)
  expect(after === null ? [] : told(after)).toEqual([{ kind: 'took-back', seat: 0, count: 2, by: 'free' }])
})

/** A person holds a tome; the other seat may be a bot. */
function withTome(other: string): readonly [Played, use: string] {
  const { config, answers, seat, use } = tomeInHand(box.engine)
  const players = config.seats.map((_, each) => (each === seat ? 'person' : other))
  return [answer(setUp(box, begin(box, { config, players })), ...answers), use]
}

test('[D6] before a tome has searched the deck my answer is free to take back, afterwards it is not', () => {
  const [before, use] = withTome('person')
  expect(undoNow(before).kind).toBe('free')
  const after = answer(before, use)
  expect(undoNow(after)).toMatchObject({ kind: 'consent', why: 'look' })
  expect(undone(box, after, false)).toBeNull()
})

test('[D6] with the consent of all we go back beyond a look, and the log says so', () => {
  const [before, use] = withTome('person')
  const after = undone(box, answer(before, use), true)
  expect(after?.state).toEqual(before.state)
  expect(after === null ? [] : told(after)).toMatchObject([{ count: 1, by: 'all' }])
})

test('[D6] alone my own consent is enough, and it is marked as such', () => {
  const [before, use] = withTome('easy:balanced')
  const after = undone(box, answer(before, use), true)
  expect(after === null ? [] : told(after)).toMatchObject([{ count: 1, by: 'alone' }])
})

test('[D6] undo and log are the same after a reload', () => {
  const [before, use] = withTome('person')
  const played = undone(box, answer(before, use), true)
  if (played === null) throw new Error('not taken back')
  const { record, opening } = played
  const again = resume(box, { record, opening })
  expect(undoNow(again)).toEqual(undoNow(played))
  expect(told(again)).toEqual(told(played))
})

test('[D6] where the rules moved on in the middle of a game, undo ends there', () => {
  const played = answer(newGame(['person', 'person']), 'skip')
  const { record, opening } = played
  const old = { ...record, version: { ...record.version, content: 'older' } }
  const again = resume(box, { record: old, opening })
  expect(undoNow(again)).toEqual({ kind: 'none', why: 'nothing-yet' })
  const next = answer(again, firstOf(again, 1))
  const back = undone(box, next, true)
  expect(back?.state).toEqual(again.state)
  expect(back?.record.current?.answers).toEqual(['skip'])
})
