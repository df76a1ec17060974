import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { wait } from '../test-support/player.ts'
import { answerOnce, beginGame, startTestServer } from '../test-support/test-server.ts'
import { ruleset } from './ruleset.ts'
import { openStorage, type Storage } from './storage/storage.ts'
import { perform } from './table/commands/perform.ts'
import { makeTable } from './table/make-table.ts'
import type { OpenTable } from './table/open-table.ts'
import { newHolderId, type SeatHolder } from './table/seat-holder.ts'
import { makeTables } from './table/tables.ts'

const HOST = { seat: -1, seats: [], isHost: true }
const HOUR = 3_600_000
let now = 1_800_000_000_000
const folders: string[] = []

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

type Kind = 'person' | 'random'

/** A process that writes a table and is gone before it has done anything else. */
async function killedAfter(
  seats: readonly Kind[],
  work: (table: OpenTable, storage: Storage) => Promise<void>,
): Promise<{ readonly folder: string; readonly id: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'charterstone-wake-'))
  folders.push(folder)
  const storage = await openStorage({ databaseUrl: undefined, dataDir: folder })
  const places = seats.map((by, charter): SeatHolder => {
    const isClaimed = by === 'person'
    return { id: newHolderId(1, charter), charter, name: `P${charter}`, by, lent: null, isClaimed }
  })
  const { id } = await makeTable(storage, { seed: 5 }, places, now)
  const table = await makeTables({ storage, ruleset, clock: () => now, maxLoaded: 9 }).open(id)
  if (table === null) throw new Error('no table')
  await table.act((context) => perform(context, HOST, { type: 'begin', id: 1 }))
  await work(table, storage)
  await storage.close()
  return { folder, id }
}

async function answersOf({ db }: Storage, id: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('entries').select('body').where('table_id', '=', id).execute()
  return rows.flatMap(({ body }) => {
    const { kind, by } = JSON.parse(body) as { readonly kind: string; readonly by?: string }
    return kind === 'answer' && by !== undefined ? [by] : []
  })
}

test('a bot that was asked when the process was killed answers after a restart, without any connection', async () => {
  const { folder, id } = await killedAfter(['random', 'random'], () => Promise.resolve())
  const server = await startTestServer({ DATA_DIR: folder }, { clock: () => now })
  now += 60_000
  await server.sweep()
  while ((await answersOf(server.service.storage, id)).length < 3) await wait(20)
  expect(await answersOf(server.service.storage, id)).toContain('random')
  await server.stop()
})

test('a deadline that ended while no process ran is handled after a restart', async () => {
  const { folder, id } = await killedAfter(['person', 'person'], async (table) => {
    const proposal = { type: 'deadline', id: 1, hours: 24, bot: 'random' } as const
    await table.act((context) => perform(context, HOST, proposal))
    for (const seat of [0, 1])
      await table.act((context) => {
        const known = context.live.proposal?.id ?? 0
        return perform(
          context,
          { seat, seats: [seat], isHost: false },
          { type: 'consent', id: 1, proposal: known, agrees: true },
        )
      })
    expect(table.live().deadline?.hours).toBe(24)
  })
  const server = await startTestServer({ DATA_DIR: folder }, { clock: () => now })
  now += 23 * HOUR
  await server.sweep()
  expect(await answersOf(server.service.storage, id)).toEqual([])
  now += 2 * HOUR
  await server.sweep()
  while ((await answersOf(server.service.storage, id)).length === 0) await wait(20)
  await server.stop()
})

test('a process that is killed again and again does not replay more at each start', async () => {
  let seq = 0
  const talk = async (table: OpenTable): Promise<void> => {
    for (let count = 0; count < 40; count++)
      await table.act((context) => perform(context, HOST, { type: 'talk', id: 1, text: 'hello' }))
    seq = table.live().seq
  }
  const { folder, id } = await killedAfter(['person', 'person'], talk)
  const behind: number[] = []
  for (let kills = 0; kills < 6; kills++) {
    const storage = await openStorage({ databaseUrl: undefined, dataDir: folder })
    const row = await storage.db.selectFrom('snapshots').select('seq').executeTakeFirst()
    behind.push(seq - (row?.seq ?? 0))
    const table = await makeTables({ storage, ruleset, clock: () => now, maxLoaded: 9 }).open(id)
    if (table === null) throw new Error('no table')
    await talk(table)
    await storage.close()
  }
  // Without a snapshot the last start would replay 240 entries.
  expect(Math.max(...behind)).toBeLessThan(160)
})

test('a table that waits only for persons is not woken', async () => {
  await killedAfter(['person', 'random'], async (table, { db }) => {
    const wakeAt = async () =>
      (await db.selectFrom('tables').select('wake_at').executeTakeFirstOrThrow()).wake_at
    const lendTo = (seat: number) =>
      table.act((context) => perform(context, HOST, { type: 'lend', id: 1, seat, bot: 'random' }))
    const giveBack = (seat: number) =>
      table.act((context) => perform(context, HOST, { type: 'return', id: 1, seat }))
    await lendTo(0)
    expect(await wakeAt()).toBeGreaterThan(now)
    await giveBack(0)
    expect(await wakeAt()).toBe(
      table.live().state?.pending?.seat === 0 ? null : table.live().askedAt + 10_000,
    )
  })
})

test('a table that nobody uses leaves the memory, and is the same when it is woken', async () => {
  const server = await startTestServer({ TABLE_IDLE_SECONDS: '60' }, { clock: () => now })
  const { tables } = server.service
  const game = await beginGame(server, 2)
  for (let step = 0; step < 5; step++) await answerOnce(game, step)
  const before = await server.stateOf(game.id)
  now += 61_000
  await server.sweep()
  expect(tables.opened(game.id)).not.toBeNull()
  for (const client of [...game.clients, game.hostClient]) client.close()
  await vi.waitFor(() => expect(server.service.hub.count()).toBe(0), { timeout: 10_000 })
  now += 30_000
  await server.sweep()
  expect(tables.opened(game.id)).not.toBeNull()
  now += 31_000
  await server.sweep()
  expect(tables.count()).toBe(0)
  expect(await server.stateOf(game.id)).toBe(before)
  await server.stop()
})
