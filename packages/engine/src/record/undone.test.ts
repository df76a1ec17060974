import { miniCatalogue } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { createEngine } from '../engine.ts'
import type { Event } from '../loop/event.ts'
import { hash } from '../state/hash.ts'
import type { State } from '../state/state.ts'
import { checkChain } from './check-chain.ts'
import { loadState } from './load-state.ts'
import { parseRecord } from './parse-record.ts'
import { appendAnswer, type CampaignRecord, formatRecord, newRecord, openGame, takeBack } from './record.ts'
import { playAgain, type TakenBack, takenBack, tellTakenBack, type Undone, withUndone } from './undone.ts'
import { verifyRecord } from './verify-record.ts'
import { versionOf } from './version.ts'

const engine = createEngine(miniCatalogue)
const version = versionOf(miniCatalogue)
const seats = [0, 1].map((charter) => ({ charter, name: `${charter}`, player: 'person' as const }))

type Played = { record: CampaignRecord; state: State; readonly start: State }

function begin(answers: number): Played {
  const config = { seed: 3, seats }
  const state = engine.newCampaign(config)
  const before = newRecord({ config, players: ['person', 'person'], version }, state)
  engine.startGame(state)
  const played = { record: openGame(before, state), state, start: engine.clone(state) }
  for (let step = 0; step < answers; step++) answerLast(played)
  return played
}

function answerLast(played: Played): void {
  const key = played.state.pending?.options.at(-1) ?? ''
  engine.apply(played.state, key)
  played.record = appendAnswer(played.record, key, played.state)
}

function goBack(played: Played, to: number, consent = false): void {
  const kept = played.record.current?.answers.slice(0, to) ?? []
  played.state = playAgain(engine, played.start, kept)
  played.record = takeBack(played.record, { seat: 1, to, consent }, played.state)
}

test('[D6] what was taken back is remembered beside the answers that stay', () => {
  const played = begin(9)
  const answers = played.record.current?.answers ?? []
  goBack(played, 6, true)
  expect(hash(played.state)).toBe(hash(begin(6).state))
  expect(played.record.current).toMatchObject({
    answers: answers.slice(0, 6),
    undone: [{ seat: 1, to: 6, answers: answers.slice(6), consent: true }],
  })
})

test('[D6] a game in which nothing was taken back says nothing about it', () => {
  expect(formatRecord(begin(9).record)).not.toContain('undone')
})

test('[D6] a record with undos is verified, loaded and played on like any other', () => {
  const played = begin(9)
  goBack(played, 6)
  answerLast(played)
  goBack(played, 2, true)
  for (let step = 0; step < 5; step++) answerLast(played)
  expect(verifyRecord(engine, played.record)).toMatchObject({ holds: true, answers: 7 })
  const parsed = parseRecord(formatRecord(played.record))
  expect(parsed).toEqual({ ok: true, record: played.record, migrated: [] })
  expect(hash(loadState(engine, played.record, version).state)).toBe(hash(played.state))
})

test('[D6] an undo that is changed, hidden or invented later is found', () => {
  const played = begin(9)
  goBack(played, 6)
  answerLast(played)
  const { record } = played
  const { current } = record
  if (current === null) throw new Error('no game is open')
  const { undone = [], ...rest } = current
  const [first] = undone
  if (first === undefined) throw new Error('nothing was taken back')
  const forged: readonly (readonly Undone[])[] = [
    [],
    [{ ...first, seat: 0 }],
    [{ ...first, to: 5 }],
    [{ ...first, consent: true }],
    [{ ...first, answers: first.answers.slice(1) }],
    [first, first],
  ]
  for (const each of forged)
    expect(checkChain({ ...record, current: { ...current, undone: each } })).toMatchObject({
      what: 'changed',
    })
  expect(checkChain({ ...record, current: rest })).toMatchObject({ what: 'changed' })
  expect(checkChain(record)).toBeNull()
})

test('[D6] an undo of no known shape is no part of a record', () => {
  const played = begin(3)
  goBack(played, 2)
  for (const wrong of ['[1]', '{}', '[{"seat":0,"to":"2","answers":[],"consent":true}]']) {
    const text = formatRecord(played.record).replace(/"undone":\[.*?\}\]/, `"undone":${wrong}`)
    expect(parseRecord(text)).toEqual({ ok: false, fault: { kind: 'misshapen', part: 'current' } })
  }
})

test('[D6] a game remembers its last two hundred undos', () => {
  let undone: readonly Undone[] = []
  for (let to = 0; to < 250; to++)
    undone = withUndone(undone, { seat: 0, to, answers: ['x'], consent: false })
  expect([undone.length, undone[0]?.to]).toEqual([200, 50])
})

const rows = [0, 1, 2, 3].map((step) => ({ step, events: [] as readonly Event[] }))
const told = (taken: readonly TakenBack[], persons = 2, from = rows) =>
  tellTakenBack(from, ({ step }) => step, taken, persons).map(({ events }) => events.length)

test('[D6] the log shows an undo after the answer that it went back to', () => {
  const taken = takenBack([{ seat: 1, to: 2, answers: ['a', 'b'], consent: true }])
  expect(tellTakenBack(rows, ({ step }) => step, taken, 2)[2]?.events).toEqual([
    { kind: 'took-back', seat: 1, count: 2, by: 'all' },
  ])
  expect(tellTakenBack(rows, ({ step }) => step, taken, 1)[2]?.events).toMatchObject([{ by: 'alone' }])
})

test('[D6] an undo stays in the log when a later one goes further back', () => {
  const back = (to: number): TakenBack => ({ seat: 0, to, count: 1, consent: false })
  expect(told([back(3), back(1), back(2)])).toEqual([0, 2, 1, 0])
  expect(told([back(0)], 2, rows.slice(2))).toEqual([1, 0])
  expect(told([])).toEqual([0, 0, 0, 0])
})
