import { parseRecord } from '@charterstone/engine'
import type { TableBrief, TableKeys } from '@charterstone/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { campaignFile } from '../test-support/campaign-file.ts'
import { connect } from '../test-support/client.ts'
import { call, seatedTable } from '../test-support/requests.ts'
import { beginGame, startTestServer, type TestServer } from '../test-support/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ TABLES_PER_HOUR: '1000' })
})

afterAll(() => server.stop())

async function villageOf({ id, host }: TableKeys): Promise<string> {
  const { body } = await call(server.address, 'GET', `api/tables/${id}`, { key: host })
  return (body as TableBrief).village
}

test('the host names the village when the table is created', async () => {
  const table = await seatedTable(server.address, 1, { village: '  Amber\twick ' })
  expect(await villageOf(table)).toBe('Amber wick')
  expect(await villageOf(await seatedTable(server.address, 1))).toBe('')
})

test.each([
  ['empty', ' \u200b '],
  ['too long', 'x'.repeat(41)],
  ['markup', '<script>alert(1)</script>'],
  ['no text', 7],
])('a table with a bad name is refused: %s', async (_, village) => {
  const { status } = await call(server.address, 'POST', 'api/tables', { body: { village } })
  expect(status).toBe(400)
})

test('every player may rename the village, and everyone is informed', async () => {
  const game = await beginGame(server, 2)
  const [one, two] = game.clients
  if (one === undefined || two === undefined) throw new Error('two players')
  expect(await one.ask({ type: 'rename', village: 'Fen\u202ebury' })).toHaveProperty('seq')
  await two.until((client) => client.table().village === 'Fen bury')
  expect(two.talk().at(-1)?.said).toEqual({
    kind: 'note',
    note: { kind: 'renamed', name: 'Player 1', village: 'Fen bury' },
  })
  for (const village of ['', '\u0000', 'x'.repeat(41), '<b>'])
    expect(await one.ask({ type: 'rename', village })).toHaveProperty('fault.code')
  expect(await villageOf(game)).toBe('Fen bury')
})

test('a spectator cannot rename the village', async () => {
  const game = await beginGame(server, 1)
  const watcher = await connect({ address: server.address, table: game.id, key: game.watch })
  expect(await watcher.ask({ type: 'rename', village: 'Mine' })).toHaveProperty('fault.code', 'not-yours')
})

test('the name travels with the file, to another table and back', async () => {
  const game = await beginGame(server, 1)
  await game.hostClient.ask({ type: 'rename', village: 'Fenbury' })
  const { text } = await call(server.address, 'GET', `api/tables/${game.id}/file`, { key: game.host })
  const parsed = parseRecord(text)
  expect(parsed.ok && parsed.record.villageName).toEqual({ text: 'Fenbury', story: '' })
  const { body } = await call(server.address, 'POST', 'api/tables/import', { body: text })
  expect(await villageOf(body as TableKeys)).toBe('Fenbury')
})

test('a file with a forged name is refused', async () => {
  const record = JSON.parse(campaignFile(['Ann', 'Bob'])) as object
  for (const villageName of [{ text: '<b>x</b>', story: '' }, { text: 'x'.repeat(99), story: '' }, 'x']) {
    const file = JSON.stringify({ ...record, villageName })
    const { status, body } = await call(server.address, 'POST', 'api/tables/import', { body: file })
    expect(status).toBe(400)
    expect(body).toHaveProperty('fault.code', 'bad-file')
  }
})

test('a table that is loaded again still has its name', async () => {
  const table = await seatedTable(server.address, 1, { village: 'Amberwick' })
  const host = await connect({ address: server.address, table: table.id, key: table.host })
  await host.ask({ type: 'rename', village: 'Fenbury' })
  server.service.tables.drop(table.id)
  expect(await villageOf(table)).toBe('Fenbury')
})
