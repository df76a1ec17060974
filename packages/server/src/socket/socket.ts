import type { Duplex } from 'node:stream'
import type { Fault } from '@charterstone/protocol'
import { CLOSE, type Hello, helloSchema } from '@charterstone/protocol'
import type { WebSocket } from 'ws'
import type { Origins } from '../bots/origins.ts'
import { detailOf, inputFault } from '../input-fault.ts'
import { BURST_SECONDS, type Limits } from '../limits/limits.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { rightsOf } from '../rights.ts'
import type { Storage } from '../storage/storage.ts'
import { perform } from '../table/commands/perform.ts'
import { isFault, refuse } from '../table/draft.ts'
import type { OpenTable } from '../table/open-table.ts'
import type { Tables } from '../table/tables.ts'
import { type Bucket, makeBucket } from './bucket.ts'
import { actorOf, type Connection } from './connection.ts'
import { guardAgainstFloods } from './flood-guard.ts'
import type { Hub } from './hub.ts'
import { endSocket, type Outbox } from './outbox.ts'
import { readMessage, readRequest } from './read-message.ts'

export type SocketConfig = {
  readonly storage: Storage
  readonly tables: Tables
  readonly hub: Hub
  readonly log: Log
  readonly metrics: Metrics
  readonly outbox: Outbox
  readonly limits: Limits
  readonly origins: Origins
  /** A clock that never goes back, in milliseconds. */
  readonly monotonic: () => number
  readonly messagesPerSecond: number
}

/** One connection before its first message. */
export type NewSocket = {
  readonly socket: WebSocket
  /** The stream under the WebSocket. */
  readonly raw: Duplex
  /** The counted address of the client. */
  readonly address: string
  readonly table: string
  readonly keys: readonly string[]
}

/** Milliseconds. */
const HELLO_WITHIN = 10_000
const PING_EVERY = 25_000
/** Frames that a connection may send for each message that it may send: pings, fragments. */
const FRAMES_PER_MESSAGE = 2
const TALK = { perSecond: 1, atOnce: 5 }
/** Refused messages before the connection is closed. */
const MAX_REFUSED = 200

