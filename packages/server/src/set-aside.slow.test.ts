import type { ImportedTable } from '@charterstone/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { campaignFile } from '../test-support/campaign-file.ts'
import { fileTrial } from '../test-support/file-trial.ts'
import { startPostgres, type TestPostgres } from '../test-support/postgres.ts'
import { call } from '../test-support/requests.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'
import { listSetAside } from './storage/set-aside.ts'

let postgres: TestPostgres
let servers: readonly TestServer[] = []

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(async () => {
  for (const server of servers) await server.stop()
  postgres.stop()
})

test('hostile files on PostgreSQL: each is refused, and no rows stay', async () => {
  const result = await fileTrial({ files: 40, seed: 3, seconds: 300, databaseUrl: postgres.url })
  expect([result.failed, result.leftBehind, result.files]).toEqual([[], 0, 40])
})

test('on PostgreSQL a damaged table is set aside once, for all processes, until its host restores it', async () => {
  servers = [
    await startTestServer({ DATABASE_URL: postgres.url }),
    await startTestServer({ DATABASE_URL: postgres.url }),
  ]
  const [first, second] = servers
  if (first === undefined || second === undefined) throw new Error('no servers')
  const { body } = await call(first.address, 'POST', 'api/tables/import', {
    body: campaignFile(['Ann', 'Ben']),
  })
  const { id, host } = body as ImportedTable
  const statusAt = async ({ address }: TestServer) =>
    (await call(address, 'GET', `api/tables/${id}`, { key: host })).status
  expect(await statusAt(second)).toBe(200)
  const { db } = first.service.storage
  await db.updateTable('entries').set({ body: '{' }).where('table_id', '=', id).execute()
  await db.deleteFrom('snapshots').where('table_id', '=', id).execute()
  for (const { service } of servers) service.tables.drop(id)
  expect([await statusAt(first), await statusAt(second)]).toEqual([423, 423])
  expect((await listSetAside(db)).map((row) => row.id)).toContain(id)
  const counts = await Promise.all(servers.map(({ service }) => service.metrics.setAside.get()))
  expect(counts.map(({ values }) => values[0]?.value)).toEqual([1, 0])
  const restored = await call(second.address, 'POST', `api/tables/${id}/restore`, {
    key: host,
    body: { point: 2 },
  })
  expect(restored.status).toBe(200)
  expect([await statusAt(first), await statusAt(second)]).toEqual([200, 200])
})
