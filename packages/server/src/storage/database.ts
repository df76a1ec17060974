import type { Kysely } from 'kysely'

/** The tables of the database; the same on SQLite and PostgreSQL. Times are milliseconds since 1970. */
export type Database = {
  readonly tables: {
    readonly id: string
    readonly made_at: number
    /** When somebody other than a person has to do something; null when nobody has. */
    readonly wake_at: number | null
    /** When and why nobody may open it any more: it is damaged. */
    readonly set_aside_at: number | null
    readonly set_aside_why: string | null
  }
  /** Everything that ever happened at a table, in order. Rows are added and never changed. */
  readonly entries: {
    readonly table_id: string
    readonly seq: number
    readonly at: number
    readonly body: string
  }
  /** Whole campaigns: at the start and end of every game, and whatever came from a file. */
  readonly checkpoints: {
    readonly table_id: string
    readonly seq: number
    readonly at: number
    readonly game: number
    readonly phase: string
    readonly record: string
    readonly places: string
  }
  /** Where a table stood at some moment, so that it is loaded quickly, and by which rules. */
  readonly snapshots: {
    readonly table_id: string
    readonly seq: number
    readonly rules: string
    readonly content: string
    readonly live: string
  }
  readonly keys: {
    readonly hash: string
    readonly table_id: string
    readonly role: string
    readonly place: number | null
  }
  /** How a seat wants to be told that it is asked. */
  readonly wishes: {
    readonly table_id: string
    readonly place: number
    readonly wishes: string
  }
  /** Notices that are still to be sent. */
  readonly letters: {
    readonly table_id: string
    readonly place: number
    readonly seq: number
    readonly due_at: number
    readonly tries: number
    /** Those that still have to be tried, with commas; null for all. */
    readonly ways: string | null
  }
  /** Addresses that stand for seats, as hashes. */
  readonly carriers: {
    readonly address: string
    readonly table_id: string
    readonly role: string
    readonly place: number | null
  }
  /** The code that was sent last to an address. */
  readonly codes: {
    readonly address: string
    readonly hash: string
    readonly salt: string
    readonly expires_at: number
    readonly tries: number
    readonly made_at: number
    /** So many were made since. */
    readonly made: number
    readonly since: number
  }
  readonly reports: {
    readonly id: string
    readonly table_id: string
    readonly at: number
    readonly body: string
  }
}

export type Db = Kysely<Database>
