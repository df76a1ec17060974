import type { Entry, SeatView, ServerMessage, Welcome } from '@charterstone/protocol'
import { expect, test } from 'vitest'
import { applyMessage, EMPTY_SNAPSHOT, type TableSnapshot } from './table-snapshot.ts'

const legacy = { village: 'Żabno' } as unknown as NonNullable<SeatView['legacy']>
const sight = (step: number, more: Partial<SeatView> = {}) =>
  ({ seat: 1, game: 1, step, ...more }) as SeatView
const entry = (step: number) => ({ seq: 10 + step, game: 1, step, events: [] }) as unknown as Entry
const you = { seat: 1, seats: [1], isHost: false, isInvited: false }
const welcome = (more: Partial<Welcome> = {}): Welcome => ({
  type: 'welcome',
  protocol: 1,
  seq: 12,
  you,
  table: { id: 'a' } as Welcome['table'],
  sight: sight(2, { legacy }),
  entries: [entry(0), entry(1), entry(2)],
  isWhole: true,
  talk: [],
  ...more,
})
const after = (...messages: readonly ServerMessage[]): TableSnapshot =>
  messages.reduce(applyMessage, EMPTY_SNAPSHOT)
const stepsOf = ({ entries }: TableSnapshot) => entries.map(({ step }) => step)

test('an answer is added, and the campaign is remembered where the message does not repeat it', () => {
  const known = after(welcome(), { type: 'step', seq: 13, entry: entry(3), sight: sight(3) })
  expect(known.seq).toBe(13)
  expect(stepsOf(known)).toEqual([0, 1, 2, 3])
  expect(known.sight?.legacy).toBe(legacy)
})

test('a patch changes only what it names, of the table and of its seats too', () => {
  const seats = [{ vp: 5 }, { vp: 7 }]
  const table = { round: 1, progress: 3, seats } as unknown as SeatView['table']
  const first = after(welcome({ sight: sight(2, { legacy, table }) }))
  const patch = { step: 3, table: { progress: 4, seats: { 1: { vp: 8 } } } }
  const known = applyMessage(first, { type: 'patch', seq: 13, base: 12, entry: entry(3), patch })
  expect(stepsOf(known)).toEqual([0, 1, 2, 3])
  expect(known.sight).toEqual({
    ...sight(3, { legacy }),
    table: { round: 1, progress: 4, seats: [{ vp: 5 }, { vp: 8 }] },
  })
  expect(known.sight?.table.seats[0]).toBe(seats[0])
  expect(first.sight?.table.seats[1]).toEqual({ vp: 7 })
})

test('answers that were taken back are gone', () => {
  const known = after(welcome(), { type: 'undone', seq: 13, game: 1, step: 1, sight: sight(1) })
  expect(stepsOf(known)).toEqual([0, 1])
})

test('the set-up of a game begins a new log', () => {
  const known = after(
    welcome(),
    { type: 'packed-up', seq: 13, sight: sight(0) },
    { type: 'step', seq: 14, entry: entry(0), sight: sight(0) },
  )
  expect(stepsOf(known)).toEqual([0])
})

test('after a pause only what was missed is added', () => {
  const missed = welcome({ seq: 14, isWhole: false, entries: [entry(3), entry(4)], sight: sight(4) })
  expect(stepsOf(after(welcome(), missed))).toEqual([0, 1, 2, 3, 4])
})

test('when nothing was missed the log stays the very same', () => {
  const before = after(welcome())
  const known = applyMessage(before, welcome({ isWhole: false, entries: [], sight: sight(2) }))
  expect(known.entries).toBe(before.entries)
})

test('a complete welcome replaces the snapshot', () => {
  expect(stepsOf(after(welcome(), welcome({ entries: [entry(0)] })))).toEqual([0])
})

test('nothing is heard twice', () => {
  const said = { seq: 13, seat: 0, at: 0, said: { kind: 'text', text: 'hello' } } as const
  const known = after(welcome(), { type: 'talk', seq: 13, talk: said }, welcome({ talk: [said] }))
  expect(known.talk).toEqual([said])
})