/** Serves one connection from its first message to its end. */
export function serveSocket(config: SocketConfig, { socket, raw, address, table, keys }: NewSocket): void {
  const { hub, log, metrics, limits, outbox, monotonic, messagesPerSecond } = config
  const messages = makeBucket(messagesPerSecond, messagesPerSecond * BURST_SECONDS, monotonic)
  const frames = makeBucket(
    messagesPerSecond * FRAMES_PER_MESSAGE,
    messagesPerSecond * BURST_SECONDS + MAX_REFUSED,
    monotonic,
  )
  const talk = makeBucket(TALK.perSecond, TALK.atOnce, monotonic)
  let joined: { readonly table: OpenTable; readonly connection: Connection } | null = null
  let isGreeting = false
  let isAlive = true

  const helloTimer = setTimeout(() => endSocket(socket, CLOSE.noHello, 'no hello'), HELLO_WITHIN)
  const pingTimer = setInterval(() => {
    if (!isAlive) socket.terminate()
    isAlive = false
    if (socket.readyState === socket.OPEN) socket.ping()
  }, PING_EVERY)
  pingTimer.unref()

  const refuseMessage = (id: number | null, fault: Fault): void => {
    metrics.refused.inc({ code: fault.code })
    outbox.reply(socket, { type: 'refused', id, fault })
  }

  /** Nothing more is read: what has arrived is not decoded, and the connection ends. */
  function endFlood(): void {
    socket.pause()
    outbox.bye(socket, 'flood', CLOSE.flood)
  }

  outbox.attach(socket, raw)
  guardAgainstFloods(raw, (cost) => frames.take(cost) && limits.take('frames', address, cost), endFlood)

  function receive(text: string): void {
    if (socket.readyState !== socket.OPEN) return
    if (!messages.take()) {
      if (messages.missed() > MAX_REFUSED) endFlood()
      else refuseMessage(null, refuse('slow-down'))
      return
    }
    const message = readMessage(text)
    if (message === null) refuseMessage(null, refuse('bad-message', 'no JSON object'))
    else if (joined !== null) void request(joined.table, joined.connection, message, talk)
    else if (!isGreeting) void greet(message)
    else refuseMessage(message.id, refuse('bad-message', 'hello first'))
  }

  async function greet({ id, value }: { readonly id: number | null; readonly value: object }): Promise<void> {
    const hello = helloSchema.safeParse(value)
    if (!hello.success) {
      refuseMessage(id, refuse('bad-message', `hello first: ${detailOf(hello.error)}`))
      return
    }
    isGreeting = true
    try {
      await enter(hello.data)
    } catch (error) {
      log.error({ err: error, table }, 'a connection could not be served')
      endSocket(socket, CLOSE.fault, 'server-fault')
      await recheckTable()
    } finally {
      isGreeting = false
      clearTimeout(helloTimer)
    }
  }

  async function enter({ key, seat, since, patches = false }: Hello): Promise<void> {
    const rights = await rightsOf(config.storage, table, key === undefined ? keys : [key, ...keys])
    if (rights === null) {
      refuseMessage(null, refuse('no-key'))
      endSocket(socket, CLOSE.noKey, 'no-key')
      return
    }
    const open = await config.tables.open(table)
    if (open === null) {
      const code = await config.tables.reasonClosed(table)
      refuseMessage(null, refuse(code))
      endSocket(socket, code === 'set-aside' ? CLOSE.setAside : CLOSE.noTable, code)
      return
    }
    if (socket.readyState !== socket.OPEN) return
    if (rights.isHost || rights.holderIds.length > 0) config.origins.note(table, address)
    const own = open.live().holders.filter(({ id }) => rights.holderIds.includes(id))
    const wanted = seat === undefined ? own[0] : own.find((holder) => holder === open.live().holders[seat])
    if (seat !== undefined && wanted === undefined) {
      refuseMessage(null, refuse('not-yours'))
      endSocket(socket, CLOSE.noKey, 'not-yours')
      return
    }
    const connection: Connection = {
      socket,
      rights,
      holderId: wanted?.id ?? null,
      takesPatches: patches,
      lastSent: null,
    }
    joined = { table: open, connection }
    hub.join(open, connection, since)
  }

  async function request(
    open: OpenTable,
    connection: Connection,
    { id, value }: { readonly id: number | null; readonly value: object },
    talked: Bucket,
  ): Promise<void> {
    const parsed = readRequest(value)
    if (!parsed.success) {
      refuseMessage(id, inputFault(parsed.error))
      return
    }
    const { data } = parsed
    if (data.type === 'ping') {
      outbox.reply(socket, { type: 'done', id: data.id, seq: open.live().seq })
      return
    }
    const isTalk = data.type === 'talk' || data.type === 'react'
    if (isTalk && !(talked.take() && limits.take('talk', address))) {
      refuseMessage(data.id, refuse('slow-down'))
      return
    }
    const end = metrics.acknowledged.startTimer()
    try {
      const outcome = await open.act((context) => perform(context, actorOf(connection, context.live), data))
      if (isFault(outcome)) refuseMessage(data.id, outcome)
      else {
        end()
        outbox.reply(socket, { type: 'done', id: data.id, seq: outcome.seq })
      }
    } catch (error) {
      log.error({ err: error, table }, 'an entry could not be written')
      refuseMessage(data.id, refuse('server-fault'))
      await recheckTable()
    }
  }

  /** The table may be damaged, or the database was unreachable for a moment. */
  async function recheckTable(): Promise<void> {
    await config.tables.recheck(table).catch((error: unknown) => {
      log.error({ err: error, table }, 'a table could not be checked')
    })
  }

  socket.on('message', (data, isBinary) => {
    // What is not text is read as no message, and counts like one.
    receive(isBinary ? '' : (data as Buffer).toString('utf8'))
  })
  socket.on('pong', () => {
    isAlive = true
  })
  // A frame that is too big or malformed closes this connection only.
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearTimeout(helloTimer)
    clearInterval(pingTimer)
    if (joined !== null) hub.leave(joined.table.id, joined.connection)
  })
}
