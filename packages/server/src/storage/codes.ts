import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Db } from './database.ts'

const DIGITS = 6
/** Milliseconds. */
const LIFETIME = 600_000
const MAX_TRIES = 5
/** For each network that asks, and for all of them together. */
const MAX_PER_DAY = 6
const MAX_PER_DAY_IN_ALL = 30
const PAUSE = 60_000
const DAY = 86_400_000
const HASH_LENGTH = 32

const stretch = promisify<string, string, number, Buffer>(scrypt)

/** Slow on purpose: trying all six-digit codes takes longer than a code is valid. */
async function hashOf(code: string, salt: string): Promise<string> {
  return (await stretch(code, salt, HASH_LENGTH)).toString('base64url')
}

export function newCode(): string {
  return randomInt(10 ** DIGITS)
    .toString()
    .padStart(DIGITS, '0')
}

/** Stores a code, which replaces the last one of this name. False when there were too many today, or one a moment ago. */
export function writeCode(db: Db, name: string, code: string, now: number): Promise<boolean> {
  return replaceCode(db, name, code, now, { perDay: MAX_PER_DAY, pause: PAUSE })
}

/** Counts the codes for an address, from every network. False when there were too many today. */
export function countCode(db: Db, address: string, now: number): Promise<boolean> {
  return replaceCode(db, address, '', now, { perDay: MAX_PER_DAY_IN_ALL, pause: 0 })
}

async function replaceCode(
  db: Db,
  address: string,
  code: string,
  now: number,
  { perDay, pause }: { readonly perDay: number; readonly pause: number },
): Promise<boolean> {
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
            row.and([row('codes.made', '<', perDay), row('codes.made_at', '<=', now - pause)]),
          ]),
        ),
    )
    .returning('address')
    .execute()
  return written.length > 0
}

/** Whether it is the code of this name. A code works once, and not at all after a few wrong tries. */
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

/** The code of this name is not valid any more. */
export async function endCode(db: Db, name: string): Promise<void> {
  await db.updateTable('codes').set({ expires_at: 0 }).where('address', '=', name).execute()
}
