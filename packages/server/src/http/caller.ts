import type { FastifyReply, FastifyRequest } from 'fastify'

const COOKIE = 'charterstone'
const YEAR = 31_536_000
const MAX_KEYS = 8

/** The keys of a request, from its cookie and its Authorization header. */
export function keysOf(request: FastifyRequest): readonly string[] {
  const { authorization } = request.headers
  const bearer = authorization?.startsWith('Bearer ') === true ? [authorization.slice('Bearer '.length)] : []
  return [...bearer, ...cookieKeys(request)].filter((key) => /^[\w-]{8,64}$/.test(key))
}

function cookieKeys({ headers }: FastifyRequest): readonly string[] {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const found = pairs.find((pair) => pair.startsWith(`${COOKIE}=`))
  return found === undefined
    ? []
    : found
        .slice(COOKIE.length + 1)
        .split('.')
        .slice(0, MAX_KEYS)
}

/** Sets the cookie of one table; neither scripts nor other sites can read it. */
export function setKeys(
  request: FastifyRequest,
  reply: FastifyReply,
  table: string,
  keys: readonly string[],
  isSecure: boolean,
): void {
  const kept = [...new Set([...keys, ...cookieKeys(request)])].slice(0, MAX_KEYS)
  writeCookie(reply, table, kept.join('.'), YEAR, isSecure)
}

export function clearKeys(reply: FastifyReply, table: string, isSecure: boolean): void {
  writeCookie(reply, table, '', 0, isSecure)
}

function writeCookie(
  reply: FastifyReply,
  table: string,
  value: string,
  age: number,
  isSecure: boolean,
): void {
  const path = `/api/tables/${table}`
  const parts = [`${COOKIE}=${value}`, `Path=${path}`, `Max-Age=${age}`, 'HttpOnly', 'SameSite=Strict']
  void reply.header('Set-Cookie', [...parts, ...(isSecure ? ['Secure'] : [])].join('; '))
}

/** Whether a request may come from our own page. Programs send neither an origin nor a fetch site. */
export function isOwnOrigin({ headers }: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  try {
    const url = new URL(origin)
    // A known public address is the only valid origin: any other host name may resolve to this machine, too.
    return publicUrl === undefined ? url.host === host : url.origin === new URL(publicUrl).origin
  } catch {
    return false
  }
}
