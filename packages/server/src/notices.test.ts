import { expect, test, vi } from 'vitest'
import { connect } from '../test-support/client.ts'
import { keepSettings } from '../test-support/keep-settings.ts'
import { call, seatedTable } from '../test-support/requests.ts'
import { startTestServer } from '../test-support/test-server.ts'
import { afterQuietHours } from './notices/quiet-hours.ts'

const MINUTE = 60_000

test('quiet hours end at the right moment in every time zone', () => {
  const quiet = { from: 22, to: 7, zone: 'Europe/Berlin' }
  const at = (time: string) => afterQuietHours({ quiet }, Date.parse(time))
  expect(at('2026-01-10T21:30:00Z')).toBe(Date.parse('2026-01-11T06:00:00Z'))
  expect(at('2026-01-11T05:59:00Z')).toBe(Date.parse('2026-01-11T06:00:00Z'))
  expect(at('2026-01-11T06:00:00Z')).toBe(Date.parse('2026-01-11T06:00:00Z'))
  expect(at('2026-01-11T20:59:00Z')).toBe(Date.parse('2026-01-11T20:59:00Z'))
  expect(afterQuietHours({}, 5)).toBe(5)
})

test('an absent person who must answer gets one notification in their language after the delay', async () => {
  let now = Date.parse('2026-01-10T12:00:00Z')
  const sent: string[] = []
  const server = await startTestServer(
    { NOTICE_AFTER_SECONDS: '60' },
    {
      clock: () => now,
      transports: {
        email: ({ email }, { title, url }) => {
          sent.push(`${email} ${title} ${new URL(url).pathname}`)
          return Promise.resolve()
        },
      },
    },
  )
  const { address } = server
  const table = await seatedTable(address, 2)
  for (const seat of table.seats.keys())
    await keepSettings(server, table.id, seat, { email: `p${seat}@example.org`, language: 'de' })
  const host = await connect({ address, table: table.id, key: table.host })
  await host.ask({ type: 'begin' })
  const { asked } = host.table().asked < 0 ? { asked: 0 } : host.table()
  const { db } = server.service.storage
  await vi.waitFor(async () => expect(await db.selectFrom('letters').selectAll().execute()).toHaveLength(1), {
    timeout: 20_000,
  })
  await server.sweep()
  expect(sent).toEqual([])
  now += 2 * MINUTE
  await server.sweep()
  await server.sweep()
  expect(sent).toEqual([`p${asked}@example.org Charterstone: Du bist dran /t/${table.id}`])
  await server.stop()
})

test('notification settings with an unknown time zone, or without a seat, are refused', async () => {
  const server = await startTestServer()
  const table = await seatedTable(server.address, 1)
  const put = (key: string, body: object) =>
    call(server.address, 'PUT', `api/tables/${table.id}/notices`, { key, body })
  expect((await put(table.seats[0] ?? '', { quiet: { from: 1, to: 2, zone: 'Moon/Base' } })).status).toBe(400)
  expect((await put(table.watch, { email: 'a@example.org' })).status).toBe(403)
  expect((await put(table.seats[0] ?? '', { webhook: 'file:///etc/passwd' })).status).toBe(400)
  expect((await put(table.seats[0] ?? '', {})).status).toBe(200)
  await server.stop()
})

test('slow webhooks hold up neither other notifications nor the end of the server', async () => {
  let now = Date.parse('2026-01-10T12:00:00Z')
  const mailed: string[] = []
  let calls = 0
  const server = await startTestServer(
    { NOTICE_AFTER_SECONDS: '60', WEBHOOKS: '1' },
    {
      clock: () => now,
      transports: {
        email: ({ email = '' }) => {
          mailed.push(email)
          return Promise.resolve()
        },
        webhook: () => {
          calls += 1
          return new Promise(() => undefined)
        },
      },
    },
  )
  const { address, service } = server
  const { db } = service.storage
  const waiting = async (): Promise<number> => (await db.selectFrom('letters').selectAll().execute()).length

  /** A table whose only person has a decision and is offline. */
  async function askedAndAway(wishes: object): Promise<void> {
    const before = await waiting()
    const table = await seatedTable(address, 1)
    await keepSettings(server, table.id, 0, wishes)
    const host = await connect({ address, table: table.id, key: table.host })
    await host.ask({ type: 'begin' })
    await vi.waitFor(async () => expect(await waiting()).toBe(before + 1), { timeout: 20_000 })
    host.close()
  }

  for (let count = 0; count < 3; count++) await askedAndAway({ webhook: `https://slow${count}.example/` })
  now += 2 * MINUTE
  void server.sweep().catch(() => undefined)
  await vi.waitFor(() => expect(calls).toBe(3), { timeout: 20_000 })
  await askedAndAway({ email: 'ann@example.org' })
  now += 2 * MINUTE
  await server.sweep()
  expect(mailed).toEqual(['ann@example.org'])
  const start = performance.now()
  await server.stop()
  expect(performance.now() - start).toBeLessThan(5000)
})
