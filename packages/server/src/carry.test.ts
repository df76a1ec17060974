import type { CarriedSeats, ServerInfo } from '@charterstone/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect } from '../test-support/client.ts'
import { call, type Seated, seatedTable } from '../test-support/requests.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'
import { makeAddressHashes } from './carry/address.ts'
import type { Message } from './notices/message.ts'

let server: TestServer
let now = Date.parse('2026-01-10T12:00:00Z')
const MINUTE = 60_000
const sent: { readonly to: string; readonly message: Message }[] = []

beforeAll(async () => {
  server = await startTestServer(
    { TRUST_PROXY: '1' },
    {
      clock: () => now,
      transports: {
        email: ({ email = '' }, message) => {
          sent.push({ to: email, message })
          return Promise.resolve()
        },
      },
    },
  )
})

afterAll(() => server.stop())

beforeEach(() => {
  sent.length = 0
})

let addresses = 0
/** Everybody comes from somewhere else. */
function fromElsewhere(): { readonly 'X-Forwarded-For': string } {
  addresses += 1
  return { 'X-Forwarded-For': `10.0.${Math.floor(addresses / 250)}.${addresses % 250}` }
}

const post = (path: string, body: object, headers = fromElsewhere()) =>
  call(server.address, 'POST', path, { body, headers })
/** The owner of an address asks and answers from one network. */
const homes = new Map<string, { readonly 'X-Forwarded-For': string }>()
function homeOf(email: string) {
  const name = email.toLowerCase()
  const home = homes.get(name) ?? fromElsewhere()
  homes.set(name, home)
  return home
}
const askFor = (email: string, headers = homeOf(email)) => post('api/carry/code', { email }, headers)
const tryCode = (email: string, code: string, headers = homeOf(email)) =>
  post('api/carry', { email, code }, headers)

async function carry({ id }: Seated, key: string, email: string | null): Promise<void> {
  const { status } = await call(server.address, 'PUT', `api/tables/${id}/carry`, { key, body: { email } })
  expect(status).toBe(200)
}

/** The code that comes by mail. */
async function codeFor(email: string, headers = homeOf(email)): Promise<string> {
  sent.length = 0
  await askFor(email, headers)
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 })
  return /\d{6}/.exec(sent[0]?.message.title ?? '')?.[0] ?? ''
}

function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

test('a code opens all seats of a person on another device; the first device stays connected', async () => {
  const first = await seatedTable(server.address, 2)
  const second = await seatedTable(server.address, 1)
  await carry(first, first.seats[1] ?? '', 'ann@example.org')
  await carry(second, second.seats[0] ?? '', 'Ann@Example.org')
  await carry(second, second.host, 'ann@example.org')
  const code = await codeFor(' ann@example.org'.trim())
  expect(sent[0]?.to).toBe('ann@example.org')
  const { body, status } = await tryCode('ANN@example.org', code)
  expect(status).toBe(200)
  const { seats } = body as CarriedSeats
  expect(seats.map(({ table }) => table).toSorted()).toEqual([first.id, second.id, second.id].toSorted())
  const [carried] = seats.filter(({ table }) => table === first.id)
  const there = await connect({ address: server.address, table: first.id, key: carried?.key ?? '' })
  expect(there.welcome().you).toMatchObject({ seats: [1], isHost: false })
  const here = await connect({ address: server.address, table: first.id, key: first.seats[1] ?? '' })
  expect(here.welcome().you.seats).toEqual([1])
})

test('neither the e-mail address nor the code is stored in plain text', async () => {
  const table = await seatedTable(server.address, 1)
  await carry(table, table.seats[0] ?? '', 'secret@example.org')
  const code = await codeFor('secret@example.org')
  const { db } = server.service.storage
  const rows = [
    await db.selectFrom('codes').selectAll().execute(),
    await db.selectFrom('carriers').selectAll().execute(),
  ]
  expect(JSON.stringify(rows)).not.toContain('secret@example')
  expect(JSON.stringify(rows)).not.toContain(code)
})

