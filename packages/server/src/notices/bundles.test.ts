import type { NotificationSettings } from '@charterstone/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from '../../test-support/client.ts'
import { keepSettings } from '../../test-support/keep-settings.ts'
import { type Seated, seatedTable } from '../../test-support/requests.ts'
import { startTestServer, type TestServer } from '../../test-support/test-server.ts'
import type { Message } from './message.ts'

const MINUTE = 60_000
let now = 0
let server: TestServer
const sent: (Message & { readonly to: string })[] = []
const ANN = { email: 'ann@example.org', language: 'pl' } as const

beforeEach(async () => {
  now = Date.parse('2026-01-10T12:00:00Z')
  sent.length = 0
  server = await startTestServer(
    { NOTICE_AFTER_SECONDS: '60', PUBLIC_URL: 'https://village.example.org' },
    {
      clock: () => now,
      transports: {
        email: ({ email = '' }, message) => {
          sent.push({ ...message, to: email })
          return Promise.resolve()
        },
      },
    },
  )
})

afterEach(() => server.stop())

function letters(): Promise<readonly unknown[]> {
  return server.service.storage.db.selectFrom('letters').selectAll().execute()
}

/** A table whose only person must answer and is away. */
async function askedAndAway(wishes: NotificationSettings): Promise<Seated> {
  const { address } = server
  const before = (await letters()).length
  const table = await seatedTable(address, 1)
  await keepSettings(server, table.id, 0, wishes)
  const host = await connect({ address, table: table.id, key: table.host })
  await host.ask({ type: 'begin' })
  await vi.waitFor(async () => expect(await letters()).toHaveLength(before + 1), { timeout: 20_000 })
  host.close()
  return table
}

test('a person who is awaited at several tables gets one message that names them all', async () => {
  const first = await askedAndAway(ANN)
  const second = await askedAndAway(ANN)
  await askedAndAway({ email: 'ben@example.org' })
  now += 2 * MINUTE
  await server.sweep()
  expect(sent.map(({ to }) => to).toSorted()).toEqual(['ann@example.org', 'ben@example.org'])
  const [message] = sent.filter(({ to }) => to === ANN.email)
  expect(message).toMatchObject({
    title: 'Charterstone: twoja kolej przy 2 stołach',
    url: 'https://village.example.org/online',
  })
  for (const { id } of [first, second])
    expect(message?.text).toContain(`Zielony Jar: https://village.example.org/t/${id}`)
  expect(await letters()).toEqual([])
})

test('a table that would be next within two minutes is part of the same message', async () => {
  await askedAndAway(ANN)
  now += MINUTE
  await askedAndAway(ANN)
  await server.sweep()
  expect(sent.map(({ title }) => title)).toEqual(['Charterstone: twoja kolej przy 2 stołach'])
})

test('what comes soon after a message waits, and then comes as one', async () => {
  await askedAndAway(ANN)
  now += 2 * MINUTE
  await server.sweep()
  expect(sent).toHaveLength(1)
  await askedAndAway(ANN)
  now += MINUTE
  await server.sweep()
  await askedAndAway(ANN)
  now += 2 * MINUTE
  await server.sweep()
  expect(sent).toHaveLength(1)
  now += 3 * MINUTE
  await server.sweep()
  expect(sent.map(({ title }) => title)).toEqual([
    'Charterstone: twoja kolej',
    'Charterstone: twoja kolej przy 2 stołach',
  ])
})

test('only the person who is awaited gets a message, once for each time', async () => {
  const { address } = server
  const table = await seatedTable(address, 2)
  for (const seat of table.seats.keys())
    await keepSettings(server, table.id, seat, { email: `p${seat}@example.org` })
  const host = await connect({ address, table: table.id, key: table.host })
  await host.ask({ type: 'begin' })
  await vi.waitFor(async () => expect(await letters()).toHaveLength(1), { timeout: 20_000 })
  const { asked } = host.table()
  for (let minutes = 0; minutes < 30; minutes += 3) {
    now += 3 * MINUTE
    await server.sweep()
  }
  expect(sent.map(({ to }) => to)).toEqual([`p${asked}@example.org`])
})

test('a notification whose table cannot be read for a moment is sent later, and once', async () => {
  const { id } = await askedAndAway(ANN)
  const look = vi.spyOn(server.service.tables, 'look')
  look.mockRejectedValueOnce(new Error('the database does not answer'))
  now += 2 * MINUTE
  await server.sweep()
  expect(sent).toEqual([])
  expect(await letters()).toMatchObject([{ table_id: id, tries: 1 }])
  now += 6 * MINUTE
  await server.sweep()
  await server.sweep()
  expect(sent.map(({ to }) => to)).toEqual([ANN.email])
})
