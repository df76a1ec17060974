import { request as send } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf, fail, type Service } from '../http/service.ts'
import { isTableId } from '../keys.ts'
import type { Owner } from '../storage/leases.ts'
import { clientAddress, isPassedOn, peerHeaders, withoutPeerHeaders } from './peer-request.ts'

/** Milliseconds. An owner that cannot be reached has died; its tables are free a moment later. */
const CONNECT_WITHIN = 1000
const LOOK_AGAIN = 100
const GIVE_UP_AFTER = 4000

/** Passes requests and connections of a table on to the process that owns it. */
export function passOnToOwner(app: FastifyInstance, service: Service): void {
  const { storage, tables, limits, metrics, monotonic } = service
  const { leases } = storage
  /** What is passed on to each process, to be cut off when it dies. */
  const passedOn = new Map<string, Set<Socket>>()

  function cutOff(isOver: (process: string) => boolean): void {
    for (const [process, sockets] of passedOn)
      if (isOver(process)) for (const socket of sockets) socket.destroy()
  }

  leases.onBeat(({ alive }) => cutOff((process) => !alive.has(process)))
  // The server would wait for them before it stops.
  app.addHook('preClose', async () => cutOff(() => true))

  app.addHook('onRequest', async (request, reply) => {
    const { id } = (request.params ?? {}) as { readonly id?: string }
    if (request.routeOptions.url?.startsWith('/api/') !== true) return
    if (id === undefined || !isTableId(id) || tables.opened(id) !== null) return
    // Two processes that disagree for a moment must not send a request to and fro.
    if (isPassedOn(request, leases)) return
    const reached = await reachOwner(id)
    if (reached === null) return
    metrics.passedOn.inc()
    reply.hijack()
    const { owner, socket } = reached
    keep(owner.process, socket)
    const headers = {
      ...withoutPeerHeaders(request.headers),
      ...peerHeaders(owner, clientAddress(request, leases)),
    }
    if (request.headers.upgrade === undefined) passRequest(request, reply, socket, headers)
    else passConnection(request, reply, socket, headers)
  })

  /** A connection to the owner; null when this process may own the table itself. */
  async function reachOwner(
    table: string,
  ): Promise<{ readonly owner: Owner; readonly socket: Socket } | null> {
    const start = monotonic()
    for (;;) {
      const owner = await leases.ownerOf(table)
      if (owner === null) return null
      // The request would come back to this process, and be passed on for ever.
      if (owner.hasOurUrl) fail('busy', 'two processes have the same PEER_URL')
      const socket = await reach(owner)
      if (socket !== null) return { owner, socket }
      if (monotonic() - start > GIVE_UP_AFTER) fail('busy', 'the owner of the table cannot be reached')
      await wait(LOOK_AGAIN)
    }
  }

  function keep(process: string, socket: Socket): void {
    const sockets = passedOn.get(process) ?? new Set()
    passedOn.set(process, sockets.add(socket))
    socket.once('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0) passedOn.delete(process)
    })
  }

  /** A WebSocket: from its first byte on nothing is read here. */
  function passConnection(
    request: FastifyRequest,
    reply: FastifyReply,
    to: Socket,
    headers: Readonly<Record<string, unknown>>,
  ): void {
    const { socket: from, method = 'GET', url = '/' } = request.raw
    const address = addressOf(service, request)
    const close = limits.isOpen('frames', address) ? limits.open('sockets', address) : null
    if (close === null) {
      to.destroy()
      from.destroy()
      return
    }
    from.once('close', close)
    reply.raw.detachSocket(from)
    from.setTimeout(0)
    from.setNoDelay(true)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`)
    to.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    join(from, to)
  }
}

function passRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  to: Socket,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): void {
  const { raw: client } = reply
  const { method = 'GET', url = '/' } = request.raw
  const passed = send(
    { method, path: url, headers: { ...headers, connection: 'close' }, createConnection: () => to },
    (response) => {
      const { connection: _connection, 'keep-alive': _keepAlive, ...rest } = response.headers
      client.writeHead(response.statusCode ?? 502, rest)
      response.pipe(client)
      response.on('error', () => client.destroy())
    },
  )
  passed.on('error', () => {
    if (client.headersSent) client.destroy()
    else client.writeHead(503, { 'content-type': 'application/json' }).end('{"fault":{"code":"stopping"}}')
  })
  client.once('close', () => passed.destroy())
  request.raw.pipe(passed)
}

/** Null when nobody answers there. */
function reach({ url }: Owner): Promise<Socket | null> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port), noDelay: true })
    socket.setTimeout(CONNECT_WITHIN, () => socket.destroy())
    socket.once('connect', () => {
      socket.setTimeout(0)
      resolve(socket)
    })
    socket.on('error', () => undefined)
    socket.once('close', () => resolve(null))
  })
}

function join(one: Socket, other: Socket): void {
  one.pipe(other)
  other.pipe(one)
  one.once('close', () => other.destroy())
  other.once('close', () => one.destroy())
}
