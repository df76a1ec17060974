import { answerLast, miniCatalogue } from '@charterstone/testkit'
import { expect, test } from 'vitest'
import { numbersBySlug } from '../catalogue/card-of.ts'
import { createEngine } from '../engine.ts'
import type { Event } from '../loop/event.ts'
import { checkChain } from './check-chain.ts'
import { parseRecord } from './parse-record.ts'
import { beginPlaythrough, type Playthrough, setUpGame, undoLast } from './playthrough.ts'
import { formatRecord } from './record.ts'
import { addUndo, type PublicUndo, publicUndos, type UndoEntry, withUndoEvents } from './undo-log.ts'

const engine = createEngine(miniCatalogue)

/** A game with some answers of two persons, the last of them taken back. */
function afterUndo(answers: number): Playthrough {
  const seats = [0, 1].map((charter) => ({ charter, name: `${charter}`, player: 'person' as const }))
  const begun = beginPlaythrough(engine, { config: { seed: 3, seats }, players: ['person', 'person'] })
  const before = undoLast(engine, answerLast(engine, setUpGame(engine, begun), answers), true)
  if (before === null) throw new Error('nothing to take back')
  return before
}

test('[D6] a record whose undos were changed, removed or invented is broken', () => {
  const { record } = answerLast(engine, afterUndo(9), 1)
  const { current } = record
  if (current === null) throw new Error('no game is open')
  const { undone = [], ...rest } = current
  const [first] = undone
  if (first === undefined) throw new Error('nothing was taken back')
  const forged: readonly (readonly UndoEntry[])[] = [
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

test('[D6] a record with an undo of an unknown shape is refused', () => {
  const { record } = afterUndo(3)
  for (const wrong of ['[1]', '{}', '[{"seat":0,"to":"2","answers":[],"consent":true}]']) {
    const text = formatRecord(record).replace(/"undone":\[.*?\}\]/, `"undone":${wrong}`)
    expect(parseRecord(text)).toEqual({ ok: false, fault: { kind: 'misshapen', part: 'current' } })
  }
})

test('[D6] a game keeps its latest two hundred undos', () => {
  let undone: readonly UndoEntry[] = []
  for (let to = 0; to < 250; to++) undone = addUndo(undone, { seat: 0, to, answers: ['x'], consent: false })
  expect([undone.length, undone[0]?.to]).toEqual([200, 50])
})

const rows = [0, 1, 2, 3].map((step) => ({ step, events: [] as readonly Event[] }))
const logged = (undos: readonly PublicUndo[], persons = 2, from = rows) =>
  withUndoEvents(from, ({ step }) => step, undos, persons)
const counts = (undos: readonly PublicUndo[], from = rows) =>
  logged(undos, 2, from).map(({ events }) => events.length)

test('[D6] an undo names the building whose use was taken back, and no other answer', () => {
  const undone = { seat: 1, to: 2, consent: false }
  const of = (...answers: readonly string[]) => publicUndos([{ ...undone, answers }], miniCatalogue)
  const market = numbersBySlug(miniCatalogue).get('market')
  expect(market).toBeGreaterThan(0)
  expect(logged(of('pay:wood', 'place:market'))[2]?.events).toEqual([
    { kind: 'took-back', seat: 1, count: 2, by: 'free', building: market },
  ])
  expect(of('choose:1')).toEqual([{ ...undone, count: 1 }])
})

test('[D6] the log shows an undo after the answer that it led back to', () => {
  const undos = publicUndos([{ seat: 1, to: 2, answers: ['a', 'b'], consent: true }], miniCatalogue)
  expect(logged(undos)[2]?.events).toEqual([{ kind: 'took-back', seat: 1, count: 2, by: 'all' }])
  expect(logged(undos, 1)[2]?.events).toMatchObject([{ by: 'alone' }])
})

test('[D6] an undo stays in the log when a later one goes further back', () => {
  const back = (to: number): PublicUndo => ({ seat: 0, to, count: 1, consent: false })
  expect(counts([back(3), back(1), back(2)])).toEqual([0, 2, 1, 0])
  expect(counts([back(0)], rows.slice(2))).toEqual([1, 0])
  expect(counts([])).toEqual([0, 0, 0, 0])
})
