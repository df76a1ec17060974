import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Db } from './database.ts'

const DIGITS = 6
/** Milliseconds. */
const LIFETIME = 600_000
const MAX_TRIES = 5
const MAX_PER_DAY = 6
const PAUSE = 60_000
const DAY = 86_400_000
const HASH_LENGTH = 32

const stretch = promisify<string, string, number, Buffer>(scrypt)

/** Slow on purpose: trying all six-digit codes takes longer than a code is valid. */
async function hashOf(code: string, salt: string): Promise<string> {
  return (await stretch(code, salt, HASH_LENGTH)).toString('base64url')
}

/** A new code, which replaces the last one; null when there were too many today, or one a moment ago. */
export async function makeCode(db: Db, address: string, now: number): Promise<string | null> {
  const code = randomInt(10 ** DIGITS)
    .toString()
    .padStart(DIGITS, '0')
  const salt = randomBytes(16).toString('base64url')
  const fresh = { hash: await hashOf(code, salt), salt, expires_at: now + LIFETIME, tries: 0, made_at: now }
  const written = await db
    .insertInto('codes')
    .values({ address, ...fresh, made: 1, since: now })
    .onConflict((conflict) =>
      conflict
        .column('address')
        .doUpdateSet((row) => {
          const isNewDay = row('codes.since', '<=', now - DAY)
          return {
            ...fresh,
            made: row
              .case()
              .when(isNewDay)
              .then(1)
              .else(row('codes.made', '+', 1))
              .end(),
            since: row.case().when(isNewDay).then(now).else(row.ref('codes.since')).end(),
          }
        })
        .where((row) =>
          row.or([
            row('codes.since', '<=', now - DAY),
            row.and([row('codes.made', '<', MAX_PER_DAY), row('codes.made_at', '<=', now - PAUSE)]),
          ]),
        ),
    )
    .returning('address')
    .execute()
  return written.length === 0 ? null : code
}

/** Whether it is the code of this address. A code works once, and not at all after a few wrong tries. */
export async function useCode(db: Db, address: string, code: string, now: number): Promise<boolean> {
  const row = await db
    .updateTable('codes')
    .set((columns) => ({ tries: columns('tries', '+', 1) }))
    .where('address', '=', address)
    .where('tries', '<', MAX_TRIES)
    .where('expires_at', '>', now)
    .returning(['hash', 'salt'])
    .executeTakeFirst()
  // An address without a code takes as long as one with a code.
  const given = await hashOf(code, row?.salt ?? '')
  if (row === undefined || !timingSafeEqual(Buffer.from(given), Buffer.from(row.hash))) return false
  const { numUpdatedRows } = await db
    .updateTable('codes')
    .set({ expires_at: 0 })
    .where('address', '=', address)
    .where('hash', '=', row.hash)
    .where('expires_at', '>', 0)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
