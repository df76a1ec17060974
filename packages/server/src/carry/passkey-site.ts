import { isIP } from 'node:net'
import type { Config } from '../config.ts'

/** Where passkeys are valid: browsers bind them to a host name, never to an IP address. */
export type PasskeySite = { readonly rpId: string; readonly origin: string }

/** Null where browsers refuse passkeys. Without a public address only the machine itself can use them. */
export function passkeySite({ PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>): PasskeySite | null {
  const { protocol, hostname, origin } = new URL(PUBLIC_URL ?? `http://localhost:${PORT}`)
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  return isSecure && isName ? { rpId: hostname, origin } : null
}