test('an address that an earlier version stored without a secret opens its seats, and is then stored with it', async () => {
  const table = await seatedTable(server.address, 1)
  await carry(table, table.seats[0] ?? '', 'early@example.org')
  const { db } = server.service.storage
  const read = async () =>
    (await db.selectFrom('carriers').select('address').where('table_id', '=', table.id).execute())[0]?.address
  const keyed = await read()
  const plain = makeAddressHashes(null).of('early@example.org')
  expect(keyed).not.toBe(plain)
  await db.updateTable('carriers').set({ address: plain }).where('table_id', '=', table.id).execute()
  const { body } = await tryCode('early@example.org', await codeFor('early@example.org'))
  expect((body as CarriedSeats).seats).toHaveLength(1)
  expect(await read()).toBe(keyed)
})

describe('a code', () => {
  test('a code opens the seats only once', async () => {
    const table = await seatedTable(server.address, 1)
    await carry(table, table.seats[0] ?? '', 'once@example.org')
    const code = await codeFor('once@example.org')
    const both = await Promise.all([tryCode('once@example.org', code), tryCode('once@example.org', code)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
    expect((await tryCode('once@example.org', code)).body).toEqual({ fault: { code: 'wrong-code' } })
  })

  test('a code is valid for ten minutes', async () => {
    const table = await seatedTable(server.address, 1)
    await carry(table, table.seats[0] ?? '', 'late@example.org')
    const code = await codeFor('late@example.org')
    now += 11 * MINUTE
    expect((await tryCode('late@example.org', code)).status).toBe(403)
  })

  test('a stranger who guesses and asks for codes does not lock the owner out', async () => {
    const table = await seatedTable(server.address, 1)
    await carry(table, table.seats[0] ?? '', 'owner@example.org')
    const code = await codeFor('owner@example.org')
    const stranger = fromElsewhere()
    for (let tries = 0; tries < 15; tries++)
      expect((await tryCode('owner@example.org', otherThan(code), stranger)).status).toBe(403)
    // Not even with the right code: it belongs to the one who asked.
    expect((await tryCode('owner@example.org', code, stranger)).status).toBe(403)
    for (let made = 0; made < 6; made++) {
      now += 2 * MINUTE
      await codeFor('owner@example.org', stranger)
    }
    // Six a day: no mail comes for the others.
    for (let more = 0; more < 6; more++) await askFor('owner@example.org', stranger)
    const again = await codeFor('owner@example.org')
    expect((await tryCode('owner@example.org', again)).status).toBe(200)
  })

  test('a code follows the browser that asked for it into another network', async () => {
    const table = await seatedTable(server.address, 1)
    await carry(table, table.seats[0] ?? '', 'moves@example.org')
    sent.length = 0
    const { headers } = await askFor('moves@example.org')
    await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 10_000 })
    const code = /\d{6}/.exec(sent[0]?.message.title ?? '')?.[0] ?? ''
    const cookie = headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly; SameSite=Strict/)
    const moved = { ...fromElsewhere(), Cookie: cookie.split(';')[0] ?? '' }
    expect((await tryCode('moves@example.org', code, moved)).status).toBe(200)
    expect((await tryCode('moves@example.org', code, moved)).status).toBe(403)
  })

  test('a code becomes invalid after five wrong tries', async () => {
    const table = await seatedTable(server.address, 1)
    await carry(table, table.seats[0] ?? '', 'guess@example.org')
    const code = await codeFor('guess@example.org')
    for (let tries = 0; tries < 5; tries++)
      expect((await tryCode('guess@example.org', otherThan(code))).status).toBe(403)
    expect((await tryCode('guess@example.org', code)).status).toBe(403)
  })

  test('a code of another e-mail address opens no seat', async () => {
    const table = await seatedTable(server.address, 2)
    await carry(table, table.seats[0] ?? '', 'mine@example.org')
    await carry(table, table.seats[1] ?? '', 'yours@example.org')
    const code = await codeFor('mine@example.org')
    expect((await tryCode('yours@example.org', code)).status).toBe(403)
  })

  test('a new code is not sent at once, and not more than six times a day', async () => {
    const { codes } = server.service
    const start = now
    const madeAt = (minutes: number) =>
      codes.make({ code: '123456', names: ['flood'], now: start + minutes * MINUTE })
    expect(await madeAt(0)).toBe(true)
    expect(await madeAt(0.5)).toBe(false)
    for (let made = 1; made < 6; made++) expect(await madeAt(made * 2)).toBe(true)
    expect(await madeAt(30)).toBe(false)
    expect(await madeAt(23 * 60)).toBe(false)
    expect(await madeAt(24 * 60)).toBe(true)
    expect(await madeAt(24 * 60 + 2)).toBe(true)
  })
})

