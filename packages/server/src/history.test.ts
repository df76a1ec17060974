import { expect, test } from 'vitest'
import type { Client } from '../test-support/client.ts'
import { checkHistory } from '../test-support/history/check-history.ts'
import { type History, makeRecorder, type RecordedRequest } from '../test-support/history/history.ts'
import type { Body, TableEntry } from './table/body.ts'

const start: Body = { kind: 'mark', why: 'start', checkpoint: 1, places: [] }
const answer = (step: number, key: string): Body => ({
  kind: 'answer',
  step,
  seat: step % 2,
  key,
  by: 'person',
})
const logOf = (...bodies: readonly Body[]) =>
  new Map([['t', bodies.map((body, index): TableEntry => ({ seq: index + 1, at: 0, body }))]])

type Done = Partial<RecordedRequest> & Pick<RecordedRequest, 'step' | 'key'>
/** A request that was sent at 10, 20, 30... by its step, and done a little later. */
const request = ({ step, key, ...more }: Done): RecordedRequest => ({
  client: step % 2,
  table: 't',
  game: 1,
  step,
  seat: step % 2,
  key,
  sentAt: 10 * (step + 1),
  outcome: 'done',
  seq: step + 2,
  repliedAt: 10 * (step + 1) + 5,
  ...more,
})
const saw = (client: number, step: number, key: string | null, at: number) => ({
  client,
  table: 't',
  entry: { seq: step + 2, game: 1, step: step + 1, seat: step % 2, key },
  at,
})
const history = (requests: readonly RecordedRequest[], more: Partial<History> = {}): History => ({
  requests,
  seen: [],
  greeted: [],
  ...more,
})
const log = logOf(start, answer(0, 'a'), answer(1, 'b'))
const [a, b] = [request({ step: 0, key: 'a' }), request({ step: 1, key: 'b' })]
const kinds = (of: History, logs = log) => checkHistory(of, logs).map(({ kind }) => kind)

test('a history that the log explains has no violation', () => {
  const seen = [saw(1, 0, 'a', 14), saw(0, 1, null, 26), saw(1, 1, 'b', 27)]
  const greeted = [{ client: 1, table: 't', seq: 2, at: 13 }]
  expect(kinds(history([a, b], { seen, greeted }))).toEqual([])
})

test('an acknowledged answer that is missing is lost, and so is one that became another', () => {
  expect(kinds(history([a, b]), logOf(start, answer(0, 'a')))).toEqual(['lost'])
  expect(kinds(history([a, b]), logOf(start, answer(0, 'a'), answer(1, 'c')))).toEqual(['lost', 'unasked'])
})

test('an answer that was acknowledged twice, or a step that was taken twice, is found', () => {
  expect(kinds(history([a, b, request({ step: 1, key: 'b', sentAt: 20 })]))).toEqual(['twice'])
  const twice = logOf(start, answer(0, 'a'), answer(0, 'a'))
  expect(kinds(history([a, { ...b, outcome: 'unknown' }]), twice)).toEqual(['twice'])
})

test('an answer that was refused or never sent must not be in the log; one without a reply may', () => {
  expect(kinds(history([a]))).toEqual(['unasked'])
  expect(kinds(history([a, { ...b, outcome: 'refused' }]))).toEqual(['unasked'])
  expect(kinds(history([a, { ...b, outcome: 'unknown' }]))).toEqual([])
  expect(kinds(history([a, { ...b, outcome: 'unknown' }]), logOf(start, answer(0, 'a')))).toEqual([])
})

test('games after the campaign share a number, and none of their steps is taken twice', () => {
  const before = Array.from({ length: 13 }, () => start)
  const log = logOf(...before, answer(0, 'a'), start, answer(0, 'a'))
  const after = (seq: number) =>
    request({ step: 0, key: 'a', game: 13, seq, sentAt: seq, repliedAt: seq + 0.5 })
  expect(kinds(history([after(14), after(16)]), log)).toEqual([])
  expect(kinds(history([after(14), { ...after(16), key: 'b' }]), log)).toEqual(['lost'])
})

test('an entry that a client saw must be in the log as it saw it', () => {
  expect(kinds(history([a, b], { seen: [saw(0, 1, 'c', 26)] }))).toEqual(['unlike'])
  expect(kinds(history([a, b], { seen: [saw(0, 2, 'c', 36)] }))).toEqual(['unlike'])
})

test('a client that connects again must not be shown an older table', () => {
  const seen = [saw(1, 1, 'b', 26)]
  expect(kinds(history([a, b], { seen, greeted: [{ client: 1, table: 't', seq: 2, at: 30 }] }))).toEqual([
    'backwards',
  ])
  expect(kinds(history([a, b], { seen, greeted: [{ client: 0, table: 't', seq: 2, at: 30 }] }))).toEqual([])
})

test('an answer that is sent after another was acknowledged or seen comes after it', () => {
  const late = { ...a, sentAt: 40, repliedAt: 45 }
  expect(kinds(history([late, b]))).toEqual(['reordered'])
  const seen = [saw(0, 1, 'b', 12)]
  expect(
    kinds(
      history(
        [
          { ...a, sentAt: 13 },
          { ...b, sentAt: 11, repliedAt: 90 },
        ],
        { seen },
      ),
    ),
  ).toEqual(['reordered'])
})

test('a recorder notes what was sent, what became of it and what was seen', () => {
  let now = 0
  const { history: noted, client } = makeRecorder(() => now)
  const recorder = client('t')
  recorder.watch({
    welcome: () => ({ seq: 1 }),
    entries: () => [],
    onMessage: () => undefined,
  } as unknown as Client)
  now = 10
  recorder.send(a)({ seq: 2 })
  recorder.send(b)({ isLost: true })
  expect(noted.requests.map(({ outcome, seq, sentAt }) => [outcome, seq, sentAt])).toEqual([
    ['done', 2, 10],
    ['unknown', -1, 10],
  ])
  expect(noted.greeted).toEqual([{ client: 1, table: 't', seq: 1, at: 0 }])
})
