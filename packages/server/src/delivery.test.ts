import type { CarriedSeats, NotificationSettings } from '@charterstone/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import webPush from 'web-push'
import { connect } from '../test-support/client.ts'
import { keepSettings } from '../test-support/keep-settings.ts'
import { type MailService, startMailService } from '../test-support/mail-service.ts'
import { type PushService, startPushService } from '../test-support/push-service.ts'
import { call, type Seated, seatedTable } from '../test-support/requests.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'
import { readConfig } from './config.ts'
import { makeTransports } from './notices/transport.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const { publicKey, privateKey } = webPush.generateVAPIDKeys()

let now = 0
let push: PushService
let mail: MailService
let server: TestServer

beforeEach(async () => {
  now = Date.parse('2026-01-10T12:00:00Z')
  push = await startPushService(publicKey)
  mail = await startMailService()
  const env = {
    PUSH_PUBLIC_KEY: publicKey,
    PUSH_PRIVATE_KEY: privateKey,
    PUSH_CONTACT: 'mailto:host@example.org',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Charterstone <table@example.org>',
    PUBLIC_URL: 'https://village.example.org',
  }
  // Both services are in this very machine, which would otherwise not be called.
  const transports = makeTransports(readConfig(env), () =>
    Promise.resolve({ address: '127.0.0.1', family: 4 }),
  )
  server = await startTestServer(env, { clock: () => now, transports })
})

afterEach(async () => {
  await server.stop()
  await push.stop()
  await mail.stop()
})

/** A table whose only person has a decision and is offline. */
async function askedAndAway(wishes: NotificationSettings): Promise<Seated> {
  const { address } = server
  const table = await seatedTable(address, 1)
  await keepSettings(server, table.id, 0, wishes)
  const host = await connect({ address, table: table.id, key: table.host })
  await host.ask({ type: 'begin' })
  const { db } = server.service.storage
  await vi.waitFor(async () => expect(await db.selectFrom('letters').selectAll().execute()).toHaveLength(1), {
    timeout: 20_000,
  })
  host.close()
  return table
}

