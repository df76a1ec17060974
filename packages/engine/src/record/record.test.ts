import { miniCatalogue } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { createEngine } from '../engine.ts'
import { roll, seedRng } from '../random/random.ts'
import { hash } from '../state/hash.ts'
import type { State } from '../state/state.ts'
import { checkChain } from './check-chain.ts'
import { parseRecord } from './parse-record.ts'
import {
  appendAnswer,
  type CampaignRecord,
  closeGame,
  formatRecord,
  newRecord,
  noteSeatChange,
  openGame,
  resealed,
  sealed,
  takeBack,
} from './record.ts'
import { replayRecord } from './replay-record.ts'
import { resumePlaythrough } from './resume.ts'
import { changeSeat, type SeatChange } from './seat-change.ts'
import { verifyRecord } from './verify-record.ts'
import { versionOf } from './version.ts'

const engine = createEngine(miniCatalogue)
const version = versionOf(miniCatalogue)
const config = {
  seed: 7,
  seats: [0, 1, 2].map((charter) => ({ charter, name: `${charter}`, player: 'person' as const })),
}

type Played = { record: CampaignRecord; state: State }

function begin(): Played {
  const state = engine.newCampaign(config)
  return { record: newRecord({ config, players: ['person', 'random', 'random'], version }, state), state }
}

/** Plays at random: whole games, then some answers of the next one. */
function played(games: number, answers = 0): Played {
  const table = begin()
  for (let game = 0; game < games; game++) playOn(table, Number.POSITIVE_INFINITY)
  if (answers > 0) playOn(table, answers)
  return table
}

function playOn(table: Played, answers: number): void {
  const { state } = table
  const rng = seedRng(table.record.games.length)
  engine.startGame(state)
  table.record = openGame(table.record, state)
  for (let step = 0; step < answers && state.pending !== null; step++) {
    const { options } = state.pending
    const key = options[roll(rng, options.length)] ?? ''
    engine.apply(state, key)
    table.record = appendAnswer(table.record, key, state)
  }
  if (state.phase !== 'finished') return
  engine.packUp(state)
  table.record = closeGame(table.record, state)
}

test('a record holds while it is being written, and after', () => {
  const { record, state } = played(2, 40)
  expect(verifyRecord(engine, record)).toMatchObject({ holds: true, games: 2, skipped: 0, hash: hash(state) })
})

test('the file gives back the record it was made of', () => {
  const { record } = played(1, 10)
  const parsed = parseRecord(formatRecord(record))
  expect(parsed).toEqual({ ok: true, record, migrated: [] })
})

test('a campaign is loaded where it stood, between games and in the middle of one', () => {
  for (const table of [begin(), played(0, 25), played(2), played(1, 33)]) {
    const loaded = resumePlaythrough(engine, table.record)
    expect(hash(loaded.state)).toBe(hash(table.state))
    expect(loaded.record).toBe(table.record)
  }
})

test('a record remembers who came and went', () => {
  const table = played(1)
  const changes: SeatChange[] = [
    { kind: 'leave', charter: 2 },
    { kind: 'join', seat: { charter: 5, name: 'Fay', player: 'person' } },
  ]
  for (const change of changes) {
    expect(changeSeat(engine, table.state, change)).toBeUndefined()
    table.record = noteSeatChange(table.record, change, ['person', 'random', 'person'], table.state)
  }
  expect(verifyRecord(engine, table.record).holds).toBe(true)
  playOn(table, 15)
  expect(verifyRecord(engine, table.record).holds).toBe(true)
  expect(table.record.current?.before).toEqual(changes)
})

test('a game can only be opened once, and answered only while it is open', () => {
  const { record, state } = played(0, 1)
  expect(() => openGame(record, state)).toThrow('open already')
  const between = begin()
  expect(() => appendAnswer(between.record, 'pass', between.state)).toThrow('no game is open')
})

test('a changed answer is found at its step, before the replay', () => {
  const { record } = played(2, 12)
  const answers = record.games[1]?.answers.map((key, step) => (step === 17 ? `${key}x` : key)) ?? []
  const games = record.games.map((game, index) => (index === 1 ? { ...game, answers } : game))
  expect(checkChain({ ...record, games })).toMatchObject({
    where: 'game',
    game: 2,
    step: 18,
    what: 'changed',
  })
})

