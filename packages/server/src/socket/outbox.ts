import type { Duplex } from 'node:stream'
import type { ServerMessage } from '@charterstone/protocol'
import type { WebSocket } from 'ws'
import { makeFrames } from './text-frame.ts'

/** Sends messages, and bounds the bytes that wait for sockets that read slowly or not at all. */
export type Outbox = {
  /** Names the stream under a socket: everything for it in one turn of the event loop is then one write. */
  readonly attach: (socket: WebSocket, raw: Duplex) => void
  /** Answers a request of the socket. */
  readonly reply: (socket: WebSocket, message: ServerMessage) => void
  /**
   * Sends a change of the table. When too much waits for the socket already, or in all, nothing is sent: the socket is behind,
   * and `catchUp` is called when it has read everything.
   */
  readonly publish: (socket: WebSocket, text: string, catchUp: () => void) => void
  /** The last message of a connection. Nothing is read from the socket afterwards. */
  readonly bye: (socket: WebSocket, reason: ByeReason, code: number) => void
  /** The bytes that wait for all sockets. */
  readonly waiting: () => number
  readonly close: () => void
}

export type ByeReason = Extract<ServerMessage, { readonly type: 'bye' }>['reason']

export type OutboxConfig = {
  /** Bytes; the last message may exceed them. */
  readonly maxWaiting: { readonly forSocket: number; readonly inAll: number }
  /** Milliseconds in which a socket that is behind must have read everything. */
  readonly patience: number
  /** A clock that never goes back, in milliseconds. */
  readonly clock: () => number
  readonly onBehind?: () => void
  readonly onBye?: (reason: ByeReason) => void
}

const LOOK_EVERY = 200
/** Milliseconds between the last message and the end of the connection, whatever the other side does. */
const END_AFTER = 500
const SLOW = 1013

/** Closes a connection. It ends soon, also when the other side does not agree to it. */
export function endSocket(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason)
  setTimeout(() => socket.terminate(), END_AFTER).unref()
}

type Behind = { readonly since: number; readonly catchUp: () => void }

export function makeOutbox({ maxWaiting, patience, clock, onBehind, onBye }: OutboxConfig): Outbox {
  /** The sockets for which something waits. */
  const busy = new Set<WebSocket>()
  const behind = new Map<WebSocket, Behind>()
  const streams = new WeakMap<WebSocket, Duplex>()
  /** The sockets of this turn of the event loop, and the bytes for each. */
  const turn = new Map<WebSocket, number>()
  const frames = makeFrames()
  let waiting = 0
  let timer: NodeJS.Timeout | undefined

  function write(socket: WebSocket, text: string): void {
    if (turn.size === 0) process.nextTick(endTurn)
    const before = turn.get(socket)
    const raw = streams.get(socket)
    if (before === undefined) raw?.cork()
    turn.set(socket, (before ?? 0) + text.length)
    waiting += text.length
    if (raw === undefined) socket.send(text)
    else raw.write(frames.of(text))
  }

  function endTurn(): void {
    for (const [socket, bytes] of turn) {
      streams.get(socket)?.uncork()
      if (socket.bufferedAmount === 0) waiting -= bytes
      else busy.add(socket)
    }
    turn.clear()
    frames.clear()
    if (busy.size > 0) watch()
  }

  function watch(): void {
    timer ??= setInterval(look, LOOK_EVERY).unref()
  }

  function look(): void {
    waiting = 0
    for (const socket of busy) {
      waiting += socket.bufferedAmount
      if (socket.bufferedAmount === 0 || socket.readyState === socket.CLOSED) busy.delete(socket)
    }
    endTheSlowest()
    for (const [socket, { since, catchUp }] of behind) {
      if (socket.readyState !== socket.OPEN) behind.delete(socket)
      else if (socket.bufferedAmount === 0) {
        behind.delete(socket)
        catchUp()
      } else if (clock() - since > patience) bye(socket, 'slow', SLOW)
    }
    if (busy.size > 0 || behind.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  /** Makes room for the others. */
  function endTheSlowest(): void {
    if (waiting < maxWaiting.inAll) return
    for (const socket of [...busy].toSorted((a, b) => b.bufferedAmount - a.bufferedAmount)) {
      if (waiting < maxWaiting.inAll / 2) return
      waiting -= socket.bufferedAmount
      onBye?.('slow')
      busy.delete(socket)
      behind.delete(socket)
      socket.terminate()
    }
  }

  function bye(socket: WebSocket, reason: ByeReason, code: number): void {
    if (socket.readyState !== socket.OPEN) return
    onBye?.(reason)
    behind.delete(socket)
    socket.send(JSON.stringify({ type: 'bye', reason } satisfies ServerMessage))
    endSocket(socket, code, reason)
  }

  return {
    attach: (socket, raw) => void streams.set(socket, raw),
    reply: (socket, message) => {
      if (socket.readyState === socket.OPEN) write(socket, JSON.stringify(message))
    },
    publish: (socket, text, catchUp) => {
      if (socket.readyState !== socket.OPEN || behind.has(socket)) return
      if (socket.bufferedAmount < maxWaiting.forSocket && waiting + text.length <= maxWaiting.inAll) {
        write(socket, text)
        return
      }
      onBehind?.()
      behind.set(socket, { since: clock(), catchUp })
      watch()
    },
    bye,
    waiting: () => waiting,
    close: () => clearInterval(timer),
  }
}
