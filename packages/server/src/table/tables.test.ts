import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTemporaryStorage, type TemporaryStorage } from '../../test-support/temporary-storage.ts'
import { ruleset } from '../ruleset.ts'
import { type BusListener, silentBus } from '../storage/bus.ts'
import { claim } from './commands/seats.ts'
import { isFault } from './draft.ts'
import { makeTable } from './make-table.ts'
import { makeTables, type Tables } from './tables.ts'

let storage: TemporaryStorage
let tables: Tables

beforeEach(async () => {
  storage = await openTemporaryStorage()
  tables = makeTables({ storage, ruleset, clock: Date.now, maxLoaded: 1 })
})

afterEach(async () => {
  await tables.close()
  await storage.close()
})

async function newTable(): Promise<string> {
  return (await makeTable(storage, { seed: 1 }, [], Date.now())).id
}

test('a table that is opened while all others are in use takes requests, although there is no more room', async () => {
  const [used, opened] = [await newTable(), await newTable()]
  tables.watch({ isNeeded: (id) => id === used })
  await tables.open(used)
  const table = await tables.open(opened)
  const outcome = await table?.act((context) => claim(context, { charter: 0, name: 'Ann' }))
  expect(outcome).toEqual({ seq: 2 })
  expect(tables.opened(opened)).toBe(table)
})

test('a table that nobody uses makes room for the next one', async () => {
  const [unused, opened] = [await newTable(), await newTable()]
  const table = await tables.open(unused)
  await tables.open(opened)
  expect([tables.opened(unused), tables.count()]).toEqual([null, 1])
  expect(isFault((await table?.act(() => ({ code: 'not-now' }))) ?? {})).toBe(true)
})

test('a copy of a table that cannot read its news does not take the newer copy with it', async () => {
  const listeners: BusListener[] = []
  const bus = { ...silentBus, listen: (listener: BusListener) => void listeners.push(listener) }
  const shared = makeTables({ storage: { ...storage, bus }, ruleset, clock: Date.now, maxLoaded: 9 })
  const id = await newTable()
  const before = await shared.open(id)
  if (before === null) throw new Error('no table')
  let fail = (_error: Error): void => undefined
  const reading = new Promise<void>((_resolve, reject) => {
    fail = reject
  })
  vi.spyOn(before, 'catchUp').mockReturnValue(reading)
  for (const { onGap } of listeners) onGap()
  shared.drop(id)
  const newer = await shared.open(id)
  fail(new Error('the database does not answer'))
  await new Promise(setImmediate)
  expect(shared.opened(id)).toBe(newer)
})
