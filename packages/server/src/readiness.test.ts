import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '../test-support/requests.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'
import { makeReadiness } from './readiness.ts'

let server: TestServer
let now = 0

beforeEach(async () => {
  server = await startTestServer({}, { monotonic: () => now })
})

afterEach(() => server.stop())

async function ready(): Promise<readonly [number, unknown]> {
  now += 2000
  const { status, body } = await call(server.address, 'GET', 'ready')
  return [status, body]
}

test('a server is not ready while its database cannot be written, and ready again afterwards', async () => {
  const { db } = server.service.storage
  expect(await ready()).toEqual([200, { ready: true }])
  await sql`create trigger full before update on pulse begin select raise(abort, 'disk full'); end`.execute(
    db,
  )
  expect(await ready()).toEqual([503, { ready: false, why: 'database' }])
  expect((await call(server.address, 'GET', 'health')).status).toBe(200)
  await sql`drop trigger full`.execute(db)
  expect(await ready()).toEqual([200, { ready: true }])
})

test('the database is asked once a second, however often readiness is requested', async () => {
  const write = vi.spyOn(server.service.storage.db, 'insertInto')
  now += 2000
  await Promise.all(Array.from({ length: 20 }, () => call(server.address, 'GET', 'ready')))
  expect(write.mock.calls.filter(([into]) => String(into) === 'pulse')).toHaveLength(1)
  write.mockRestore()
})

test('a server with a full disk is not ready', async () => {
  const readiness = makeReadiness({
    ...server.service,
    freeBytes: () => Promise.resolve(1000),
    monotonic: () => now,
  })
  expect(await readiness()).toEqual({ ready: false, why: 'disk' })
})

test('a database that does not answer counts as failed after three seconds', async () => {
  vi.useFakeTimers()
  const frozen = new Promise<never>(() => undefined)
  const execute = () => frozen
  const chain = { values: () => chain, onConflict: () => chain, execute }
  const storage = { ...server.service.storage, db: { insertInto: () => chain } } as never
  const readiness = makeReadiness({
    ...server.service,
    storage,
    freeBytes: () => Promise.resolve(null),
    monotonic: () => now,
  })
  const result = readiness()
  await vi.advanceTimersByTimeAsync(3100)
  vi.useRealTimers()
  expect(await result).toEqual({ ready: false, why: 'database' })
})
