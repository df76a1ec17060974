import { CLOSE, type ServerMessage } from '@charterstone/protocol'
import { expect, test } from 'vitest'
import { makeFakeClock } from '../../test-support/fake-clock.ts'
import { makeFakeNetwork } from '../../test-support/fake-network.ts'
import { type ConnectionStatus, connectTable } from './table-connection.ts'

type Options = { readonly since?: number; readonly seat?: number; readonly isOpen?: boolean }

function connect({ since, seat, isOpen = true }: Options = {}) {
  const clock = makeFakeClock()
  const network = makeFakeNetwork()
  const messages: ServerMessage[] = []
  const statuses: ConnectionStatus[] = []
  const connection = connectTable(
    {
      table: 'abc',
      since: () => since ?? null,
      seat: () => seat ?? null,
      onMessage: (message) => messages.push(message),
      onStatus: (status) => statuses.push(status),
    },
    { network, clock },
  )
  if (isOpen) network.socket().open()
  return { clock, network, messages, statuses, connection }
}

function welcomed(options: Options = {}) {
  const all = connect(options)
  all.network.socket().say({ type: 'welcome', seq: 3 })
  return all
}

test('a connection says hello with the protocol, and passes the welcome on', () => {
  const { network, messages, statuses } = welcomed()
  expect(network.socket().path).toBe('/api/tables/abc/socket')
  expect(network.socket().sent).toEqual([{ type: 'hello', protocol: 1, patches: true }])
  expect(statuses).toEqual(['connecting', 'live'])
  expect(messages).toEqual([{ type: 'welcome', seq: 3 }])
})

test('hello names the last sequence number seen and the seat to play', () => {
  const { network } = connect({ since: 118, seat: 2 })
  expect(network.socket().sent).toEqual([{ type: 'hello', protocol: 1, since: 118, seat: 2, patches: true }])
})

test('nothing is sent before the socket is open', () => {
  const { network } = connect({ isOpen: false })
  expect(network.socket().sent).toEqual([])
})

test('a lost connection is opened again and says what it has seen', async () => {
  const { network, clock, statuses } = welcomed({ since: 118 })
  network.socket().hangUp(1006)
  expect(statuses.at(-1)).toBe('lost')
  expect(network.sockets).toHaveLength(1)
  await clock.pass(300)
  expect(network.sockets).toHaveLength(2)
  network.socket().open()
  expect(network.socket().sent).toEqual([{ type: 'hello', protocol: 1, since: 118, patches: true }])
  network.socket().say({ type: 'welcome', seq: 118 })
  expect(statuses.at(-1)).toBe('live')
})

test('retries wait twice as long each time, at most five seconds, and start over after a welcome', async () => {
  const { network, clock } = welcomed()
  const waits: number[] = []
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const before = network.sockets.length
    network.socket().hangUp(1006)
    const start = clock.now()
    while (network.sockets.length === before) await clock.pass(100)
    waits.push(clock.now() - start)
  }
  expect(waits).toEqual([300, 600, 1200, 2400, 4800, 5000, 5000])
  network.socket().open()
  network.socket().say({ type: 'welcome', seq: 3 })
  network.socket().hangUp(1006)
  await clock.pass(300)
  expect(network.sockets).toHaveLength(9)
})

test('a server that stops on purpose is tried again soon', async () => {
  const { network, clock } = welcomed()
  for (const _ of [1, 2, 3]) {
    network.socket().hangUp(1006)
    await clock.pass(5000)
  }
  network.socket().say({ type: 'bye', reason: 'stopping' })
  const before = network.sockets.length
  network.socket().hangUp(CLOSE.restart)
  await clock.pass(300)
  expect(network.sockets).toHaveLength(before + 1)
})

test('each request is settled by its own number, in any order', async () => {
  const { network, connection } = welcomed()
  const done = connection.request({ type: 'ping' })
  const refused = connection.request({ type: 'undo', game: 1, step: 2 })
  expect(network.socket().sent.slice(1)).toEqual([
    { type: 'ping', id: 1 },
    { type: 'undo', game: 1, step: 2, id: 2 },
  ])
  network.socket().say({ type: 'refused', id: 2, fault: { code: 'stale' } })
  network.socket().say({ type: 'done', id: 1, seq: 4 })
  expect(await Promise.all([done, refused])).toEqual([undefined, { code: 'stale' }])
})

test('a refusal without a number settles every request', async () => {
  const { network, connection } = welcomed()
  const requests = [connection.request({ type: 'ping' }), connection.request({ type: 'begin' })]
  network.socket().say({ type: 'refused', id: null, fault: { code: 'bad-message' } })
  expect(await Promise.all(requests)).toEqual([{ code: 'bad-message' }, { code: 'bad-message' }])
})

test('a request that the lost connection has not answered is lost', async () => {
  const { network, connection } = welcomed()
  const request = connection.request({ type: 'ping' })
  network.socket().hangUp(1006)
  expect(await request).toEqual({ code: 'lost' })
})

test('a request before the welcome is lost and not sent', async () => {
  const { network, connection } = connect()
  expect(await connection.request({ type: 'ping' })).toEqual({ code: 'lost' })
  expect(network.socket().sent).toHaveLength(1)
})

test('messages about the table are passed on, replies are not', () => {
  const { network, messages } = welcomed()
  network.socket().say({ type: 'talk', seq: 4 })
  network.socket().say({ type: 'done', id: 9, seq: 4 })
  network.socket().say({ type: 'bye', reason: 'flood' })
  expect(messages.map(({ type }) => type)).toEqual(['welcome', 'talk'])
})