test('the reply does not reveal whether an e-mail address is known', async () => {
  const table = await seatedTable(server.address, 1)
  await carry(table, table.seats[0] ?? '', 'known@example.org')
  const [known, unknown] = [await askFor('known@example.org'), await askFor('unknown@example.org')]
  expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
  await vi.waitFor(() => expect(sent.map(({ to }) => to)).toEqual(['known@example.org']), { timeout: 10_000 })
  const wrong = otherThan(/\d{6}/.exec(sent[0]?.message.title ?? '')?.[0] ?? '')
  const replies = [await tryCode('known@example.org', wrong), await tryCode('unknown@example.org', wrong)]
  expect(replies[1]?.text).toBe(replies[0]?.text)
})

test('one network address may request and try only a few codes', async () => {
  const headers = fromElsewhere()
  const asked: number[] = []
  for (let more = 0; more < 22; more++) asked.push((await askFor(`a${more}@example.org`, headers)).status)
  expect(asked.filter((status) => status === 429)).toHaveLength(2)
  const other = fromElsewhere()
  const tried: number[] = []
  for (let more = 0; more < 22; more++) tried.push((await tryCode('b@example.org', '000000', other)).status)
  expect(tried.filter((status) => status === 429)).toHaveLength(2)
})

test('a seat with a new link, or handed over, or left, no longer belongs to the e-mail address', async () => {
  const { address } = server
  const table = await seatedTable(address, 3)
  for (const key of table.seats) await carry(table, key, 'gone@example.org')
  await call(address, 'POST', `api/tables/${table.id}/links`, {
    key: table.host,
    body: { role: 'seat', seat: 0 },
  })
  await call(address, 'POST', `api/tables/${table.id}/links`, {
    key: table.host,
    body: { role: 'seat', seat: 1, handsOver: true },
  })
  const third = await connect({ address, table: table.id, key: table.seats[2] ?? '' })
  await third.ask({ type: 'leave', seat: 2 })
  const { body } = await tryCode('gone@example.org', await codeFor('gone@example.org'))
  expect((body as CarriedSeats).seats).toEqual([])
})

test('an e-mail address can be removed, and a spectator has no seat to add one for', async () => {
  const table = await seatedTable(server.address, 1)
  const key = table.seats[0] ?? ''
  await carry(table, key, 'shy@example.org')
  await carry(table, key, null)
  await askFor('shy@example.org')
  // A code that is asked for later arrives; this one would have come before it.
  const other = await seatedTable(server.address, 1)
  await carry(other, other.seats[0] ?? '', 'bold@example.org')
  await askFor('bold@example.org')
  await vi.waitFor(() => expect(sent.map(({ to }) => to)).toEqual(['bold@example.org']), { timeout: 10_000 })
  const put = (by: string, email: string) =>
    call(server.address, 'PUT', `api/tables/${table.id}/carry`, { key: by, body: { email } })
  expect((await put(table.watch, 'a@example.org')).status).toBe(403)
  expect((await put(table.invite, 'a@example.org')).status).toBe(403)
  expect((await put(key, 'a@example.org\nBcc: b@example.org')).status).toBe(400)
})

test('a server without mail offers no codes', async () => {
  const plain = await startTestServer()
  const info = (await call(plain.address, 'GET', 'api/server')).body as ServerInfo
  expect(info.carries).toBe(false)
  const { status } = await call(plain.address, 'POST', 'api/carry/code', { body: { email: 'a@example.org' } })
  expect(status).toBe(404)
  await plain.stop()
})
