import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../test-support/client.ts'
import { startPostgres, type TestPostgres } from '../test-support/postgres.ts'
import { startProcess } from '../test-support/process.ts'
import { seatedTable } from '../test-support/requests.ts'
import { startTestServer } from '../test-support/test-server.ts'
import { openSharedQueue } from './bots/shared-queue.ts'
import { makeLog } from './log.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

test('processes that start at the same moment on an empty database all start', async () => {
  const log = makeLog('fatal')
  const queues = await Promise.all(
    Array.from({ length: 6 }, () => openSharedQueue(postgres.url, 0, () => Promise.resolve(), log)),
  )
  expect(queues).toHaveLength(6)
  await Promise.all(queues.map((queue) => queue.close()))
})

test('a worker of the queue survives a database that restarts while a bot thinks', async () => {
  const witness = new pg.Client({ connectionString: postgres.url })
  const isDown = new Promise((resolve) => {
    witness.once('error', resolve)
  })
  await witness.connect()
  const worked: string[] = []
  let restart = Promise.resolve()
  const work = async (table: string): Promise<void> => {
    worked.push(table)
    if (table !== 'first') return
    restart = postgres.restart()
    await isDown
  }
  const queue = await openSharedQueue(postgres.url, 1, work, makeLog('fatal'))
  await queue.put('first', 1, 0)
  await expect.poll(() => worked, { timeout: 20_000 }).toContain('first')
  await isDown
  await restart
  await queue.put('second', 1, 0)
  await expect.poll(() => worked, { timeout: 20_000 }).toContain('second')
  await queue.close()
})

test('a server without threads leaves its bots to a worker process, through PostgreSQL', async () => {
  const env = { DATABASE_URL: postgres.url }
  const server = await startTestServer({ ...env, BOT_THREADS: '0' })
  const { address } = server
  const table = await seatedTable(address, 1, { others: [{ charter: 3, name: 'Bot', by: 'random' }] })
  const host = await connect({ address, table: table.id, key: table.host })
  const client = await connect({ address, table: table.id, key: table.seats[0] ?? '' })
  await host.ask({ type: 'begin' })
  const worker = await startProcess({ ...env, ROLE: 'worker', BOT_THREADS: '1' })
  let botAnswers = 0
  for (let turn = 0; turn < 60 && botAnswers < 3; turn++) {
    await client.until((each) => each.seatView()?.decision?.seat === 0, 60_000)
    const { game = 1, step = 0, decision } = client.seatView() ?? {}
    await client.ask({ type: 'answer', game, step, key: decision?.options[0] ?? '' })
    await client.until((each) => (each.seatView()?.step ?? 0) > step)
    botAnswers = client.entries().filter(({ by }) => by === 'random').length
  }
  expect(botAnswers).toBeGreaterThanOrEqual(3)
  await worker.end('SIGTERM')
  await server.stop()
})
