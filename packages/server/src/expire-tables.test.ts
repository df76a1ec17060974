import { afterEach, beforeEach, expect, test } from 'vitest'
import { campaignFile } from '../test-support/campaign-file.ts'
import { connect } from '../test-support/client.ts'
import { call, seatedTable } from '../test-support/requests.ts'
import { beginGame, startTestServer, type TestServer } from '../test-support/test-server.ts'

const DAY = 86_400_000
let now = Date.parse('2026-01-10T12:00:00Z')
let server: TestServer

beforeEach(async () => {
  server = await startTestServer({}, { clock: () => now })
})

afterEach(() => server.stop())

async function rowsOf(id: string): Promise<number> {
  const { db } = server.service.storage
  const counts = await Promise.all(
    (
      ['entries', 'checkpoints', 'snapshots', 'keys', 'wishes', 'letters', 'carriers', 'reports'] as const
    ).map(
      async (table) =>
        (await db.selectFrom(table).select('table_id').where('table_id', '=', id).execute()).length,
    ),
  )
  const own = await db.selectFrom('tables').select('id').where('id', '=', id).execute()
  return counts.reduce((sum, count) => sum + count, own.length)
}

test('a table that never began expires 30 days after its last entry, with everything that belongs to it', async () => {
  const { address } = server
  const table = await seatedTable(address, 2)
  const put = { key: table.seats[0] ?? '', body: { email: 'a@example.org' } }
  await call(address, 'PUT', `api/tables/${table.id}/notices`, put)
  await call(address, 'POST', `api/tables/${table.id}/reports`, { key: table.host, body: { text: 'hello' } })
  now += 29 * DAY
  await server.sweep()
  expect(await rowsOf(table.id)).toBeGreaterThan(7)
  now += 2 * DAY
  await server.sweep()
  expect(await rowsOf(table.id)).toBe(0)
  expect((await call(address, 'GET', `api/tables/${table.id}`, { key: table.host })).status).toBe(401)
})

test('what was played, imported or is in use never expires', async () => {
  const { address } = server
  const begun = await beginGame(server, 1)
  for (const client of [...begun.clients, begun.hostClient]) client.close()
  const imported = await call(address, 'POST', 'api/tables/import', {
    body: campaignFile(['A', 'B']),
  })
  const { id } = imported.body as { readonly id: string }
  const used = await seatedTable(address, 1)
  const watcher = await connect({ address, table: used.id, key: used.watch })
  now += 400 * DAY
  await server.sweep()
  for (const table of [begun.id, id, used.id]) expect(await rowsOf(table)).toBeGreaterThan(3)
  watcher.close()
})
