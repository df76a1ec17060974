import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openSqlite } from './sqlite.ts'
import { openStorage, type Storage } from './storage.ts'

/** The answer of SQLite to "pragma synchronous" when a commit flushes. */
const FULL = 2
const folder = mkdtempSync(join(tmpdir(), 'charterstone-sqlite-'))
let storage: Storage
const row = { table_id: 'a-table', at: 0, body: '{}' }

beforeAll(async () => {
  storage = await openStorage({ databaseUrl: undefined, dataDir: folder })
  await storage.db
    .insertInto('tables')
    .values({ id: 'a-table', made_at: 0, wake_at: null, set_aside_at: null, set_aside_why: null })
    .execute()
})

afterAll(async () => {
  await storage.close()
  rmSync(folder, { recursive: true, force: true })
})

async function flushAtCommit(): Promise<number | undefined> {
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(storage.db)
  return rows[0]?.synchronous
}

test('other writes flush at commit, also after an entry was written or refused', async () => {
  expect(await storage.append({ ...row, seq: 1 })).toBe(true)
  expect(await flushAtCommit()).toBe(FULL)
  expect(await storage.append({ ...row, seq: 1 })).toBe(false)
  expect(await flushAtCommit()).toBe(FULL)
  const broken = storage.append({ ...row, seq: 2 }, () => Promise.reject(new Error('no')))
  await expect(broken).rejects.toThrow('no')
  expect(await flushAtCommit()).toBe(FULL)
})

test('an entry with more rows is written with all of them or not at all', async () => {
  const seqs = async () =>
    (await storage.db.selectFrom('entries').select('seq').where('seq', '>=', 3).execute()).map(
      ({ seq }) => seq,
    )
  await expect(storage.append({ ...row, seq: 3 }, () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  )
  expect(await seqs()).toEqual([])
  expect(await storage.append({ ...row, seq: 3 }, () => Promise.resolve())).toBe(true)
  expect(await seqs()).toEqual([3])
})

test('an entry is acknowledged after the log was flushed, and not at all when that fails', async () => {
  const flushes: { readonly end: () => void; readonly fail: (error: Error) => void }[] = []
  const flush = () =>
    new Promise<void>((resolve, reject) => {
      flushes.push({ end: resolve, fail: reject })
    })
  const slow = openSqlite(folder, undefined, () => ({ flush, close: () => Promise.resolve() }))
  const replies: string[] = []
  const append = (seq: number, inSameTransaction?: () => Promise<void>) =>
    slow.append({ ...row, seq }, inSameTransaction).then(
      () => replies.push('acknowledged'),
      () => replies.push('failed'),
    )
  const alone = append(10)
  await vi.waitFor(() => expect(flushes).toHaveLength(1))
  expect(replies).toEqual([])
  flushes[0]?.end()
  await alone
  const withMore = append(11, () => Promise.resolve())
  await vi.waitFor(() => expect(flushes).toHaveLength(2))
  expect(replies).toEqual(['acknowledged'])
  flushes[1]?.fail(new Error('disk'))
  await withMore
  expect(replies).toEqual(['acknowledged', 'failed'])
  await slow.close()
})

test('the log is used again from its beginning before SQLite itself would stop everybody to copy it', async () => {
  const other = join(folder, 'busy')
  const busy = await openStorage({ databaseUrl: undefined, dataDir: other })
  const body = 'x'.repeat(300)
  for (let seq = 0; seq < 150; seq++)
    await Promise.all(
      Array.from({ length: 100 }, (_, table) => busy.append({ ...row, table_id: `t${table}`, seq, body })),
    )
  const { size } = statSync(join(other, 'charterstone.db-wal'))
  await busy.close()
  // Otherwise more than 5,000 pages.
  expect(size).toBeLessThan(4000 * 4096)
})