test.each([
  [CLOSE.noKey, 'revoked'],
  [CLOSE.noTable, 'missing'],
  [CLOSE.setAside, 'set-aside'],
] as const)('close code %i means %s, and there is no retry', async (code, status) => {
  const { network, clock, statuses } = connect()
  network.socket().hangUp(code)
  await clock.pass(60_000)
  expect(statuses.at(-1)).toBe(status)
  expect(network.sockets).toHaveLength(1)
})

test('after a final close code a page that is shown again stays away, and a person can try again', () => {
  const { network, connection, statuses } = connect()
  network.socket().hangUp(CLOSE.noKey)
  network.setVisible(false)
  network.setVisible(true)
  expect([network.sockets.length, statuses.at(-1)]).toEqual([1, 'revoked'])
  connection.renew()
  expect(network.sockets).toHaveLength(2)
})

test('a flood is no reason to stay away', async () => {
  const { network, clock } = welcomed()
  network.socket().hangUp(CLOSE.flood)
  await clock.pass(1000)
  expect(network.sockets).toHaveLength(2)
})

test('a device that goes offline drops the connection at once and comes back with the network', async () => {
  const { network, clock, statuses } = welcomed()
  const before = network.socket()
  network.setOnline(false)
  expect(statuses.at(-1)).toBe('lost')
  expect(before.isClosed()).toBe(true)
  await clock.pass(60_000)
  expect(network.sockets).toHaveLength(1)
  network.setOnline(true)
  expect(network.sockets).toHaveLength(2)
})

test('a hidden page reconnects when it is shown, not when the network returns', () => {
  const { network } = welcomed()
  network.setVisible(false)
  network.setOnline(false)
  network.setOnline(true)
  expect(network.sockets).toHaveLength(1)
  network.setVisible(true)
  expect(network.sockets).toHaveLength(2)
})

test('a live connection stays as it is when the page is shown again', () => {
  const { network } = welcomed()
  network.setVisible(false)
  network.setVisible(true)
  expect(network.sockets).toHaveLength(1)
})

test('a silent connection is pinged, and replaced when there is no reply', async () => {
  const { network, clock, statuses } = welcomed()
  const silent = network.socket()
  await clock.pass(20_000)
  expect(silent.sent.at(-1)).toEqual({ type: 'ping', id: 1 })
  expect(statuses.at(-1)).toBe('live')
  await clock.pass(8_000)
  expect(statuses.at(-1)).toBe('lost')
  expect(silent.isClosed()).toBe(true)
  await clock.pass(300)
  expect(network.sockets).toHaveLength(2)
})

test('a connection that replies to its ping is kept', async () => {
  const { network, clock, statuses } = welcomed()
  await clock.pass(20_000)
  network.socket().say({ type: 'done', id: 1, seq: 3 })
  await clock.pass(19_000)
  expect(statuses.at(-1)).toBe('live')
  expect(network.sockets).toHaveLength(1)
})

test('renewing replaces the socket at once and loses what was asked on the old one', async () => {
  const { network, connection } = welcomed()
  const old = network.socket()
  const request = connection.request({ type: 'ping' })
  connection.renew()
  expect(network.sockets).toHaveLength(2)
  expect(old.isClosed()).toBe(true)
  expect(await request).toEqual({ code: 'lost' })
})

test('what an old socket still says is ignored', () => {
  const { network, connection, messages, statuses } = welcomed()
  const old = network.socket()
  connection.renew()
  old.say({ type: 'talk', seq: 9 })
  old.hangUp(CLOSE.noKey)
  expect(messages).toHaveLength(1)
  expect(statuses.at(-1)).toBe('live')
})

test('a closed connection neither retries nor listens', async () => {
  const { network, clock, connection, statuses } = welcomed()
  connection.close()
  expect(network.socket().isClosed()).toBe(true)
  network.setOnline(false)
  network.setOnline(true)
  await clock.pass(60_000)
  expect(network.sockets).toHaveLength(1)
  expect(network.watchers()).toBe(0)
  expect(clock.due()).toBe(0)
  expect(statuses.at(-1)).toBe('live')
})

test('a connection that is closed while it waits for its retry stays closed', async () => {
  const { network, clock, connection } = welcomed()
  network.socket().hangUp(1006)
  connection.close()
  await clock.pass(60_000)
  expect(network.sockets).toHaveLength(1)
})

test('patches are passed on while each follows the view before it, also after a whole one', () => {
  const { network, messages } = welcomed()
  network.socket().say({ type: 'patch', seq: 4, base: 3 })
  network.socket().say({ type: 'talk', seq: 5 })
  network.socket().say({ type: 'patch', seq: 6, base: 4 })
  network.socket().say({ type: 'undone', seq: 7 })
  network.socket().say({ type: 'patch', seq: 8, base: 7 })
  expect(messages.map(({ type }) => type)).toEqual(['welcome', 'patch', 'talk', 'patch', 'undone', 'patch'])
  expect(network.sockets).toHaveLength(1)
})

test('a patch of a view that never arrived is not applied: a new connection brings a whole view', () => {
  const { network, messages } = welcomed()
  network.socket().say({ type: 'patch', seq: 5, base: 4 })
  expect(messages.map(({ type }) => type)).toEqual(['welcome'])
  expect(network.sockets).toHaveLength(2)
})

test('a server that does not know patches gets a hello without them', () => {
  const { network, statuses } = connect()
  network.socket().say({ type: 'refused', id: null, fault: { code: 'bad-message' } })
  expect(network.socket().sent).toEqual([
    { type: 'hello', protocol: 1, patches: true },
    { type: 'hello', protocol: 1 },
  ])
  network.socket().say({ type: 'welcome', seq: 3 })
  expect(statuses.at(-1)).toBe('live')
})
