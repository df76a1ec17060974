import { afterEach, expect, test, vi } from 'vitest'
import type { Bus, BusListener } from '../storage/bus.ts'
import { type LocalPresence, makePresences, type Presences } from './presence.ts'

const TABLE = 'table-1'
const opened: Presences[] = []

afterEach(() => {
  for (const presences of opened.splice(0)) presences.close()
  vi.useRealTimers()
})

/** Two processes on one bus, each with its own people at the table. */
function twoProcesses(...people: readonly [LocalPresence, LocalPresence]) {
  const listeners: BusListener[] = []
  const bus: Bus = {
    start: () => Promise.resolve(),
    publish: (text) => {
      for (const { onMessage } of listeners) onMessage?.(text)
    },
    listen: (listener) => listeners.push(listener),
  }
  const onChange = vi.fn<(table: string) => void>()
  let now = 0
  const processes = people.map((here, index) =>
    makePresences({
      bus,
      process: `process-${index}`,
      clock: () => now,
      here: () => here,
      tables: () => [TABLE],
      onChange: index === 0 ? onChange : () => undefined,
    }),
  )
  opened.push(...processes)
  const [first, second] = processes
  if (first === undefined || second === undefined) throw new Error('two processes are needed')
  const wait = (milliseconds: number) => {
    now += milliseconds
    vi.advanceTimersByTime(milliseconds)
  }
  return { bus, first, second, onChange, wait }
}

const NO_PERSON: LocalPresence = { holderIds: [], spectators: 0 }

test('a process counts the people of another one after it has asked for them', () => {
  const { first, onChange } = twoProcesses(
    { holderIds: [8], spectators: 1 },
    { holderIds: [16], spectators: 2 },
  )
  expect(first.at(TABLE)).toEqual({ holderIds: new Set([8]), spectators: 1 })
  first.ask(TABLE)
  expect(first.at(TABLE)).toEqual({ holderIds: new Set([8, 16]), spectators: 3 })
  expect(onChange).toHaveBeenCalledExactlyOnceWith(TABLE)
})

test('a repeated announcement without a change notifies no connection again', () => {
  const { second, onChange } = twoProcesses(NO_PERSON, { holderIds: [16], spectators: 0 })
  second.announce(TABLE)
  second.announce(TABLE)
  expect(onChange).toHaveBeenCalledTimes(1)
})

test.each([
  'here process-1 table-1 16 0',
  '{"kind":"magic"}',
  '{"kind":"here","process":"x","table":"table-1","holderIds":"16","spectators":0}',
  '',
])('a presence message of another version is ignored: %s', (text) => {
  const { bus, first, onChange } = twoProcesses(NO_PERSON, NO_PERSON)
  bus.publish(text)
  expect(onChange).not.toHaveBeenCalled()
  expect(first.at(TABLE).holderIds.size).toBe(0)
})

test('the people of a process that announces nothing more are forgotten', () => {
  vi.useFakeTimers()
  const { first, second, wait } = twoProcesses(NO_PERSON, { holderIds: [16], spectators: 0 })
  second.announce(TABLE)
  second.close()
  wait(30_000)
  expect(first.at(TABLE).holderIds.size).toBe(1)
  wait(30_000)
  expect(first.at(TABLE).holderIds.size).toBe(0)
})

test('people who stay are announced again in a few messages for all tables, each small enough for the bus', () => {
  vi.useFakeTimers()
  const texts: string[] = []
  const ids = Array.from({ length: 100 }, (_, index) => `table-${String(index).padStart(6, '0')}`)
  const presences = makePresences({
    bus: {
      start: () => Promise.resolve(),
      publish: (text) => texts.push(text),
      listen: () => undefined,
    },
    process: 'process-0',
    clock: () => 0,
    here: () => ({ holderIds: [80_001, 80_002, 80_003, 80_004, 80_005, 80_006], spectators: 12 }),
    tables: () => ids,
    onChange: () => undefined,
  })
  opened.push(presences)
  vi.advanceTimersByTime(15_000)
  expect(texts).toHaveLength(2)
  for (const id of ids) expect(texts.some((text) => text.includes(id))).toBe(true)
  expect(Math.max(...texts.map((text) => text.length))).toBeLessThan(8000)
})

test('what a process announces for many tables at once counts as for one', () => {
  vi.useFakeTimers()
  const { first, onChange, wait } = twoProcesses(NO_PERSON, { holderIds: [16], spectators: 2 })
  wait(15_000)
  expect(first.at(TABLE)).toEqual({ holderIds: new Set([16]), spectators: 2 })
  expect(onChange).toHaveBeenCalledExactlyOnceWith(TABLE)
})
