import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LimitName } from '../limits/limits.ts'
import { isOwnOrigin } from './caller.ts'
import { addressOf, fail, type Service } from './service.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The limits of a route, besides that of all requests. */
    limits?: readonly LimitName[]
    /** A file that takes memory until it was sent or read. */
    transfer?: 'uploads' | 'downloads'
  }
}

/** Milliseconds in which a client must read or send something of a file. */
const STALLED_AFTER = 15_000

/** Counts every request of the API by its address, and refuses those of other sites. */
export function limitRequests(app: FastifyInstance, service: Service): void {
  const { config, limits, isStopping } = service
  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request)) return
    const address = addressOf(service, request)
    if (!limits.take('requests', address)) fail('slow-down')
    const isSocket = request.headers.upgrade !== undefined
    if ((isSocket || request.method !== 'GET') && !isOwnOrigin(request, config.PUBLIC_URL)) fail('cross-site')
    if (isStopping()) fail('stopping')
    const { limits: names = [], transfer } = request.routeOptions.config
    if (!names.every((name) => limits.take(name, address))) fail('slow-down')
    if (transfer === undefined) return
    const close = limits.open(transfer, address) ?? fail('busy')
    reply.raw.once('close', close)
    // Node sets its own timeout again when the reply is sent.
    const { socket } = request.raw
    const end = (): void => void socket.destroy()
    socket.setTimeout(STALLED_AFTER)
    socket.once('timeout', end)
    reply.raw.once('close', () => socket.off('timeout', end))
  })
}

/** By the matched route: the same path can be written in many ways. */
function isApi({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url?.startsWith('/api/') === true
}
