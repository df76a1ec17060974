import { readFileSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import type { ImportedTable } from '@charterstone/protocol'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { campaignFile } from '../../test-support/campaign-file.ts'
import { connect } from '../../test-support/client.ts'
import { call, seatedTable } from '../../test-support/requests.ts'
import { startTestServer, type TestServer } from '../../test-support/test-server.ts'

const file = campaignFile(['Ann', 'Ben'])
const long = readFileSync(new URL('../../../../replays/6-seats.charterstone', import.meta.url), 'utf8')
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ IMPORTS_PER_HOUR: '9', TRUST_PROXY: '1', FILE_SECONDS: '60' })
})

afterAll(() => server.stop())

let addresses = 0
function fromElsewhere(): { readonly 'X-Forwarded-For': string } {
  addresses += 1
  return { 'X-Forwarded-For': `10.9.0.${addresses}` }
}

const post = (path: string, body: unknown, more: { readonly key?: string } = {}, headers = fromElsewhere()) =>
  call(server.address, 'POST', path, { body, headers, ...more })

async function rows(): Promise<string> {
  const { db } = server.service.storage
  const counts: number[] = []
  for (const name of ['tables', 'entries', 'keys', 'checkpoints', 'snapshots'] as const) {
    const all = db.selectFrom(name).select(({ fn }) => fn.countAll<number>().as('count'))
    counts.push((await all.executeTakeFirstOrThrow()).count)
  }
  return counts.join()
}

test('a file becomes a table that continues the game, with the proof that it was replayed', async () => {
  const { status, body } = await post('api/tables/import', file)
  const made = body as ImportedTable
  expect([status, made.proof]).toEqual([201, 'played'])
  const host = await connect({ address: server.address, table: made.id, key: made.host })
  expect(host.seatView()).toMatchObject({ phase: 'between', game: 2 })
  expect(host.table().seats.map(({ name }) => name)).toEqual(['Ann', 'Ben'])
  server.service.tables.drop(made.id)
  expect((await server.service.tables.open(made.id))?.live().state?.phase).toBe('between')
})

test('a refused file leaves no table behind', async () => {
  const before = await rows()
  const { status, body } = await post('api/tables/import', file.replace('"answers":["', '"answers":["x'))
  expect([status, body]).toEqual([400, { fault: { code: 'bad-file', detail: 'broken' } }])
  expect(await rows()).toBe(before)
})

test('an import that fails halfway leaves no rows behind', async () => {
  const { db } = server.service.storage
  const before = await rows()
  await sql`create trigger full before insert on checkpoints begin select raise(abort, 'full'); end`.execute(
    db,
  )
  expect((await post('api/tables/import', file)).status).toBe(500)
  await sql`drop trigger full`.execute(db)
  expect(await rows()).toBe(before)
})

test('an upload must be plain text: JSON bodies are not parsed', async () => {
  const parse = vi.spyOn(JSON, 'parse')
  const { status } = await post('api/tables/import', { large: 'x'.repeat(1_000_000) })
  const largest = Math.max(0, ...parse.mock.calls.map(([text]) => String(text).length))
  parse.mockRestore()
  expect(status).toBe(400)
  expect(largest).toBeLessThan(1000)
})

test('file uploads of a host count against the same limit as imports', async () => {
  const table = await seatedTable(server.address, 1)
  const headers = fromElsewhere()
  const replies: number[] = []
  for (let count = 0; count < 12; count++)
    replies.push((await post(`api/tables/${table.id}/file`, '{', { key: table.host }, headers)).status)
  expect(replies).toEqual([...Array.from({ length: 9 }, () => 400), 429, 429, 429])
})

test('the progress of an upload can be requested with its ticket', async () => {
  const ticket = 'my-ticket-1'
  const sent = post('api/tables/import', long, {}, { ...fromElsewhere(), 'X-File-Ticket': ticket } as never)
  const seen: number[] = []
  let isOver = false
  void sent.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const { status, body } = await call(server.address, 'GET', `api/files/${ticket}`)
    if (status === 200) seen.push((body as { readonly share: number }).share)
  }
  expect((await sent).status).toBe(201)
  expect(seen.every((share) => share >= 0 && share <= 1)).toBe(true)
  expect(seen.length).toBeGreaterThan(0)
  expect((await call(server.address, 'GET', `api/files/${ticket}`)).status).toBe(404)
})

test('a client that disconnects before the reply gets no table', async () => {
  const before = await rows()
  const { hostname, port } = new URL(server.address)
  const run = vi.spyOn(server.service.jobThreads.imports, 'run')
  const sent = httpRequest({
    hostname,
    port,
    path: '/api/tables/import',
    method: 'POST',
    headers: { 'Content-Type': 'text/plain', 'X-Forwarded-For': '10.9.1.1' },
  })
  sent.on('error', () => undefined)
  sent.end(long)
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), { timeout: 20_000, interval: 1 })
  sent.destroy()
  await expect(run.mock.results[0]?.value).rejects.toThrow('stopped')
  run.mockRestore()
  expect(await rows()).toBe(before)
})

test.each([
  ['a building that the catalogue does not have', { stage: 3, village: { purple: [1999] } }],
  ['an unknown charter', { stage: 3, village: { pink: [] } }],
  ['an unknown rule', { stage: 3, village: 'random', rules: ['magic'] }],
  ['a rule twice', { stage: 3, village: 'random', rules: ['income', 'income'] }],
  ['a guidepost that the catalogue does not have', { stage: 3, village: 'random', guidepost: 1999 }],
])('no single game begins with %s', async (_name, single) => {
  const before = await rows()
  expect((await post('api/tables', { single })).status).toBe(400)
  expect(await rows()).toBe(before)
})
