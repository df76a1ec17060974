import { timingSafeEqual } from 'node:crypto'

/** Compares in a time that says nothing about the secret. Texts of the same length may differ in bytes. */
export function isSameSecret(given: string, secret: string): boolean {
  const [own, other] = [Buffer.from(secret), Buffer.from(given)]
  return own.length === other.length && timingSafeEqual(own, other)
}
