import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, writeCookie } from '../http/cookie.ts'

const COOKIE = 'charterstone-asker'
/** Seconds; as long as a code is valid. */
const LIFETIME = 600

/** The random name of the browser that asks for a code; null when it has none. */
export function askerOf(request: FastifyRequest): string | null {
  const name = readCookie(request, COOKIE) ?? ''
  return /^[\w-]{24}$/.test(name) ? name : null
}

/** Gives the browser a new name. */
export function nameAsker(reply: FastifyReply, isSecure: boolean): string {
  const name = randomBytes(18).toString('base64url')
  writeCookie(reply, COOKIE, name, { path: '/api/carry', seconds: LIFETIME, isSecure })
  return name
}
