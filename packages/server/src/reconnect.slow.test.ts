import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../test-support/client.ts'
import { startPostgres, type TestPostgres } from '../test-support/postgres.ts'
import { beginGame, startTestServer } from '../test-support/test-server.ts'

let postgres: TestPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})

afterAll(() => postgres.stop())

test('when the database drops all connections, servers listen again and read what they missed', async () => {
  const env = { DATABASE_URL: postgres.url }
  const [one, other] = [await startTestServer(env), await startTestServer(env)]
  const game = await beginGame(one, 1)
  const client = game.clients[0]
  const watcher = await connect({ address: other.address, table: game.id, key: game.watch })
  const answer = async (): Promise<number> => {
    const { step = 0, decision, game: number = 1 } = client?.seatView() ?? {}
    const reply = await client?.ask({ type: 'answer', game: number, step, key: decision?.options[0] ?? '' })
    expect(reply).toHaveProperty('seq')
    await client?.until((each) => each.seatView()?.step === step + 1)
    return step + 1
  }
  const before = await answer()
  await watcher.until((each) => each.seatView()?.step === before)
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1',
    ['client backend'],
  )
  await admin.end()
  // At once: the listening connections are still away, and the next notification is lost.
  await new Promise((resolve) => setTimeout(resolve, 20))
  const after = await answer()
  await watcher.until((each) => each.seatView()?.step === after)
  const again = await answer()
  await watcher.until((each) => each.seatView()?.step === again)
  await one.stop()
  await other.stop()
})
