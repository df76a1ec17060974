import { type Kysely, type Migration, sql } from 'kysely'

/** Named, applied once, never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-tables': { up: makeTables },
  '0002-carriers': { up: makeCarriers },
  '0003-set-aside': { up: makeSetAside },
  '0005-pulse': { up: makePulse },
  '0006-passkeys': { up: makePasskeys },
  '0007-notified': { up: makeNotified },
  '0008-leases': { up: makeLeases },
  '0009-archives': { up: makeArchives },
}

async function makeTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('tables')
    .addColumn('id', 'varchar(16)', (column) => column.primaryKey())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('wake_at', 'bigint')
    .execute()
  await schema.createIndex('tables_wake').on('tables').column('wake_at').execute()
  await schema
    .createTable('entries')
    .addColumn('table_id', 'varchar(16)', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
    .execute()
  await schema
    .createTable('checkpoints')
    .addColumn('table_id', 'varchar(16)', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('game', 'integer', (column) => column.notNull())
    .addColumn('phase', 'varchar(16)', (column) => column.notNull())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('places', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('checkpoints_key', ['table_id', 'seq'])
    .execute()
  await schema
    .createTable('snapshots')
    .addColumn('table_id', 'varchar(16)', (column) => column.primaryKey())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('rules', 'varchar(64)', (column) => column.notNull())
    .addColumn('content', 'varchar(64)', (column) => column.notNull())
    .addColumn('live', 'text', (column) => column.notNull())
    .execute()
  await schema
    .createTable('keys')
    .addColumn('hash', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('table_id', 'varchar(16)', (column) => column.notNull())
    .addColumn('role', 'varchar(8)', (column) => column.notNull())
    .addColumn('place', 'integer')
    .execute()
  await schema.createIndex('keys_table').on('keys').column('table_id').execute()
  await schema
    .createTable('wishes')
    .addColumn('table_id', 'varchar(16)', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('wishes', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('wishes_key', ['table_id', 'place'])
    .execute()
  await schema
    .createTable('letters')
    .addColumn('table_id', 'varchar(16)', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('letters_key', ['table_id', 'place'])
    .execute()
  await schema.createIndex('letters_due').on('letters').column('due_at').execute()
  await schema
    .createTable('reports')
    .addColumn('id', 'varchar(16)', (column) => column.primaryKey())
    .addColumn('table_id', 'varchar(16)', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute()
}

async function makeCarriers(db: Kysely<unknown>): Promise<void> {
  const { schema } = db
  await schema.alterTable('letters').addColumn('ways', 'varchar(40)').execute()
  await schema
    .createTable('carriers')
    .addColumn('address', 'varchar(64)', (column) => column.notNull())
    .addColumn('table_id', 'varchar(16)', (column) => column.notNull())
    .addColumn('role', 'varchar(8)', (column) => column.notNull())
    .addColumn('place', 'integer')
    .execute()
  await schema.createIndex('carriers_address').on('carriers').column('address').execute()
  await schema.createIndex('carriers_table').on('carriers').column('table_id').execute()
  await schema
    .createTable('codes')
    .addColumn('address', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('hash', 'varchar(64)', (column) => column.notNull())
    .addColumn('salt', 'varchar(32)', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('made', 'integer', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute()
}

async function makeSetAside({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('tables').addColumn('set_aside_at', 'bigint').execute()
  await schema.alterTable('tables').addColumn('set_aside_why', 'text').execute()
}

async function makePulse({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('pulse')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
}

async function makePasskeys({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('passkeys')
    .addColumn('id', 'varchar(1400)', (column) => column.primaryKey())
    .addColumn('person', 'varchar(64)', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await schema
    .createTable('challenges')
    .addColumn('challenge', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('kind', 'varchar(8)', (column) => column.notNull())
    .addColumn('person', 'varchar(64)', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
}

async function makeNotified({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('notified')
    .addColumn('destination', 'varchar(64)', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
}

async function makeLeases({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('tables').addColumn('owner', 'varchar(16)').execute()
  await schema
    .alterTable('tables')
    .addColumn('lease', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .createTable('processes')
    .addColumn('id', 'varchar(16)', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('secret', 'varchar(64)', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute()
}

async function makeArchives({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('tables').addColumn('archived_at', 'bigint').execute()
  await schema
    .createTable('archives')
    .addColumn('table_id', 'varchar(16)', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    // SQLite stores bytes in a column of any type.
    .addColumn('body', sql`bytea`, (column) => column.notNull())
    .execute()
}
