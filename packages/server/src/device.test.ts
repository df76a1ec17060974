import type { NewLink } from '@charterstone/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../test-support/client.ts'
import { call, seatedTable } from '../test-support/requests.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ CODES_PER_HOUR: '100' })
})

afterAll(() => server.stop())

test('a person takes an own seat along to another device; the first device stays connected', async () => {
  const { address } = server
  const table = await seatedTable(address, 2)
  const [key = '', otherKey = ''] = table.seats
  const here = await connect({ address, table: table.id, key })
  const ask = (by: string, seat: number) =>
    call(address, 'POST', `api/tables/${table.id}/device`, { key: by, body: { seat } })
  const { key: fresh } = (await ask(key, 0)).body as NewLink
  expect(fresh).not.toBe(key)
  const there = await connect({ address, table: table.id, key: fresh })
  expect(there.welcome().you.seats).toEqual([0])
  expect(await here.ask({ type: 'ping' })).toHaveProperty('seq')
  for (const by of [otherKey, table.watch, table.invite, table.host])
    expect((await ask(by, 0)).status).toBe(403)
  expect((await ask(key, 5)).status).toBe(409)
})

test('a seat has at most twelve keys, and a new link of the host replaces them all', async () => {
  const { address } = server
  const table = await seatedTable(address, 1)
  const [key = ''] = table.seats
  const made: string[] = []
  for (let count = 0; count < 14; count++) {
    const { status, body } = await call(address, 'POST', `api/tables/${table.id}/device`, {
      key,
      body: { seat: 0 },
    })
    if (status === 200) made.push((body as NewLink).key)
  }
  expect(made).toHaveLength(11)
  await call(address, 'POST', `api/tables/${table.id}/links`, {
    key: table.host,
    body: { role: 'seat', seat: 0 },
  })
  for (const old of [key, made[5] ?? ''])
    expect((await call(address, 'GET', `api/tables/${table.id}`, { key: old })).status).toBe(401)
})
