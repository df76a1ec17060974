import type { FastifyReply, FastifyRequest } from 'fastify'

/** Where a cookie is sent, and for how many seconds; only with https when it is secure. */
export type CookieScope = { readonly path: string; readonly seconds: number; readonly isSecure: boolean }

export function readCookie({ headers }: FastifyRequest, name: string): string | null {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const found = pairs.find((pair) => pair.startsWith(`${name}=`))
  return found === undefined ? null : found.slice(name.length + 1)
}

/** Neither scripts nor other sites can read it. */
export function writeCookie(
  reply: FastifyReply,
  name: string,
  value: string,
  { path, seconds, isSecure }: CookieScope,
): void {
  const parts = [`${name}=${value}`, `Path=${path}`, `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Strict']
  void reply.header('Set-Cookie', [...parts, ...(isSecure ? ['Secure'] : [])].join('; '))
}
