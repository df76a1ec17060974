import { MAX_KEYS_OF_CALLER } from './keys.ts'
import { findKeys, type KeyRow } from './storage/keys.ts'
import type { Storage } from './storage/storage.ts'

/** The rights of a caller at one table, by the keys of the request. */
export type Rights = {
  readonly isHost: boolean
  readonly isInvited: boolean
  readonly canWatch: boolean
  /** The seats of the caller, by the ids of their holders. */
  readonly holderIds: readonly number[]
}

/** Null when none of the keys belongs to this table. */
export async function rightsOf(
  storage: Storage,
  table: string,
  keys: readonly string[],
): Promise<Rights | null> {
  const rows = (await findKeys(storage.db, keys.slice(0, MAX_KEYS_OF_CALLER))).filter(
    (row) => row.table === table,
  )
  return rows.length === 0 ? null : rightsFrom(rows)
}

function rightsFrom(rows: readonly KeyRow[]): Rights {
  const has = (role: KeyRow['role']): boolean => rows.some((row) => row.role === role)
  return {
    isHost: has('host'),
    isInvited: has('invite') || has('host'),
    canWatch: true,
    holderIds: rows.flatMap(({ holderId }) => (holderId === null ? [] : [holderId])),
  }
}
