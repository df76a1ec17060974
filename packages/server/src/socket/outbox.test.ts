import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { makeOutbox } from './outbox.ts'

type FakeSocket = {
  bufferedAmount: number
  readyState: number
  readonly OPEN: number
  readonly CLOSED: number
  readonly sent: string[]
  isTerminated: boolean
}

/** A socket whose other side reads nothing: all that is sent waits. */
function deafSocket(): FakeSocket & WebSocket {
  const socket = {
    bufferedAmount: 0,
    readyState: 1,
    OPEN: 1,
    CLOSED: 3,
    sent: [] as string[],
    isTerminated: false,
    send: (text: string) => {
      socket.sent.push(text)
      socket.bufferedAmount += text.length
    },
    close: () => {
      socket.readyState = 2
    },
    terminate: () => {
      socket.isTerminated = true
      socket.readyState = 3
      socket.bufferedAmount = 0
    },
  }
  return socket as unknown as FakeSocket & WebSocket
}

let now = 0
const outbox = (inAll = 10_000) =>
  makeOutbox({ maxWaiting: { forSocket: 1000, inAll }, patience: 10_000, clock: () => now })

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function pass(milliseconds: number): void {
  now += milliseconds
  vi.advanceTimersByTime(milliseconds)
}

test('no more than a bounded number of bytes waits for a socket that does not read', () => {
  const { publish, waiting } = outbox()
  const socket = deafSocket()
  for (let count = 0; count < 1000; count++) publish(socket, 'x'.repeat(400), () => undefined)
  expect(socket.bufferedAmount).toBe(1200)
  expect(waiting()).toBe(1200)
})

test('a socket that reads slowly gets the latest view once, when it has read the rest', () => {
  const { publish } = outbox()
  const socket = deafSocket()
  const catchUp = vi.fn<() => void>()
  for (let count = 0; count < 20; count++) publish(socket, 'x'.repeat(400), catchUp)
  pass(1000)
  expect(catchUp).not.toHaveBeenCalled()
  socket.bufferedAmount = 0
  pass(1000)
  expect(catchUp).toHaveBeenCalledTimes(1)
  publish(socket, 'latest', catchUp)
  expect(socket.sent.at(-1)).toBe('latest')
})

test('a socket that stays behind gets a goodbye and is ended', () => {
  const { publish } = outbox()
  const socket = deafSocket()
  for (let count = 0; count < 20; count++) publish(socket, 'x'.repeat(400), () => undefined)
  pass(10_400)
  expect(socket.sent.at(-1)).toBe('{"type":"bye","reason":"slow"}')
  pass(1000)
  expect(socket.isTerminated).toBe(true)
})

test('what waits for all sockets is bounded: the slowest are ended, the others are served', () => {
  const { publish, waiting } = outbox(5000)
  const deaf = Array.from({ length: 50 }, deafSocket)
  for (const socket of deaf) publish(socket, 'x'.repeat(900), () => undefined)
  expect(waiting()).toBeLessThanOrEqual(5000)
  publish(deaf[0] ?? deafSocket(), 'x'.repeat(900), () => undefined)
  const reader = deafSocket()
  const catchUp = vi.fn<() => void>()
  publish(reader, 'x'.repeat(900), catchUp)
  pass(400)
  expect(catchUp).toHaveBeenCalled()
  expect(waiting()).toBeLessThan(5000)
})

test('replies are sent to a socket that is behind', () => {
  const { publish, reply } = outbox()
  const socket = deafSocket()
  for (let count = 0; count < 20; count++) publish(socket, 'x'.repeat(400), () => undefined)
  reply(socket, { type: 'done', id: 1, seq: 1 })
  expect(socket.sent.at(-1)).toContain('done')
})
