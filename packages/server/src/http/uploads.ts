import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from './service.ts'

const MAX_AT_ONCE = { inAll: 24, forAddress: 4 }

/** Limits the uploads that run at once, in all and for each address: each takes memory as it arrives. */
export function limitUploads(): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const open = new Map<string, number>()
  let inAll = 0
  return async ({ ip }, { raw }) => {
    const own = open.get(ip) ?? 0
    if (inAll >= MAX_AT_ONCE.inAll || own >= MAX_AT_ONCE.forAddress) fail('busy')
    open.set(ip, own + 1)
    inAll += 1
    raw.once('close', () => {
      inAll -= 1
      const left = (open.get(ip) ?? 1) - 1
      if (left === 0) open.delete(ip)
      else open.set(ip, left)
    })
  }
}
