import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Leases, Owner } from '../storage/leases.ts'

const SECRET = 'x-charterstone-peer'
const ADDRESS = 'x-charterstone-address'

/** What a process adds to a request that it passes on: its word, and the address of the client. */
export function peerHeaders({ secret }: Owner, address: string): Readonly<Record<string, string>> {
  return { [SECRET]: secret, [ADDRESS]: address }
}

/** Whether another process has passed the request on. */
export function isPassedOn({ headers }: FastifyRequest, leases: Leases): boolean {
  const secret = headers[SECRET]
  return typeof secret === 'string' && leases.isPeer(secret)
}

/** The network address of the client, also of a request that was passed on. */
export function clientAddress(request: FastifyRequest, leases: Leases): string {
  const given = request.headers[ADDRESS]
  return typeof given === 'string' && isPassedOn(request, leases) ? given : request.ip
}

/** The headers of a client, without those that only processes may send. */
export function withoutPeerHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { [SECRET]: _secret, [ADDRESS]: _address, ...rest } = headers
  return rest
}
