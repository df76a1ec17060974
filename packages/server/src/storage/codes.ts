import { randomBytes, randomInt, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { isSameSecret } from '../is-same-secret.ts'
import { makeSerialQueue } from '../limits/serial-queue.ts'
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

/** Codes that wait to be hashed; more come from an attack. */
const MAX_WAITING = 100

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

export type CodeToMake = {
  readonly code: string
  /** Each of them can use it. */
  readonly names: readonly string[]
  /** Counts the codes of all names together, if given. */
  readonly countedFor?: string
  readonly now: number
}

/** Codes that are sent by e-mail. One is hashed at a time: the threads of Node that hash also flush the disk. */
export type Codes = {
  /** Stores a code in place of the last one of each name. False when there were too many today, or one a moment ago. */
  readonly make: (wanted: CodeToMake) => Promise<boolean>
  /** Whether it is the code of this name. A code works once, and not at all after a few wrong tries. */
  readonly use: (name: string, code: string, now: number) => Promise<boolean>
  /** The code of this name is not valid any more. */
  readonly end: (name: string) => Promise<void>
}

export function makeCodes(db: Db, hash = hashOf): Codes {
  const hashing = makeSerialQueue()

  async function make({ code, names, countedFor, now }: CodeToMake): Promise<boolean> {
    if (countedFor !== undefined && (await isUsedUp(db, countedFor, now))) return false
    for (const name of names) {
      const salt = randomBytes(16).toString('base64url')
      const hashed = { hash: await hash(code, salt), salt }
      if (!(await replaceCode(db, name, hashed, now, { perDay: MAX_PER_DAY, pause: PAUSE }))) return false
    }
    const limits = { perDay: MAX_PER_DAY_IN_ALL, pause: 0 }
    return countedFor === undefined || replaceCode(db, countedFor, NO_CODE, now, limits)
  }

  return {
    make: async (wanted) => hashing.waiting() < MAX_WAITING && hashing.run(() => make(wanted)),
    use: async (name, code, now) => {
      const row = await db
        .updateTable('codes')
        .set((columns) => ({ tries: columns('tries', '+', 1) }))
        .where('address', '=', name)
        .where('tries', '<', MAX_TRIES)
        .where('expires_at', '>', now)
        .returning(['hash', 'salt'])
        .executeTakeFirst()
      // A name without a code takes as long as one with a code.
      const given = await hashing.run(() => hash(code, row?.salt ?? ''))
      if (row === undefined || !isSameSecret(given, row.hash)) return false
      const { numUpdatedRows } = await db
        .updateTable('codes')
        .set({ expires_at: 0 })
        .where('address', '=', name)
        .where('hash', '=', row.hash)
        .where('expires_at', '>', 0)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    end: async (name) => {
      await db.updateTable('codes').set({ expires_at: 0 }).where('address', '=', name).execute()
    },
  }
}

type Hashed = { readonly hash: string; readonly salt: string }

/** Of a row that only counts. */
const NO_CODE: Hashed = { hash: '', salt: '' }

/** Whether an address had all its codes of a day: then nothing has to be hashed. */
async function isUsedUp(db: Db, address: string, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('codes')
    .select('made')
    .where('address', '=', address)
    .where('since', '>', now - DAY)
    .executeTakeFirst()
  return (row?.made ?? 0) >= MAX_PER_DAY_IN_ALL
}

async function replaceCode(
  db: Db,
  address: string,
  hashed: Hashed,
  now: number,
  { perDay, pause }: { readonly perDay: number; readonly pause: number },
): Promise<boolean> {
  const fresh = { ...hashed, expires_at: now + LIFETIME, tries: 0, made_at: now }
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
