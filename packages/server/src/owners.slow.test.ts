import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { connect } from '../test-support/client.ts'
import { freePort } from '../test-support/free-port.ts'
import { startPostgres, type TestPostgres } from '../test-support/postgres.ts'
import { call } from '../test-support/requests.ts'
import { answerOnce, beginGame, startTestServer, type TestServer } from '../test-support/test-server.ts'
import { LeaseLost } from './storage/lease-lost.ts'
import { OwnedElsewhere } from './storage/leases.ts'
import { openStorage, type Storage } from './storage/storage.ts'

let postgres: TestPostgres
let admin: pg.Client
let servers: readonly TestServer[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
})

afterAll(async () => {
  await admin.end()
  postgres.stop()
})

afterEach(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  servers = []
})

/** Servers in one process, on one database. */
async function startServers(count: number, env: Readonly<Record<string, string>> = {}): Promise<void> {
  for (let index = 0; index < count; index++)
    servers = [...servers, await startTestServer({ DATABASE_URL: postgres.url, ...env })]
}

function at(index: number): TestServer {
  const server = servers[index]
  if (server === undefined) throw new Error('no such server')
  return server
}

const ownerOf = async (table: string): Promise<string> =>
  (await admin.query<{ readonly owner: string }>('select owner from tables where id = $1', [table])).rows[0]
    ?.owner ?? ''

test('an owner whose table was taken over cannot write to it any more, alone or in a transaction', async () => {
  const open = (): Promise<Storage> => openStorage({ databaseUrl: postgres.url, dataDir: '' })
  const [first, second] = [await open(), await open()]
  const row = { table_id: 'fenced', at: 0, body: '{}' }
  await first.db.insertInto('tables').values({ id: 'fenced', made_at: 0, wake_at: null }).execute()
  await first.leases.start('http://127.0.0.1:1/')
  await second.leases.start('http://127.0.0.1:2/')
  const early = (await first.leases.acquire('fenced')) ?? 0
  expect(await first.append({ ...row, seq: 1, lease: early })).toBe(true)
  await expect(second.leases.acquire('fenced')).rejects.toThrow(OwnedElsewhere)
  expect(await second.leases.ownerOf('fenced')).toMatchObject({ url: 'http://127.0.0.1:1/' })

  // What a killed process leaves behind.
  await first.leases.close()
  const late = (await second.leases.acquire('fenced')) ?? 0
  expect(late).toBeGreaterThan(early)
  await expect(first.append({ ...row, seq: 2, lease: early })).rejects.toThrow(LeaseLost)
  await expect(first.append({ ...row, seq: 2, lease: early }, () => Promise.resolve())).rejects.toThrow(
    LeaseLost,
  )
  expect(await second.append({ ...row, seq: 2, lease: late })).toBe(true)
  expect(await second.append({ ...row, seq: 3, lease: late }, () => Promise.resolve())).toBe(true)
  expect(await first.leases.lost(['fenced'])).toEqual(['fenced'])
  const { rows } = await admin.query('select seq from entries where table_id = $1 order by seq', ['fenced'])
  expect(rows).toEqual([{ seq: 1 }, { seq: 2 }, { seq: 3 }])
  await first.close()
  await second.close()
})

test('a process that starts at the address of a killed one takes its tables over at once', async () => {
  const open = (): Promise<Storage> => openStorage({ databaseUrl: postgres.url, dataDir: '' })
  const [killed, successor, stranger] = [await open(), await open(), await open()]
  await killed.db.insertInto('tables').values({ id: 'left', made_at: 0, wake_at: null }).execute()
  await killed.leases.start('http://127.0.0.1:3/')
  const early = (await killed.leases.acquire('left')) ?? 0
  await stranger.leases.start('http://127.0.0.1:4/')
  await expect(stranger.leases.acquire('left')).rejects.toThrow(OwnedElsewhere)
  await successor.leases.start('http://127.0.0.1:3/')
  expect(await successor.leases.acquire('left')).toBeGreaterThan(early)
  // It was alive after all: it writes nothing.
  await expect(killed.append({ table_id: 'left', at: 0, body: '{}', seq: 1, lease: early })).rejects.toThrow(
    LeaseLost,
  )
  await Promise.all([killed, successor, stranger].map((each) => each.close()))
})

