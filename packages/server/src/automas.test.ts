import { expect, test } from 'vitest'
import { connect } from '../test-support/client.ts'
import { call } from '../test-support/requests.ts'
import { startTestServer } from '../test-support/test-server.ts'

test('a table of automas alone plays on, also where one of them is asked for a name', async () => {
  const server = await startTestServer()
  const { address } = server
  const others = [0, 1].map((charter) => ({ charter, name: 'Automa', by: 'automa' }))
  const { body } = await call(address, 'POST', 'api/tables', { body: { others } })
  const { id, host } = body as { readonly id: string; readonly host: string }
  const client = await connect({ address, table: id, key: host })
  expect(await client.ask({ type: 'begin' })).toHaveProperty('seq')
  for (let game = 1; game <= 4; game++) {
    await client.until((each) => each.seatView()?.phase === 'finished', 60_000)
    expect(await client.ask({ type: 'pack-up', game })).toHaveProperty('seq')
    expect(await client.ask({ type: 'start-game', game: game + 1 })).toHaveProperty('seq')
  }
  await server.stop()
})
