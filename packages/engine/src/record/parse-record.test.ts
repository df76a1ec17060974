import { miniCatalogue } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { createEngine } from '../engine.ts'
import type { State } from '../state/state.ts'
import type { Migration } from './migration.ts'
import { parseRecord } from './parse-record.ts'
import { appendAnswer, formatRecord, newRecord, openGame, RECORD_FORMAT, sealed } from './record.ts'
import { versionOf } from './version.ts'

const engine = createEngine(miniCatalogue)

function written(): string {
  const config = { seed: 3, seats: [{ charter: 0, name: 'Ada', player: 'person' as const }] }
  const state = engine.newCampaign(config)
  let record = newRecord({ config, players: ['person'], version: versionOf(miniCatalogue) }, state)
  engine.startGame(state)
  record = openGame(record, state)
  const key = state.pending?.options[0] ?? ''
  engine.apply(state, key)
  return formatRecord(appendAnswer(record, key, state))
}

function faultOf(text: string, migrations?: readonly Migration[]): unknown {
  const parsed = parseRecord(text, migrations)
  return parsed.ok ? null : parsed.fault
}

test('an empty file is distinguished from a damaged one', () => {
  expect(faultOf('')).toEqual({ kind: 'empty' })
  expect(faultOf(' \n')).toEqual({ kind: 'empty' })
})

test('a file that was cut off is damaged', () => {
  const text = written()
  const half = text.slice(0, text.length / 2)
  expect(faultOf(half)).toMatchObject({ kind: 'damaged', length: half.length })
})

test.each(['[]', '42', 'null', '{}', '{"format":"1"}'])('%s is no record', (text) => {
  expect(faultOf(text)).toEqual({ kind: 'foreign' })
})

test('a format of the future is refused by its number', () => {
  expect(faultOf('{"format":99}')).toEqual({ kind: 'format', format: 99, newest: RECORD_FORMAT })
})

test.each(['version', 'config', 'players', 'games', 'between', 'checkpoint', 'seals', 'current'])(
  'a record without its part "%s" says so',
  (part) => {
    const { [part]: _, ...rest } = JSON.parse(written()) as Record<string, unknown>
    expect(faultOf(JSON.stringify(rest))).toEqual({ kind: 'misshapen', part })
  },
)

test('a game without answers is misshapen', () => {
  const text = JSON.stringify({ ...(JSON.parse(written()) as object), games: [{ game: 1 }] })
  expect(faultOf(text)).toEqual({ kind: 'misshapen', part: 'games[0]' })
})

test('no byte can be changed unnoticed', () => {
  const text = written()
  for (let index = 0; index < text.length - 1; index += 7) {
    const other = text[index] === 'x' ? 'y' : 'x'
    expect(faultOf(text.slice(0, index) + other + text.slice(index + 1)), `byte ${index}`).not.toBeNull()
  }
})

/** Invented: a format 0 that kept its answers in one text, and a format -1 that called seats chairs. */
const split: Migration = {
  name: 'answers-as-a-list',
  from: 0,
  migrate: ({ answers, checkpoint, ...old }) => {
    const current = {
      game: 1,
      before: [],
      startHash: String(old.start),
      answers: String(answers).split(' '),
      links: '',
    }
    const parts = { ...(old as object), format: RECORD_FORMAT, games: [], between: [], current, base: null }
    return sealed(parts as never, checkpoint as State)
  },
}
const renamed: Migration = {
  name: 'chairs-are-seats',
  from: -1,
  migrate: ({ chairs, ...old }) => ({ ...old, format: 0, players: chairs }),
}

function oldText(): string {
  const { config, version, checkpoint, current } = JSON.parse(written()) as {
    config: object
    version: object
    checkpoint: object
    current: { startHash: string; answers: string[] }
  }
  const answers = current.answers.join(' ')
  return JSON.stringify({
    format: -1,
    config,
    version,
    chairs: ['person'],
    checkpoint,
    answers,
    start: current.startHash,
  })
}

test('old formats are brought up one named step at a time', () => {
  const parsed = parseRecord(oldText(), [split, renamed])
  expect(parsed).toEqual({
    ok: true,
    record: JSON.parse(written()) as unknown,
    migrated: ['chairs-are-seats', 'answers-as-a-list'],
  })
})

test('an old format without a way up is refused, not guessed at', () => {
  expect(faultOf(oldText(), [split])).toEqual({ kind: 'format', format: -1, newest: RECORD_FORMAT })
})
