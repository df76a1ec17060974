import type { Generated, Kysely } from 'kysely'

/**
 * The tables of the database; the same on SQLite and PostgreSQL. Times are milliseconds since 1970. `place` is the id of
 * a SeatHolder.
 */
export type Database = {
  readonly tables: {
    readonly id: string
    readonly made_at: number
    /** When the server must act for a bot or a deadline; null when it need not. */
    readonly wake_at: number | null
    /** When and why the table was closed as damaged. */
    readonly set_aside_at: number | null
    readonly set_aside_why: string | null
    /** The process that owns the table, and how often the owner has changed. */
    readonly owner: Generated<string | null>
    readonly lease: Generated<number>
    /** When the rows of the table were moved to `archives`; null while they are in their places. */
    readonly archived_at: Generated<number | null>
  }
  /** The rows of tables at rest, as compressed JSON. */
  readonly archives: {
    readonly table_id: string
    readonly at: number
    readonly body: Uint8Array
  }
  /** The processes that own tables. */
  readonly processes: {
    readonly id: string
    readonly url: string
    readonly secret: string
    readonly seen_at: number
  }
  /** The log of each table. Rows are added and never changed. */
  readonly entries: {
    readonly table_id: string
    readonly seq: number
    readonly at: number
    readonly body: string
  }
  /** Campaign records at the start and end of every game, and those from files. */
  readonly checkpoints: {
    readonly table_id: string
    readonly seq: number
    readonly at: number
    readonly game: number
    readonly phase: string
    readonly record: string
    readonly places: string
  }
  /** A state of each table, so that it loads quickly, and the version of its rules. */
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
  /** The notification settings of each seat. */
  readonly wishes: {
    readonly table_id: string
    readonly place: number
    readonly wishes: string
  }
  /** Notifications that are still to be sent. */
  readonly letters: {
    readonly table_id: string
    readonly place: number
    readonly seq: number
    readonly due_at: number
    readonly tries: number
    /** The channels that have not succeeded yet, separated by commas; null for all. */
    readonly ways: string | null
  }
  /** The hash of an e-mail address, or the person of a passkey, for each seat that it gives access to. */
  readonly carriers: {
    readonly address: string
    readonly table_id: string
    readonly role: string
    readonly place: number | null
  }
  /** The last code sent to each address. */
  readonly codes: {
    readonly address: string
    readonly hash: string
    readonly salt: string
    readonly expires_at: number
    readonly tries: number
    readonly made_at: number
    /** The number of codes made since `since`. */
    readonly made: number
    readonly since: number
  }
  /** One row, written to check that the database takes rows. */
  readonly pulse: {
    readonly id: number
    readonly at: number
  }
  readonly passkeys: {
    readonly id: string
    readonly person: string
    readonly public_key: string
    readonly counter: number
    readonly made_at: number
    readonly used_at: number | null
  }
  /** What browsers must sign; each is valid once and for a short time. */
  readonly challenges: {
    readonly challenge: string
    readonly kind: string
    readonly person: string
    readonly expires_at: number
  }
  /** When the last notification was sent to each destination, by its hash. */
  readonly notified: {
    readonly destination: string
    readonly at: number
  }
  readonly reports: {
    readonly id: string
    readonly table_id: string
    readonly at: number
    readonly body: string
  }
}

export type Db = Kysely<Database>
