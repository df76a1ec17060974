import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from '../test-support/client.ts'
import { call } from '../test-support/requests.ts'
import {
  answerOnce,
  beginGame,
  type Game,
  startTestServer,
  type TestServer,
} from '../test-support/test-server.ts'

const DAY = 86_400_000
let now = Date.parse('2026-01-10T12:00:00Z')
let server: TestServer

beforeEach(async () => {
  server = await startTestServer({ ARCHIVE_DAYS: '30', UNBEGUN_DAYS: '20' }, { clock: () => now })
})

afterEach(() => server.stop())

async function count(rows: 'entries' | 'checkpoints' | 'snapshots' | 'archives'): Promise<number> {
  return (await server.service.storage.db.selectFrom(rows).select('table_id').execute()).length
}

/** A game with one answer that nobody has touched for a month; the table has left the memory. */
async function restingGame(): Promise<Game> {
  const game = await beginGame(server, 1)
  await answerOnce(game)
  for (const client of [...game.clients, game.hostClient]) client.close()
  await Promise.all(game.clients.map(({ closed }) => closed))
  await game.hostClient.closed
  await expect.poll(() => server.service.hub.count()).toBe(0)
  now += 31 * DAY
  server.service.tables.releaseIdle()
  return game
}

test('a table at rest leaves the tables of the database, and every link still opens it as it was', async () => {
  const game = await restingGame()
  const before = await server.stateOf(game.id)
  now += DAY
  server.service.tables.releaseIdle()
  await server.sweep()
  expect([await count('entries'), await count('checkpoints'), await count('archives')]).toEqual([0, 0, 1])
  // Neither this nor the next round takes it for a table that never began.
  now += DAY
  await server.sweep()
  expect(await count('archives')).toBe(1)

  expect(await server.stateOf(game.id)).toBe(before)
  expect(await count('archives')).toBe(0)
  const client = await connect({ address: server.address, table: game.id, key: game.seats[0] ?? '' })
  expect(client.seatView()?.step).toBe(1)
  await answerOnce({ ...game, clients: [client], asked: () => client })
  expect(client.seatView()?.step).toBe(2)
  client.close()
})

test('the host of an archived table sees its restore points, and its file is whole', async () => {
  const game = await restingGame()
  await server.sweep()
  expect(await count('archives')).toBe(1)
  const path = `api/tables/${game.id}`
  const { body } = await call(server.address, 'GET', `${path}/points`, { key: game.host })
  expect(body).toHaveLength(1)
  expect((await call(server.address, 'GET', `${path}/file`, { key: game.host })).status).toBe(200)
})

test('a table is not archived while a person is there, or before its time', async () => {
  const game = await beginGame(server, 1)
  now += 29 * DAY
  await server.sweep()
  expect(await count('archives')).toBe(0)
  now += 5 * DAY
  await server.sweep()
  expect(await count('archives')).toBe(0)
  for (const client of [...game.clients, game.hostClient]) client.close()
})

test('a table that cannot be archived does not keep the others from the archive', async () => {
  await restingGame()
  await restingGame()
  vi.spyOn(server.service.tables, 'archive').mockRejectedValueOnce(new Error('no room'))
  await server.sweep()
  expect(await count('archives')).toBe(1)
})
