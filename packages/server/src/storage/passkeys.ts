import type { Db } from './database.ts'

/** A passkey of a person: the server has only its public half. */
export type Passkey = {
  readonly id: string
  readonly person: string
  readonly publicKey: Uint8Array
  /** How often its device has signed, where the device counts. */
  readonly counter: number
}

export type Challenge = {
  readonly challenge: string
  readonly kind: 'make' | 'ask'
  /** Whose passkey is made; empty when any is asked for. */
  readonly person: string
}

/** Milliseconds; as long as a browser waits for a person. */
const LIFETIME = 300_000

/** False when the passkey is known already. */
export async function addPasskey(
  db: Db,
  { id, person, publicKey, counter }: Passkey,
  now: number,
): Promise<boolean> {
  const added = await db
    .insertInto('passkeys')
    .values({
      id,
      person,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      made_at: now,
      used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return added.length > 0
}

export async function findPasskey(db: Db, id: string): Promise<Passkey | null> {
  const row = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  const { person, public_key, counter } = row
  return { id, person, publicKey: Buffer.from(public_key, 'base64url'), counter: Number(counter) }
}

export async function markPasskeyUsed(db: Db, id: string, counter: number, now: number): Promise<void> {
  await db.updateTable('passkeys').set({ counter, used_at: now }).where('id', '=', id).execute()
}

/** Those that nobody answered in time are cleared away. */
export async function addChallenge(
  db: Db,
  { challenge, kind, person }: Challenge,
  now: number,
): Promise<void> {
  await db.deleteFrom('challenges').where('expires_at', '<=', now).execute()
  await db
    .insertInto('challenges')
    .values({ challenge, kind, person, expires_at: now + LIFETIME })
    .execute()
}

/** Uses up a challenge: its person, or null when it is unknown, expired or of another kind. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  kind: Challenge['kind'],
  now: number,
): Promise<string | null> {
  const row = await db
    .deleteFrom('challenges')
    .where('challenge', '=', challenge)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning('person')
    .executeTakeFirst()
  return row?.person ?? null
}
