import { findKeys, type KeyRow } from './storage/keys.ts'
import type { Storage } from './storage/storage.ts'

/** What somebody may do at one table, by the keys they hold. */
export type Rights = {
  readonly isHost: boolean
  readonly isInvited: boolean
  readonly canWatch: boolean
  /** The ids of the places they hold. */
  readonly places: readonly number[]
}

const MOST_KEYS = 10

/** Null when no key opens anything here. */
export async function rightsOf(
  storage: Storage,
  table: string,
  keys: readonly string[],
): Promise<Rights | null> {
  const rows = (await findKeys(storage.db, keys.slice(0, MOST_KEYS))).filter((row) => row.table === table)
  return rows.length === 0 ? null : rightsFrom(rows)
}

function rightsFrom(rows: readonly KeyRow[]): Rights {
  const has = (role: KeyRow['role']): boolean => rows.some((row) => row.role === role)
  return {
    isHost: has('host'),
    isInvited: has('invite') || has('host'),
    canWatch: true,
    places: rows.flatMap(({ place }) => (place === null ? [] : [place])),
  }
}