test.each([
  ['the seed', (record: CampaignRecord) => ({ ...record, config: { ...config, seed: 8 } }), 'head'],
  ['a player', (record: CampaignRecord) => ({ ...record, players: ['random'] }), 'head'],
  [
    'the table',
    (record: CampaignRecord) => ({
      ...record,
      checkpoint: { ...record.checkpoint, phase: 'finished' as const },
    }),
    'checkpoint',
  ],
  [
    'who left',
    (record: CampaignRecord) => ({
      ...record,
      current: null,
      between: [{ kind: 'leave' as const, charter: 1 }],
    }),
    'between',
  ],
])('a change of %s is found', (_, change, where) => {
  expect(checkChain(change(played(1, 5).record))).toMatchObject({ where, what: 'changed' })
})

test('an answer that the rules never offered is found by playing', () => {
  const { record, state } = played(0, 6)
  const forged = appendAnswer(record, 'place:nowhere', state)
  expect(verifyRecord(engine, forged)).toMatchObject({
    holds: false,
    difference: { where: 'game', game: 1, step: 7, what: 'refused', found: 'place:nowhere' },
  })
})

test('a table that does not follow from its answers is found by playing', () => {
  const { record } = played(0, 6)
  const other = played(0, 9)
  const forged = takeBack(record, { seat: 0, to: 6, consent: false }, other.state)
  expect(verifyRecord(engine, forged)).toMatchObject({ holds: false, difference: { what: 'state' } })
})

test('a game that was set up differently is found by playing', () => {
  const table = played(0, Number.POSITIVE_INFINITY)
  table.state.rng = seedRng(99)
  const forged = closeGame(openGame(played(0, 0).record, table.state), table.state)
  expect(verifyRecord(engine, forged)).toMatchObject({ holds: false, difference: { game: 2, what: 'start' } })
})

test('a game that was packed up before its end is found by playing', () => {
  const { record, state } = played(0, 9)
  expect(verifyRecord(engine, closeGame(record, state))).toMatchObject({
    holds: false,
    difference: { game: 1, step: 9, what: 'unfinished' },
  })
})

test('a campaign of older rules continues from its checkpoint', () => {
  const { record: present, state } = played(1, 21)
  const record = sealed({ ...present, version: { ...version, rules: '0' } }, state)
  const all = (record.games[0]?.answers.length ?? 0) + 21
  expect(verifyRecord(engine, record)).toMatchObject({ holds: true, answers: all, skipped: all })
  const moved = resumePlaythrough(engine, record)
  expect(hash(moved.state)).toBe(hash(state))
  expect(moved.record.version).toEqual(version)
  expect(moved.record.base).toMatchObject({ games: 1, answers: 21 })
  const table = { record: moved.record, state: moved.state }
  const key = table.state.pending?.options[0] ?? ''
  engine.apply(table.state, key)
  table.record = appendAnswer(table.record, key, table.state)
  const answers = (record.games[0]?.answers.length ?? 0) + 22
  expect(verifyRecord(engine, table.record)).toMatchObject({ holds: true, answers, skipped: answers - 1 })
  expect(parseRecord(formatRecord(table.record)).ok).toBe(true)
})

test('answers that the present rules play differently never lose a campaign', () => {
  const { record, state } = played(0, 6)
  const forged = appendAnswer(record, 'place:nowhere', state)
  const loaded = resumePlaythrough(engine, forged)
  expect(hash(loaded.state)).toBe(hash(state))
  expect(loaded.record.base).toMatchObject({ games: 0, answers: 7 })
})

test('a replay visits every step, and stops when the visitor returns false', () => {
  const { record } = played(1, 8)
  const steps: string[] = []
  replayRecord(engine, record, {
    onStep({ number: step, key }, { game }) {
      if (game === 2) steps.push(`${step} ${key ?? ''}`)
      return step < 4 || game === 1
    },
  })
  expect(steps).toEqual([
    '0 ',
    ...(record.current?.answers.slice(0, 4) ?? []).map((key, step) => `${step + 1} ${key}`),
  ])
})

test('a record with more answers is sealed the same, whether or not finished games are hashed again', () => {
  for (const { record, state } of [played(0), played(3), played(2, 9)])
    for (const players of [record.players, ['person', 'person', 'easy']]) {
      const undone = [{ seat: 0, to: 1, answers: ['take-back'], consent: false }]
      const current = record.current === null ? null : { ...record.current, undone }
      const parts = { ...record, players, current }
      expect(resealed(record, parts, state)).toEqual(sealed(parts, state))
      expect(checkChain(resealed(record, parts, state))).toEqual(checkChain(sealed(parts, state)))
    }
})
