import { answerLast, miniCatalogue } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { createEngine } from '../engine.ts'
import { hash } from '../state/hash.ts'
import { forkOfView, forkRecord } from './fork-record.ts'
import { importRecord } from './import/import-record.ts'
import { beginPlaythrough, packUpGame, setUpGame } from './playthrough.ts'
import { formatRecord } from './record.ts'
import { resumePlaythrough } from './resume.ts'
import { verifyRecord } from './verify-record.ts'
import { versionOf } from './version.ts'

const engine = createEngine(miniCatalogue)
const version = versionOf(miniCatalogue)
const config = {
  seed: 7,
  seats: [0, 1].map((charter) => ({ charter, name: `${charter}`, player: 'person' as const })),
}
const start = setUpGame(engine, beginPlaythrough(engine, { config, players: ['person', 'easy'] }))
const first = answerLast(engine, start, 9999)
const second = answerLast(engine, setUpGame(engine, packUpGame(engine, first)), 12)
const { record } = second
const PLAYERS = ['medium', 'person']
const at = (game: number, step: number, sees: number | null = null) =>
  forkRecord(engine, record, { fork: { of: 'original', game, step }, players: PLAYERS, sees })

test('a fork has the answers up to its moment, its own players, and leaves the original as it was', () => {
  const before = JSON.stringify(record)
  const fork = at(1, 8)
  expect(fork?.games).toEqual([])
  expect(fork?.current?.answers).toEqual(record.games[0]?.answers.slice(0, 8))
  expect(fork?.players).toEqual(PLAYERS)
  expect(fork?.fork).toEqual({ of: 'original', game: 1, step: 8 })
  expect(JSON.stringify(record)).toBe(before)
})

test('a fork of a game that is over replays from its start, as a file too', () => {
  for (const fork of [at(1, 8), at(2, 5)]) {
    if (fork === null) throw new Error('no fork')
    expect(verifyRecord(engine, fork).holds).toBe(true)
    const read = importRecord(engine, formatRecord(fork), version)
    expect(read.ok && read.proof).toBe('played')
    expect(read.ok && read.record.fork).toEqual(fork.fork)
    const resumed = resumePlaythrough(engine, fork)
    expect(resumed.steps.length).toBe((fork.current?.answers.length ?? 0) + 1)
  }
})

test('a fork of a running game draws again what its seat has not seen', () => {
  const real = at(2, 5)
  const imagined = at(2, 5, 0)
  if (real === null || imagined === null) throw new Error('no fork')
  expect(hash(imagined.checkpoint)).not.toBe(hash(real.checkpoint))
  expect(engine.view(imagined.checkpoint, 0).table).toEqual(engine.view(real.checkpoint, 0).table)
  expect(resumePlaythrough(engine, imagined).state.pending?.seat).toBe(real.checkpoint.pending?.seat)
  expect(importRecord(engine, formatRecord(imagined), version).ok).toBe(true)
})

test('a fork of what a spectator saw begins there, plays on, and is a file of its own', () => {
  const seen = engine.view(at(2, 5)?.checkpoint ?? second.state, -1)
  const fork = forkOfView(engine, seen, { fork: { of: '', game: 2, step: 5 }, players: PLAYERS })
  if (fork === null) throw new Error('no fork')
  const { table, legacy } = engine.view(resumePlaythrough(engine, fork).state, -1)
  expect({ table, legacy }).toEqual({ table: seen.table, legacy: seen.legacy })
  expect(fork.config.seed).not.toBe(config.seed)
  const played = answerLast(engine, resumePlaythrough(engine, fork), 9999)
  expect(played.state.phase).toBe('finished')
  expect(importRecord(engine, formatRecord(played.record), version).ok).toBe(true)
  expect(forkOfView(engine, seen, { fork: { of: '', game: 2, step: 5 }, players: ['person'] })).toBeNull()
})

test('there is no fork of a game, a moment or seats that never were', () => {
  expect(at(3, 0)).toBeNull()
  expect(at(2, 99)).toBeNull()
  expect(
    forkRecord(engine, record, { fork: { of: '', game: 1, step: 1 }, players: ['person'], sees: null }),
  ).toBeNull()
})

test('a file with a damaged mark of its fork is refused', () => {
  const text = formatRecord({ ...record, fork: { of: '', game: 0.5, step: 1 } })
  expect(importRecord(engine, text, version).ok).toBe(false)
})
