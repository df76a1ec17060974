import { createHash } from 'node:crypto'

/** Identifies an e-mail address; the address itself is not stored. */
export function hashOfAddress(email: string): string {
  return createHash('sha256').update(email.trim().normalize('NFC').toLowerCase()).digest('base64url')
}
