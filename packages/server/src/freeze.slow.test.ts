import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../test-support/postgres.ts'
import { call } from '../test-support/requests.ts'
import { answerOnce, beginGame, startTestServer } from '../test-support/test-server.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

const PATIENT = { timeout: 120_000, interval: 200 }

test('while the database is frozen a server says that it is not ready; afterwards play goes on alone', async () => {
  const server = await startTestServer({ DATABASE_URL: postgres.url })
  const game = await beginGame(server, 1)
  await answerOnce(game)
  const ready = async (): Promise<unknown> => (await call(server.address, 'GET', 'ready')).body
  expect(await ready()).toEqual({ ready: true })
  postgres.signal('SIGSTOP')
  try {
    await expect.poll(ready, PATIENT).toEqual({ ready: false, why: 'database' })
    expect((await call(server.address, 'GET', 'health')).status).toBe(200)
  } finally {
    postgres.signal('SIGCONT')
  }
  await expect.poll(ready, PATIENT).toEqual({ ready: true })
  await answerOnce(game)
  await server.stop()
})
