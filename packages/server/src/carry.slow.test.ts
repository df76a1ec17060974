import { expect, test } from 'vitest'
import { startPostgres } from '../test-support/postgres.ts'
import { makeCodes, newCode } from './storage/codes.ts'
import { openStorage } from './storage/storage.ts'

const MINUTE = 60_000

test('PostgreSQL: a code is made, limited, and used once', async () => {
  const postgres = await startPostgres()
  const { db, close } = await openStorage({ databaseUrl: postgres.url, dataDir: '' })
  const now = 1_800_000_000_000
  const code = newCode()
  const codes = makeCodes(db)
  const write = (given: string, at: number): Promise<boolean> =>
    codes.make({ code: given, names: ['address'], now: at })
  expect(code).toMatch(/^\d{6}$/)
  expect(await write(code, now)).toBe(true)
  expect(await write(newCode(), now + 1000)).toBe(false)
  const both = await Promise.all([
    codes.use('address', code, now + MINUTE),
    codes.use('address', code, now + MINUTE),
  ])
  expect(both.filter(Boolean)).toHaveLength(1)
  const second = newCode()
  expect(await write(second, now + 2 * MINUTE)).toBe(true)
  for (let tries = 0; tries < 5; tries++) expect(await codes.use('address', '', now + 3 * MINUTE)).toBe(false)
  expect(await codes.use('address', second, now + 3 * MINUTE)).toBe(false)
  for (let made = 2; made < 6; made++) expect(await write(second, now + made * 2 * MINUTE)).toBe(true)
  expect(await write(second, now + 30 * MINUTE)).toBe(false)
  expect(await write(second, now + 25 * 60 * MINUTE)).toBe(true)
  await close()
  postgres.stop()
})
