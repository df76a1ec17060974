import { createHash, createHmac } from 'node:crypto'

/** Identifies e-mail addresses; the addresses themselves are not stored. */
export type AddressHashes = {
  readonly of: (email: string) => string
  /** Also as earlier versions stored it, without a secret. */
  readonly everyOf: (email: string) => readonly string[]
}

/** With a secret, a copy of the database alone does not tell whether a guessed address is in it. */
export function makeAddressHashes(secret: string | null): AddressHashes {
  const plain = (email: string): string => createHash('sha256').update(normal(email)).digest('base64url')
  if (secret === null) return { of: plain, everyOf: (email) => [plain(email)] }
  const of = (email: string): string => createHmac('sha256', secret).update(normal(email)).digest('base64url')
  return { of, everyOf: (email) => [of(email), plain(email)] }
}

function normal(email: string): string {
  return email.trim().normalize('NFC').toLowerCase()
}
