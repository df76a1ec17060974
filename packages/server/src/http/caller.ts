import type { FastifyReply, FastifyRequest } from 'fastify'
import { MAX_KEYS_IN_COOKIE } from '../keys.ts'
import { readCookie, writeCookie } from './cookie.ts'

const COOKIE = 'charterstone'
const YEAR = 31_536_000

/** The keys of a request, from its cookie and its Authorization header. */
export function keysOf(request: FastifyRequest): readonly string[] {
  const { authorization } = request.headers
  const bearer = authorization?.startsWith('Bearer ') === true ? [authorization.slice('Bearer '.length)] : []
  return [...bearer, ...cookieKeys(request)].filter((key) => /^[\w-]{8,64}$/.test(key))
}

function cookieKeys(request: FastifyRequest): readonly string[] {
  return readCookie(request, COOKIE)?.split('.').slice(0, MAX_KEYS_IN_COOKIE) ?? []
}

/** Adds keys to the cookie of one table. */
export function setKeys(
  request: FastifyRequest,
  reply: FastifyReply,
  table: string,
  keys: readonly string[],
  isSecure: boolean,
): void {
  const kept = [...new Set([...keys, ...cookieKeys(request)])].slice(0, MAX_KEYS_IN_COOKIE)
  writeCookie(reply, COOKIE, kept.join('.'), { path: pathOf(table), seconds: YEAR, isSecure })
}

export function clearKeys(reply: FastifyReply, table: string, isSecure: boolean): void {
  writeCookie(reply, COOKIE, '', { path: pathOf(table), seconds: 0, isSecure })
}

function pathOf(table: string): string {
  return `/api/tables/${table}`
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
