import { presets } from '@charterstone/content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '../test-support/client.ts'
import { call, seatedTable } from '../test-support/requests.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.stop())

test('a player may move to another charter and keeps the key', async () => {
  const { address } = server
  const table = await seatedTable(address, 2)
  const key = table.seats[0] ?? ''
  const ann = await connect({ address, table: table.id, key })
  expect(await ann.ask({ type: 'move', seat: 0, charter: 1 })).toHaveProperty('fault.code', 'seat-taken')
  expect(await ann.ask({ type: 'move', seat: 1, charter: 4 })).toHaveProperty('fault.code', 'not-yours')
  expect(await ann.ask({ type: 'move', seat: 0, charter: 4 })).toHaveProperty('seq')
  await ann.until((each) => each.table().seats[0]?.charter === 4)
  const again = await connect({ address, table: table.id, key })
  expect(again.welcome().you.seats).toEqual([0])
  const host = await connect({ address, table: table.id, key: table.host })
  await host.ask({ type: 'begin' })
  await ann.until((each) => each.seatView() !== null)
  expect(ann.seatView()?.legacy.seats.map(({ charter }) => charter)).toEqual([1, 4])
  expect(ann.seatView()?.seat).toBe(1)
  expect(await ann.ask({ type: 'move', seat: 1, charter: 5 })).toHaveProperty('fault.code', 'not-now')
  expect(await ann.ask({ type: 'leave', seat: 1 })).toHaveProperty('fault.code', 'not-yours')
})

test('a player who leaves frees the charter, and the key becomes invalid', async () => {
  const { address } = server
  const table = await seatedTable(address, 2)
  const [first = '', second = ''] = table.seats
  const ann = await connect({ address, table: table.id, key: first })
  const ben = await connect({ address, table: table.id, key: second })
  expect(await ben.ask({ type: 'leave', seat: 0 })).toHaveProperty('fault.code', 'not-yours')
  expect(await ann.ask({ type: 'leave', seat: 0 })).toHaveProperty('seq')
  await ben.until((each) => each.table().seats.length === 1)
  const sit = await call(address, 'POST', `api/tables/${table.id}/seats`, {
    key: table.invite,
    body: { charter: 0, name: 'Cleo' },
  })
  expect(sit.status).toBe(201)
  const back = await connect({ address, table: table.id, key: first })
  expect(back.welcome().you.seats).toEqual([])
  expect(await back.ask({ type: 'leave', seat: 1 })).toHaveProperty('fault.code', 'not-yours')
})

test('of two players who claim the same charter at once only one gets it', async () => {
  const { address } = server
  const table = await seatedTable(address, 2)
  const clients = await Promise.all(table.seats.map((key) => connect({ address, table: table.id, key })))
  const replies = await Promise.all(
    clients.map((client, seat) => client.ask({ type: 'move', seat, charter: 5 })),
  )
  expect(replies.filter((reply) => 'seq' in reply)).toHaveLength(1)
})

test('a single game is played in the chosen village, which is shown before it begins', async () => {
  const { address } = server
  const [preset] = presets
  if (preset === undefined) throw new Error('there are no villages')
  const village = Object.fromEntries(
    Object.entries(preset.village).map(([charter, plots]) => [charter, [...plots]]),
  )
  const { stage } = preset
  const table = await seatedTable(address, 2, { single: { stage, village, rules: [...preset.rules] } })
  const host = await connect({ address, table: table.id, key: table.host })
  expect(host.table()).toMatchObject({ mode: 'single', phase: 'gathering', single: { stage, village } })
  await host.ask({ type: 'begin' })
  await host.until((each) => each.seatView() !== null)
  expect(host.seatView()?.legacy).toMatchObject({ mode: 'single', game: stage })
  await host.until((each) => each.table().single === null)
  const standing = Object.values(village).flatMap((plots) => plots.filter((plot) => plot !== null))
  expect(host.seatView()?.legacy.buildings).toEqual(expect.arrayContaining(standing))
})

test('the seed of a random village stays secret, and an impossible village is refused', async () => {
  const { address } = server
  const table = await seatedTable(address, 1, { single: { stage: 9, village: 'random' } })
  const host = await connect({ address, table: table.id, key: table.host })
  expect(host.table().single).toEqual({ stage: 9, village: 'random' })
  expect(JSON.stringify(host.welcome())).not.toContain('seed')
  const wrong = await call(address, 'POST', 'api/tables', {
    body: { single: { stage: 3, village: { purple: [1999] } } },
  })
  expect(wrong.status).toBe(400)
})
