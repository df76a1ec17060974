import { createHash } from 'node:crypto'

/** By this an e-mail address is recognised; the address itself is not kept. */
export function hashOfAddress(email: string): string {
  return createHash('sha256').update(email.trim().normalize('NFC').toLowerCase()).digest('base64url')
}
