import { generateKeyPairSync } from 'node:crypto'
import type { CarriedSeats, ServerInfo } from '@charterstone/protocol'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Authenticator, makeAuthenticator } from '../test-support/authenticator.ts'
import { connect } from '../test-support/client.ts'
import { call, type Seated, seatedTable } from '../test-support/requests.ts'
import { startTestServer, type TestServer } from '../test-support/test-server.ts'
import { passkeySite } from './carry/passkey-site.ts'

const SITE = 'village.example.org'
const ORIGIN = `https://${SITE}`
const MINUTE = 60_000
let now = Date.parse('2026-01-10T12:00:00Z')
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '1', PUBLIC_URL: ORIGIN }, { clock: () => now })
})
afterAll(() => server.stop())

let addresses = 0
/** Everybody comes from somewhere else. */
function fromElsewhere(): { readonly 'X-Forwarded-For': string } {
  addresses += 1
  return { 'X-Forwarded-For': `10.1.${Math.floor(addresses / 250)}.${addresses % 250}` }
}

type Method = Parameters<typeof call>[1]
const at = (method: Method, path: string, key: string, body: object = {}, headers = fromElsewhere()) =>
  call(server.address, method, path, { key, body, headers })
const post = (path: string, body: object = {}, headers = fromElsewhere()) =>
  call(server.address, 'POST', path, { body, headers })

async function challengeAt({ id }: Seated, key: string): Promise<string> {
  const { body, status } = await at('POST', `api/tables/${id}/passkey/options`, key)
  expect(status).toBe(200)
  return (body as { readonly challenge: string }).challenge
}

async function challenge(): Promise<string> {
  return ((await post('api/passkey/options')).body as { readonly challenge: string }).challenge
}

/** A seat whose person has a new passkey. */
async function withPasskey(table: Seated, key: string): Promise<Authenticator> {
  const device = makeAuthenticator(ORIGIN, SITE)
  const made = device.make(await challengeAt(table, key))
  expect((await at('POST', `api/tables/${table.id}/passkey`, key, made)).status).toBe(200)
  return device
}

async function opened(device: Authenticator): Promise<CarriedSeats['seats']> {
  const { body, status } = await post('api/passkey', device.answer(await challenge()))
  expect(status).toBe(200)
  return (body as CarriedSeats).seats
}

test('a passkey opens all seats of its person on another device', async () => {
  const first = await seatedTable(server.address, 2)
  const second = await seatedTable(server.address, 1)
  const device = await withPasskey(first, first.seats[1] ?? '')
  const added = await at('PUT', `api/tables/${second.id}/passkey`, second.seats[0] ?? '', {
    ...device.answer(await challenge()),
  })
  expect(added.status).toBe(200)
  const seats = await opened(device)
  expect(seats.map(({ table }) => table).toSorted()).toEqual([first.id, second.id].toSorted())
  const { key = '' } = seats.find(({ table }) => table === first.id) ?? {}
  const there = await connect({ address: server.address, table: first.id, key })
  expect(there.welcome().you).toMatchObject({ seats: [1], isHost: false })
})

test('the options name the site and the person, and ask for a passkey that the device finds again', async () => {
  const table = await seatedTable(server.address, 1)
  const { body } = await at('POST', `api/tables/${table.id}/passkey/options`, table.seats[0] ?? '')
  expect(body).toMatchObject({
    rp: { id: SITE, name: 'Charterstone' },
    user: { name: 'Player 1' },
    authenticatorSelection: { residentKey: 'required' },
    attestation: 'none',
  })
})

test('a challenge is valid once, for five minutes, and for its own purpose', async () => {
  const table = await seatedTable(server.address, 1)
  const key = table.seats[0] ?? ''
  const device = await withPasskey(table, key)
  const used = await challenge()
  expect((await post('api/passkey', device.answer(used))).status).toBe(200)
  expect((await post('api/passkey', device.answer(used))).body).toEqual({ fault: { code: 'wrong-passkey' } })
  const late = await challenge()
  now += 6 * MINUTE
  expect((await post('api/passkey', device.answer(late))).status).toBe(403)
  expect((await post('api/passkey', device.answer(await challengeAt(table, key)))).status).toBe(403)
  expect((await post('api/passkey', device.answer('bWFkZS11cA'))).status).toBe(403)
})

test('a passkey of another site, a forged signature and an unknown passkey open nothing', async () => {
  const table = await seatedTable(server.address, 1)
  const device = await withPasskey(table, table.seats[0] ?? '')
  const tried = async (change: Parameters<Authenticator['answer']>[1]) =>
    (await post('api/passkey', device.answer(await challenge(), change))).status
  expect(await tried({ origin: 'https://evil.example' })).toBe(403)
  expect(await tried({ rpId: 'evil.example' })).toBe(403)
  expect(await tried({ key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey })).toBe(403)
  const stranger = makeAuthenticator(ORIGIN, SITE)
  expect((await post('api/passkey', stranger.answer(await challenge()))).status).toBe(403)
  expect(await tried({})).toBe(200)
})

