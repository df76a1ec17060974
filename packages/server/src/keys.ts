import { createHash, randomBytes } from 'node:crypto'

/** A browser that holds more keys of a table forgets the oldest ones. */
export const MAX_KEYS_IN_COOKIE = 8
/** The keys of a cookie, that of the Authorization header, and that of `hello`. */
export const MAX_KEYS_OF_CALLER = MAX_KEYS_IN_COOKIE + 2

/** 132 random bits: impossible to guess. */
export function newKey(): string {
  return randomBytes(18).toString('base64url').slice(0, 22)
}

/** A key is random, so one round of hashing is enough. */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'
const ID_LENGTH = 12

/** Without letters that look alike: an id may be read aloud. */
export function newTableId(): string {
  return Array.from(randomBytes(ID_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')
}

export function isTableId(text: string): boolean {
  return /^[2-9a-z]{12}$/.test(text)
}

/** The random seed of a new table. */
export function newSeed(): number {
  return randomBytes(4).readUInt32LE()
}
