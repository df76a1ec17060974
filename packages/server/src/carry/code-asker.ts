import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'charterstone-asker'
/** Seconds; as long as a code is valid. */
const AGE = 600

/** The random name of the browser that asks for a code; null when it has none. No script can read it. */
export function askerOf({ headers }: FastifyRequest): string | null {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const name = pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? ''
  return /^[\w-]{24}$/.test(name) ? name : null
}

/** Gives the browser a new name. */
export function nameAsker(reply: FastifyReply, isSecure: boolean): string {
  const name = randomBytes(18).toString('base64url')
  const parts = [`${COOKIE}=${name}`, 'Path=/api/carry', `Max-Age=${AGE}`, 'HttpOnly', 'SameSite=Strict']
  void reply.header('Set-Cookie', [...parts, ...(isSecure ? ['Secure'] : [])].join('; '))
  return name
}