test('requests and connections at any process reach the owner of the table, with the address of the client', async () => {
  await startServers(2, { TRUST_PROXY: '1' })
  const game = await beginGame(at(0), 2)
  const owner = await ownerOf(game.id)
  const watcher = await connect({
    address: at(1).address,
    table: game.id,
    key: game.watch,
    headers: { 'X-Forwarded-For': '203.0.113.9' },
  })
  const second = await connect({ address: at(1).address, table: game.id, key: game.seats[1] ?? '' })
  await answerOnce({ ...game, clients: [...game.clients, second] })
  // The host watches at the other process.
  await watcher.until((each) => each.table().spectators === 2 && each.seatView()?.step === 1)
  expect(at(1).service.tables.count()).toBe(0)
  expect(await ownerOf(game.id)).toBe(owner)
  const said = await second.ask({ type: 'talk', text: 'Hello' })
  expect(said).toHaveProperty('seq')
  await watcher.until((each) => JSON.stringify(each.talk()).includes('Hello'))

  const path = `api/tables/${game.id}`
  const { body } = await call(at(1).address, 'GET', path, { key: game.host })
  expect(body).toMatchObject({ id: game.id, spectators: 2, you: { isHost: true } })
  const report = { key: game.host, body: { text: 'A body is passed on.' } }
  expect((await call(at(1).address, 'POST', `${path}/reports`, report)).status).toBe(201)
  expect((await call(at(1).address, 'GET', path)).status).toBe(401)
  // A process that stops does not wait for those whom it passes on.
  await at(1).stop()
  servers = servers.slice(0, 1)
  await watcher.closed
})

test('a stranger can neither speak as a process nor use what processes ask of each other', async () => {
  await startServers(1)
  const game = await beginGame(at(0), 1)
  const headers = { 'x-charterstone-peer': 'x'.repeat(32), 'x-charterstone-address': '203.0.113.9' }
  const answer = { seq: 1, key: 'x', bot: 'easy' }
  for (const given of [{}, headers]) {
    const reply = await call(at(0).address, 'POST', `peer/tables/${game.id}/answer`, {
      body: answer,
      headers: given,
    })
    expect(reply.status).toBe(404)
  }
})

test('when its owner stops, a table continues at another process; a table in use is not deleted elsewhere', async () => {
  await startServers(2)
  const game = await beginGame(at(0), 1)
  expect([...(await at(1).service.storage.leases.ownedElsewhere([game.id, 'other']))]).toEqual([game.id])
  await at(0).stop()
  servers = servers.slice(1)
  const client = await connect({ address: at(0).address, table: game.id, key: game.seats[0] ?? '' })
  const { step = 0, decision, game: number = 1 } = client.seatView() ?? {}
  const reply = await client.ask({ type: 'answer', game: number, step, key: decision?.options[0] ?? '' })
  expect(reply).toHaveProperty('seq')
  expect(at(0).service.tables.count()).toBe(1)
})

test('an owner that was thought dead sends its people to the new owner when it notices', async () => {
  await startServers(2)
  const game = await beginGame(at(0), 1)
  const [client] = game.clients
  // As after a pause of the process: another one has taken the table over meanwhile.
  await admin.query('update tables set owner = $2, lease = lease + 1 where id = $1', [game.id, 'other'])
  const { step = 0, decision, game: number = 1 } = client?.seatView() ?? {}
  const reply = await client?.ask({ type: 'answer', game: number, step, key: decision?.options[0] ?? '' })
  expect(reply).toMatchObject({ fault: { code: 'stopping' } })
  await client?.closed
  const again = await connect({ address: at(1).address, table: game.id, key: game.seats[0] ?? '' })
  expect(again.seatView()?.step).toBe(step)
})

test('a request is refused, not passed on for ever, when two machines were given the same PEER_URL', async () => {
  // On each of two machines this URL leads to its own process.
  const port = String(await freePort())
  const PEER_URL = `http://127.0.0.1:${port}/`
  await startServers(1, { PEER_URL })
  const beats: boolean[] = []
  at(0).service.storage.leases.onBeat(({ isUrlShared }) => beats.push(isUrlShared))
  const { id, seats } = await beginGame(at(0), 2)
  await startServers(1, { PEER_URL, PORT: port })
  // The first one is alive and says so again.
  await vi.waitFor(() => expect(beats.at(-1)).toBe(true), 3000)
  const { status, body } = await call(at(1).address, 'GET', `api/tables/${id}`, { key: seats[0] ?? '' })
  expect(status).toBe(503)
  expect(body).toMatchObject({ fault: { code: 'busy' } })
  expect((await call(at(0).address, 'GET', `api/tables/${id}`, { key: seats[0] ?? '' })).status).toBe(200)
})

test('a process starts when the database answers after more than a second', async () => {
  const storage = await openStorage({ databaseUrl: postgres.url, dataDir: '' })
  postgres.signal('SIGSTOP')
  const started = storage.leases.start('http://127.0.0.1:3/')
  setTimeout(() => postgres.signal('SIGCONT'), 1500)
  await expect(started).resolves.toBeUndefined()
  await storage.close()
})
