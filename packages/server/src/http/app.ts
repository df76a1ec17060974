import type { Fault, ServerInfo } from '@charterstone/protocol'
import { CLOSE, PROTOCOL } from '@charterstone/protocol'
import helmet from '@fastify/helmet'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance } from 'fastify'
import { passkeySite } from '../carry/passkey-site.ts'
import type { Config } from '../config.ts'
import { JobRefused } from '../files/job-thread.ts'
import { isTableId } from '../keys.ts'
import { passOnToOwner } from '../owners/pass-on.ts'
import { peerRoutes } from '../owners/peer-routes.ts'
import { endSocket } from '../socket/outbox.ts'
import { serveSocket } from '../socket/socket.ts'
import { OwnedElsewhere } from '../storage/leases.ts'
import { refuse } from '../table/draft.ts'
import { keysOf } from './caller.ts'
import { carryRoutes } from './carry-routes.ts'
import { deviceRoutes } from './device-routes.ts'
import { RequestRefused, statusOf } from './faults.ts'
import { fileRoutes } from './file-routes.ts'
import { hostRoutes } from './host-routes.ts'
import { limitRequests } from './limit-requests.ts'
import { noticeRoutes } from './notice-routes.ts'
import { servePage } from './page.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { replayRoutes } from './replay-routes.ts'
import { addressOf, type Service } from './service.ts'
import { tableRoutes } from './table-routes.ts'

const MAX_MESSAGE_BYTES = 16_384
const MAX_FRAGMENTS = 64
const MAX_BODY_BYTES = 65_536
/** Milliseconds. */
const HEADERS_WITHIN = 8000
const REQUEST_WITHIN = 30_000

/** The HTTP server: the page, the API and the socket. */
export async function makeApp(service: Service): Promise<FastifyInstance> {
  const { config, limits, metrics, log, ruleset, transports } = service
  const app = Fastify({
    logger: false,
    trustProxy: trustedBy(config),
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: 64 },
    forceCloseConnections: true,
    requestTimeout: REQUEST_WITHIN,
    http: { headersTimeout: HEADERS_WITHIN, connectionsCheckingInterval: 1000 },
  })
  const isSecure = config.PUBLIC_URL?.startsWith('https:') === true

  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        // Dialogs add inline styles; scripts come only from this server.
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    hsts: isSecure,
  })
  await app.register(websocket, {
    options: { maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false, maxFragments: MAX_FRAGMENTS },
  })

  app.addHook('onSend', async (_request, reply) => {
    void reply.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=()')
  })
  limitRequests(app, service)
  passOnToOwner(app, service)
  app.setErrorHandler((error, request, reply) => {
    const fault = faultOf(error)
    if (fault.code === 'server-fault')
      log.error({ err: error, route: request.routeOptions.url }, 'a request failed')
    metrics.refused.inc({ code: fault.code })
    void reply.code(statusOf(fault)).header('Cache-Control', 'no-store').send({ fault })
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ fault: refuse('unknown-address') }))

  app.get('/api/tables/:id/socket', { websocket: true }, (socket, request) => {
    const { id: table = '' } = request.params as { readonly id?: string }
    const address = addressOf(service, request)
    const close = limits.isOpen('frames', address) ? limits.open('sockets', address) : null
    if (close !== null) socket.once('close', close)
    if (close === null) endSocket(socket, CLOSE.flood, 'too many connections')
    else if (!isTableId(table)) endSocket(socket, CLOSE.noTable, 'no-such-table')
    else
      serveSocket(
        { ...service, messagesPerSecond: config.MESSAGES_PER_SECOND },
        { socket, raw: request.raw.socket, address, table, keys: keysOf(request) },
      )
  })

  app.get(
    '/api/server',
    (): ServerInfo => ({
      protocol: PROTOCOL,
      version: ruleset.version,
      notices: {
        push: config.PUSH_PUBLIC_KEY ?? null,
        email: transports.email !== undefined,
        webhook: config.WEBHOOKS,
      },
      carries: transports.email !== undefined,
      passkeys: passkeySite(config)?.rpId ?? null,
    }),
  )
  tableRoutes(app, service, isSecure)
  hostRoutes(app, service, isSecure)
  deviceRoutes(app, service)
  await app.register(async (inner) => fileRoutes(inner, service, isSecure))
  replayRoutes(app, service)
  noticeRoutes(app, service)
  carryRoutes(app, service, isSecure)
  passkeyRoutes(app, service)
  app.all('/api/*', (_request, reply) => reply.code(404).send({ fault: refuse('unknown-address') }))

  peerRoutes(app, service)

  app.get('/health', () => ({ alive: true }))
  app.get('/ready', async (_request, reply) => {
    const readiness = await service.readiness()
    return reply.code(readiness.ready ? 200 : 503).send(readiness)
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )
  await servePage(app, config.PAGE_DIR)

  return app
}

/** For a number of proxies, trusts that many hops. Fastify would trust none of them for a number. */
function trustedBy({ TRUST_PROXY: trusted }: Config) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted
}

function faultOf(error: unknown): Fault {
  if (error instanceof RequestRefused) return error.fault
  if (error instanceof JobRefused) return refuse(error.why === 'stopped' ? 'stopping' : error.why)
  if (error instanceof OwnedElsewhere) return refuse('busy')
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status === 413) return refuse('too-big')
  if (status === 429) return refuse('slow-down')
  return status < 500 ? refuse('bad-message') : refuse('server-fault')
}
