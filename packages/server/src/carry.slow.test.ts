import { expect, test } from 'vitest'
import { startPostgres } from '../test-support/postgres.ts'
import { makeCode, useCode } from './storage/codes.ts'
import { openStorage } from './storage/storage.ts'

const MINUTE = 60_000

test('PostgreSQL: a code is made, limited, and used once', async () => {
  const postgres = await startPostgres()
  const { db, close } = await openStorage({ databaseUrl: postgres.url, dataDir: '' })
  const now = 1_800_000_000_000
  const code = (await makeCode(db, 'address', now)) ?? ''
  expect(code).toMatch(/^\d{6}$/)
  expect(await makeCode(db, 'address', now + 1000)).toBe(null)
  const both = await Promise.all([
    useCode(db, 'address', code, now + MINUTE),
    useCode(db, 'address', code, now + MINUTE),
  ])
  expect(both.filter(Boolean)).toHaveLength(1)
  const second = (await makeCode(db, 'address', now + 2 * MINUTE)) ?? ''
  for (let tries = 0; tries < 5; tries++)
    expect(await useCode(db, 'address', '', now + 3 * MINUTE)).toBe(false)
  expect(await useCode(db, 'address', second, now + 3 * MINUTE)).toBe(false)
  for (let made = 2; made < 6; made++)
    expect(await makeCode(db, 'address', now + made * 2 * MINUTE)).not.toBe(null)
  expect(await makeCode(db, 'address', now + 30 * MINUTE)).toBe(null)
  expect(await makeCode(db, 'address', now + 25 * 60 * MINUTE)).not.toBe(null)
  await close()
  postgres.stop()
})
