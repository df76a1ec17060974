import {
  forkRecord,
  formatRecord,
  importRecord,
  type Playthrough,
  packUpGame,
  resumePlaythrough,
  setUpGame,
} from '@charterstone/engine'
import { expect, test } from 'vitest'
import { newCampaign, playOn, ruleset } from '../../test-support/session-deps.ts'
import { readFork, writeFork } from './fork-address.ts'

const { engine, version } = ruleset
const first = playOn(newCampaign(['person', 'easy']))
const second = playOn(setUpGame(engine, packUpGame(engine, first)))
const { record } = packUpGame(engine, second)

function forked(game: number, step: number, sees: number | null = null): Playthrough {
  const fork = forkRecord(engine, record, {
    fork: { of: 'x', game, step },
    players: ['easy', 'person'],
    sees,
  })
  if (fork === null) throw new Error('no fork')
  return resumePlaythrough(engine, fork)
}

const begun = forked(2, 20)
const ended = playOn(begun)

test('an address brings back the same game with the same players, at any moment of it', () => {
  for (const played of [begun, ended, packUpGame(engine, ended)]) {
    const fragment = writeFork(engine, played.record)
    expect(fragment).not.toBeNull()
    const read = readFork(engine, fragment ?? '')
    if (typeof read === 'string') throw new Error(read)
    expect(read.players).toEqual(['easy', 'person'])
    expect(read.fork).toEqual({ of: '', game: 2, step: 20 })
    const answers = (played.record.current ?? played.record.games.at(-1))?.answers
    expect(read.current?.answers).toEqual(answers)
    expect(importRecord(engine, formatRecord(read), version).ok).toBe(true)
  }
})

test('an address is short enough to send', () => {
  expect((writeFork(engine, ended.record) ?? '').length).toBeLessThan(1500)
})

test('a changed, cut or foreign address shows no game', () => {
  const fragment = writeFork(engine, ended.record) ?? ''
  expect(readFork(engine, '')).toBe('damaged')
  expect(readFork(engine, fragment.slice(0, -4))).toBe('damaged')
  expect(readFork(engine, fragment.replace('a=', 'a=Z'))).toBe('damaged')
  expect(readFork(engine, fragment.replace('v=', 'v=9'))).toBe('version')
  expect(readFork(engine, fragment.replace('%22seed%22', '%22need%22'))).toBe('damaged')
  expect(readFork(engine, 'x'.repeat(10_000))).toBe('damaged')
})

test('a fork whose decks were drawn again, and a campaign that is no fork, have no address', () => {
  expect(writeFork(engine, forked(2, 20, 0).record)).toBeNull()
  expect(writeFork(engine, record)).toBeNull()
})
