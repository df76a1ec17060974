import type { StoredSettings } from '../notices/email-confirmation.ts'
import type { Database, Db } from './database.ts'

/** A notification that waits until it is due. At most one for each seat. */
export type PendingNotification = {
  readonly table: string
  readonly holderId: number
  readonly seq: number
  readonly dueAt: number
  readonly tries: number
  /** The channels that have not succeeded yet; null for all. */
  readonly channels: readonly string[] | null
}

export async function readNotificationSettings(
  db: Db,
  table: string,
  holderId: number,
): Promise<StoredSettings | null> {
  const row = await db
    .selectFrom('wishes')
    .select('wishes')
    .where('table_id', '=', table)
    .where('place', '=', holderId)
    .executeTakeFirst()
  return row === undefined ? null : (JSON.parse(row.wishes) as StoredSettings)
}

export async function writeNotificationSettings(
  db: Db,
  table: string,
  holderId: number,
  settings: StoredSettings,
): Promise<void> {
  const wishes = JSON.stringify(settings)
  await db
    .insertInto('wishes')
    .values({ table_id: table, place: holderId, wishes })
    .onConflict((conflict) => conflict.columns(['table_id', 'place']).doUpdateSet({ wishes }))
    .execute()
}

/** A newer question of the same seat replaces the notification that waits. */
export async function replaceNotification(db: Db, notification: PendingNotification): Promise<void> {
  const row = rowOf(notification)
  await db
    .insertInto('letters')
    .values(row)
    .onConflict((conflict) => conflict.columns(['table_id', 'place']).doUpdateSet(row))
    .execute()
}

/** Puts a notification back for later, unless a newer one waits by now. */
export async function postponeNotification(db: Db, notification: PendingNotification): Promise<void> {
  await db
    .insertInto('letters')
    .values(rowOf(notification))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function dueNotifications(
  db: Db,
  now: number,
  max: number,
): Promise<readonly PendingNotification[]> {
  const rows = await db
    .selectFrom('letters')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(max)
    .execute()
  return rows.map(({ table_id, place, seq, due_at, tries, ways }) => ({
    table: table_id,
    holderId: place,
    seq,
    dueAt: due_at,
    tries,
    channels: ways?.split(',') ?? null,
  }))
}

/** Removes a notification. Only the process that gets true sends it, so that it is sent once. */
export async function takeNotification(
  db: Db,
  { table, holderId, seq }: PendingNotification,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('letters')
    .where('table_id', '=', table)
    .where('place', '=', holderId)
    .where('seq', '=', seq)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function rowOf({ table, holderId, seq, dueAt, tries, channels }: PendingNotification): Database['letters'] {
  return {
    table_id: table,
    place: holderId,
    seq,
    due_at: dueAt,
    tries,
    ways: channels === null ? null : channels.join(','),
  }
}
