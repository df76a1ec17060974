import type { ServerMessage } from '@charterstone/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ConnectionStatus, connectTable } from './table-connection.ts'

/** The other end of the wire, in the hands of the test. */
class Wire {
  static all: Wire[] = []
  readonly sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { readonly data: string }) => void) | null = null
  onclose: ((event: { readonly code: number }) => void) | null = null
  readonly url: string
  constructor(url: string) {
    this.url = url
    Wire.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(code = 1000): void {
    this.onclose?.({ code })
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const listeners = new Map<string, () => void>()
let statuses: ConnectionStatus[] = []
let heard: ServerMessage[] = []

beforeEach(() => {
  vi.useFakeTimers()
  Wire.all = []
  statuses = []
  heard = []
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('location', { protocol: 'https:', host: 'village.example' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', {
    visibilityState: 'visible',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })
  vi.stubGlobal('addEventListener', (kind: string, listener: () => void) => listeners.set(kind, listener))
  vi.stubGlobal('removeEventListener', () => undefined)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function wire(): Wire {
  const last = Wire.all.at(-1)
  if (last === undefined) throw new Error('nobody has connected')
  return last
}

function open(since: number | null = null) {
  const line = connectTable({
    table: 'abc',
    since: () => since,
    seat: () => null,
    onMessage: (message) => heard.push(message),
    onStatus: (status) => statuses.push(status),
  })
  wire().onopen?.()
  return line
}

test('whoever connects says hello and hears the rest', () => {
  open()
  expect(wire().url).toBe('wss://village.example/api/tables/abc/socket')
  expect(wire().sent).toEqual([{ type: 'hello', protocol: 1 }])
  wire().says({ type: 'welcome', seq: 3 })
  expect(statuses).toEqual(['connecting', 'live'])
  expect(heard).toEqual([{ type: 'welcome', seq: 3 }])
})

test('after a loss it connects by itself and says what it has seen', async () => {
  open(118)
  wire().says({ type: 'welcome', seq: 118 })
  wire().close(1006)
  expect(statuses.at(-1)).toBe('lost')
  await vi.advanceTimersByTimeAsync(1000)
  expect(Wire.all).toHaveLength(2)
  wire().onopen?.()
  expect(wire().sent).toEqual([{ type: 'hello', protocol: 1, since: 118 }])
})

test('a request is settled by its number, or by the loss of the connection', async () => {
  const line = open()
  wire().says({ type: 'welcome', seq: 3 })
  const done = line.ask({ type: 'ping' })
  const refused = line.ask({ type: 'undo', game: 1, step: 2 })
  const lost = line.ask({ type: 'ping' })
  wire().says({ type: 'refused', id: 2, fault: { code: 'stale' } })
  wire().says({ type: 'done', id: 1, seq: 4 })
  wire().close(1006)
  expect(await Promise.all([done, refused, lost])).toEqual([undefined, { code: 'stale' }, { code: 'lost' }])
  expect(await line.ask({ type: 'ping' })).toEqual({ code: 'lost' })
})

test.each([
  [4401, 'revoked'],
  [4404, 'missing'],
  [4423, 'set-aside'],
])('what was closed with %i is %s and not tried again', async (code, status) => {
  open()
  wire().close(code)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(statuses.at(-1)).toBe(status)
  expect(Wire.all).toHaveLength(1)
})

test('a device that goes offline lets go at once, and comes back with the network', () => {
  open()
  wire().says({ type: 'welcome', seq: 3 })
  vi.stubGlobal('navigator', { onLine: false })
  listeners.get('offline')?.()
  expect(statuses.at(-1)).toBe('lost')
  listeners.get('online')?.()
  expect(Wire.all).toHaveLength(2)
})

test('a connection that no longer answers is replaced', async () => {
  open()
  wire().says({ type: 'welcome', seq: 3 })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(statuses.at(-1)).toBe('lost')
})