describe('notifications', () => {
  test('a notification reaches a browser, encrypted and signed, and a mailbox', async () => {
    const table = await askedAndAway({
      push: push.subscription,
      email: 'ann@example.org',
      language: 'de',
    })
    now += 2 * MINUTE
    await server.sweep()
    await server.sweep()
    const url = `https://village.example.org/t/${table.id}`
    expect(push.pushed).toEqual([
      {
        message: {
          title: 'Charterstone: Du bist dran',
          text: 'Player 1, Grüntal wartet auf deinen Zug.',
          url,
        },
        isSigned: true,
        contact: 'mailto:host@example.org',
      },
    ])
    expect(mail.mails.map(({ to }) => to)).toEqual(['ann@example.org'])
    expect(mail.mails[0]?.text).toContain('Subject: Charterstone: Du bist dran')
    // Mail breaks long lines that contain letters outside of ASCII.
    expect(mail.mails[0]?.text.replaceAll(/=\r?\n/g, '')).toContain(url)
  })

  test('a notification waits until quiet hours are over, also when it became due while the server was down', async () => {
    now = Date.parse('2026-01-10T21:30:00Z')
    const quiet = { from: 22, to: 7, zone: 'Europe/Berlin' }
    await askedAndAway({ push: push.subscription, email: 'ann@example.org', quiet })
    now += HOUR
    await server.sweep()
    expect([push.pushed.length, mail.mails.length]).toEqual([0, 0])
    // Nothing was sent in the morning; the next evening is quiet again.
    now = Date.parse('2026-01-11T23:00:00Z')
    await server.sweep()
    expect([push.pushed.length, mail.mails.length]).toEqual([0, 0])
    now = Date.parse('2026-01-12T06:01:00Z')
    await server.sweep()
    expect([push.pushed.length, mail.mails.length]).toEqual([1, 1])
  })

  test('a notification that failed through one channel is sent again through that channel only', async () => {
    push.answers(503)
    await askedAndAway({ push: push.subscription, email: 'ann@example.org' })
    now += 2 * MINUTE
    await server.sweep()
    expect([push.pushed.length, mail.mails.length]).toEqual([1, 1])
    push.answers(201)
    now += 6 * MINUTE
    await server.sweep()
    now += 6 * MINUTE
    await server.sweep()
    expect([push.pushed.length, mail.mails.length]).toEqual([2, 1])
  })

  test('a notification to a browser that has unsubscribed is not sent again', async () => {
    push.answers(410)
    const { id } = await askedAndAway({ push: push.subscription, email: 'ann@example.org' })
    now += 2 * MINUTE
    await server.sweep()
    now += 6 * MINUTE
    await server.sweep()
    expect(push.pushed).toHaveLength(1)
    const { wishes } = await server.service.storage.db
      .selectFrom('wishes')
      .select('wishes')
      .where('table_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(wishes)).toEqual({ email: 'ann@example.org' })
  })
})

test('a push endpoint in a private network is never requested', async () => {
  const { push: send } = makeTransports(server.service.config)
  const message = { title: '', text: '', url: '' }
  await expect(send?.({ push: push.subscription }, message)).rejects.toThrow('not a public address')
  expect(push.pushed).toEqual([])
})

test('a code arrives by mail and opens the seats', async () => {
  const { address } = server
  const table = await seatedTable(address, 1)
  const [key = ''] = table.seats
  const email = 'ola@example.org'
  await call(address, 'PUT', `api/tables/${table.id}/carry`, { key, body: { email } })
  await call(address, 'POST', 'api/carry/code', { body: { email, language: 'en' } })
  await vi.waitFor(() => expect(mail.mails).toHaveLength(1), { timeout: 20_000 })
  expect(mail.mails[0]?.to).toBe(email)
  const code = /your code is (\d{6})/.exec(mail.mails[0]?.text ?? '')?.[1]
  const opened = await call(address, 'POST', 'api/carry', { body: { email, code } })
  expect((opened.body as CarriedSeats).seats.map((seat) => seat.table)).toEqual([table.id])
})

test('nothing but a code is sent to a new address until the code was entered', async () => {
  const { address } = server
  const table = await seatedTable(address, 2)
  const [key = '', otherKey = ''] = table.seats
  const put = (by: string) =>
    call(address, 'PUT', `api/tables/${table.id}/notices`, { key: by, body: { email: 'ann@example.org' } })
  const confirm = (by: string, code: string) =>
    call(address, 'POST', `api/tables/${table.id}/notices/confirm`, { key: by, body: { code } })
  expect((await put(key)).body).toEqual({ kept: true, mustConfirm: true })
  await vi.waitFor(() => expect(mail.mails).toHaveLength(1), { timeout: 20_000 })
  const [sent] = mail.mails
  expect(sent?.to).toBe('ann@example.org')
  // The sender has chosen the name of the player and the table.
  expect(sent?.text).not.toContain('Player')
  expect(sent?.text).not.toContain(table.id)
  const host = await connect({ address, table: table.id, key: table.host })
  await host.ask({ type: 'begin' })
  host.close()
  now += 2 * MINUTE
  await server.sweep()
  expect(mail.mails).toHaveLength(1)
  const code = /your code is (\d{6})/.exec(sent?.text ?? '')?.[1] ?? ''
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  expect((await confirm(key, wrong)).status).toBe(403)
  expect((await confirm(otherKey, code)).status).toBe(409)
  expect(
    (await call(address, 'POST', 'api/carry', { body: { email: 'ann@example.org', code } })).status,
  ).toBe(403)
  expect((await confirm(key, code)).status).toBe(200)
  expect((await put(key)).body).toEqual({ kept: true, mustConfirm: false })
})