test('a passkey that was made for another site, or twice, is not stored', async () => {
  const table = await seatedTable(server.address, 1)
  const key = table.seats[0] ?? ''
  const device = makeAuthenticator(ORIGIN, SITE)
  const keep = async (change = {}) =>
    (
      await at(
        'POST',
        `api/tables/${table.id}/passkey`,
        key,
        device.make(await challengeAt(table, key), change),
      )
    ).status
  expect(await keep({ origin: 'https://evil.example' })).toBe(403)
  expect(await keep({ rpId: 'evil.example' })).toBe(403)
  expect(await keep()).toBe(200)
  expect(await keep()).toBe(403)
})

test('only a person with a seat, or the host, can add a passkey', async () => {
  const table = await seatedTable(server.address, 1)
  const path = `api/tables/${table.id}/passkey`
  expect((await at('POST', `${path}/options`, table.watch)).status).toBe(403)
  expect((await at('DELETE', path, table.invite)).status).toBe(403)
  expect((await at('POST', `${path}/options`, table.host)).status).toBe(200)
  expect((await at('POST', path, table.seats[0] ?? '', { id: '<script>' })).status).toBe(400)
})

test('a seat with a new link, or whose passkey was removed, belongs to it no longer; a new one replaces it', async () => {
  const table = await seatedTable(server.address, 3)
  const devices: Authenticator[] = []
  for (const key of table.seats) devices.push(await withPasskey(table, key))
  const [first, second, third] = devices
  if (first === undefined || second === undefined || third === undefined) throw new Error('three seats')
  await at('POST', `api/tables/${table.id}/links`, table.host, { role: 'seat', seat: 0 })
  expect(await opened(first)).toEqual([])
  await at('DELETE', `api/tables/${table.id}/passkey`, table.seats[1] ?? '')
  expect(await opened(second)).toEqual([])
  const newer = await withPasskey(table, table.seats[2] ?? '')
  expect(await opened(third)).toEqual([])
  expect(await opened(newer)).toHaveLength(1)
})

test('a passkey and an e-mail address stand for the same seat side by side', async () => {
  const mails = await startTestServer(
    { PUBLIC_URL: ORIGIN },
    { transports: { email: async () => undefined } },
  )
  const table = await seatedTable(mails.address, 1)
  const [key = ''] = table.seats
  const ask = (method: Method, path: string, body: object) => call(mails.address, method, path, { key, body })
  const device = makeAuthenticator(ORIGIN, SITE)
  const options = await ask('POST', `api/tables/${table.id}/passkey/options`, {})
  const made = device.make((options.body as { readonly challenge: string }).challenge)
  expect((await ask('POST', `api/tables/${table.id}/passkey`, made)).status).toBe(200)
  await ask('PUT', `api/tables/${table.id}/carry`, { email: 'ann@example.org' })
  const { db } = mails.service.storage
  expect(await db.selectFrom('carriers').selectAll().execute()).toHaveLength(2)
  await ask('PUT', `api/tables/${table.id}/carry`, { email: null })
  const left = await db.selectFrom('carriers').select('address').execute()
  expect(left.map(({ address }) => address.split(':')[0])).toEqual(['passkey'])
  await mails.stop()
})

test('one network address may ask for and try only a few passkeys', async () => {
  const headers = fromElsewhere()
  const asked: number[] = []
  for (let more = 0; more < 22; more++) asked.push((await post('api/passkey/options', {}, headers)).status)
  expect(asked.filter((status) => status === 429)).toHaveLength(2)
  const device = makeAuthenticator(ORIGIN, SITE)
  const tried: number[] = []
  for (let more = 0; more < 22; more++)
    tried.push((await post('api/passkey', device.answer('AAAA'), headers)).status)
  expect(tried.filter((status) => status === 429)).toHaveLength(2)
})

test.each([
  ['https://village.example.org/x', { rpId: SITE, origin: ORIGIN }],
  ['http://village.example.org', null],
  ['https://192.0.2.1', null],
  ['https://[2001:db8::1]', null],
  ['http://localhost:4173', { rpId: 'localhost', origin: 'http://localhost:4173' }],
  [undefined, { rpId: 'localhost', origin: 'http://localhost:4173' }],
])('passkeys are offered where browsers allow them: %s', (PUBLIC_URL, site) => {
  expect(passkeySite({ PUBLIC_URL, PORT: 4173 })).toEqual(site)
})

test('the server says for which host name it takes passkeys', async () => {
  expect(((await call(server.address, 'GET', 'api/server')).body as ServerInfo).passkeys).toBe(SITE)
})
