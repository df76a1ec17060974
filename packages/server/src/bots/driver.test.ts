import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTemporaryStorage } from '../../test-support/temporary-storage.ts'
import { makeLog } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { ruleset } from '../ruleset.ts'
import type { Storage } from '../storage/storage.ts'
import type { Body } from '../table/body.ts'
import { perform } from '../table/commands/perform.ts'
import { askedBot } from '../table/live-table.ts'
import { makeTable } from '../table/make-table.ts'
import { newHolderId, PERSON, type SeatHolder } from '../table/seat-holder.ts'
import { makeTables, type Tables } from '../table/tables.ts'
import { type Driver, makeDriver } from './driver.ts'
import { makeOrigins } from './origins.ts'

const HOST = { seat: -1, seats: [], isHost: true }
const metrics = { thought: { startTimer: () => () => 0 } } as unknown as Metrics

let storage: Storage
let tables: Tables
let driver: Driver
/** The tables that were dropped: their connections connect again. */
let lost: string[]

beforeEach(async () => {
  storage = await openTemporaryStorage()
  tables = makeTables({ storage, ruleset, clock: Date.now, maxLoaded: 9 })
  lost = []
  tables.watch({ onLost: (id) => lost.push(id) })
  driver = makeDriver({
    tables,
    think: ({ decision }) => Promise.resolve({ key: decision.options[0] ?? '', why: [] }),
    origins: makeOrigins(),
    maxAtOnce: 9,
    enqueue: null,
    log: makeLog('silent'),
    metrics,
  })
})

afterEach(async () => {
  await driver.close()
  await tables.close()
  await storage.close()
})

const holder = (charter: number, by: string): SeatHolder => ({
  id: newHolderId(1, charter),
  charter,
  name: `Player ${charter}`,
  by,
  lent: null,
  isClaimed: by === PERSON,
})

/** A table of two bots and a person, before its game. */
async function newTable(): Promise<string> {
  const holders = [holder(0, 'random'), holder(1, 'random'), holder(2, PERSON)]
  const { id } = await makeTable(storage, { seed: 1 }, holders, Date.now())
  return id
}

async function begin(id: string): Promise<void> {
  const table = await tables.open(id)
  await table?.act((context) => perform(context, HOST, { type: 'begin', id: 1 }))
}

const stepsAt = (id: string): number => tables.opened(id)?.live().inProgress?.steps.length ?? 0

test('bots answer until a person is asked', async () => {
  const id = await newTable()
  await begin(id)
  await vi.waitFor(() => expect(stepsAt(id)).toBeGreaterThan(0))
  await driver.answerAt(id)
  const live = tables.opened(id)?.live()
  expect(live === undefined ? '' : askedBot(live)).toBeNull()
  expect(lost).toEqual([])
})

/** The next entry of this kind is written, and the connection to the database ends before its reply. */
function loseReplyTo(kind: Body['kind']): void {
  const { append } = storage
  vi.spyOn(storage, 'append').mockImplementation(async (row, more) => {
    const isWritten = await append(row, more)
    if (!row.body.includes(`"kind":"${kind}"`)) return isWritten
    vi.mocked(storage.append).mockImplementation(append)
    throw new Error('Connection terminated unexpectedly')
  })
}

test('everybody connects again when an entry was written and the connection to the database ended before its reply', async () => {
  const id = await newTable()
  loseReplyTo('mark')
  await expect(begin(id)).rejects.toThrow('terminated')
  await vi.waitFor(() => expect(lost).toEqual([id]))
  const table = await tables.open(id)
  expect(table?.live().state).not.toBeNull()
})

test("everybody connects again when that happens to a bot's answer", async () => {
  const id = await newTable()
  loseReplyTo('answer')
  await begin(id)
  await vi.waitFor(() => expect(lost).toEqual([id]))
  expect(tables.opened(id)).toBeNull()
  // The next one who connects gets the answer, and the bots continue.
  const table = await tables.open(id)
  expect(table?.live().inProgress?.steps.length).toBeGreaterThan(0)
  await vi.waitFor(() => expect(stepsAt(id)).toBeGreaterThan(1))
})

test('a table stays open when a bot fails to answer before anything was written', async () => {
  const id = await newTable()
  vi.spyOn(ruleset.engine, 'view').mockImplementationOnce(() => {
    throw new Error('once')
  })
  await begin(id)
  await vi.waitFor(() => expect(vi.mocked(ruleset.engine.view)).toHaveBeenCalled())
  vi.mocked(ruleset.engine.view).mockRestore()
  await driver.answerAt(id)
  expect(lost).toEqual([])
  expect(stepsAt(id)).toBeGreaterThan(0)
})
