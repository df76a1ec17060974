import type { TableKeys } from '@charterstone/protocol'
import type { ImportedFile } from '../files/job.ts'
import { newKey, newTableId } from '../keys.ts'
import type { Ruleset } from '../ruleset.ts'
import { writeCheckpoint } from '../storage/checkpoints.ts'
import { addKey } from '../storage/keys.ts'
import type { InSameTransaction, Storage } from '../storage/storage.ts'
import type { Body, Setup, TableEntry } from './body.ts'
import { restoreFile } from './commands/restore.ts'
import { fold } from './fold.ts'
import { type LiveTable, wakeTime } from './live-table.ts'
import { checkTable, emptyTable } from './load-table.ts'
import type { SeatHolder } from './seat-holder.ts'

/** A new table where nobody sits yet but bots and automas. */
export async function makeTable(
  storage: Storage,
  setup: Setup,
  holders: readonly SeatHolder[],
  now: number,
): Promise<TableKeys> {
  const made = newKeys()
  await write(storage, made, { kind: 'made', setup, places: holders }, now)
  return made
}

/** A new table that goes on from a file; all of it is written, or nothing. */
export async function makeTableFrom(
  storage: Storage,
  ruleset: Ruleset,
  file: ImportedFile,
  now: number,
): Promise<TableKeys> {
  const made = newKeys()
  const { id } = made
  const before: LiveTable = { ...emptyTable(id, ruleset), seq: 1 }
  const { body } = restoreFile({ live: before }, file)
  const entry: TableEntry = { seq: 2, at: now, body }
  const { live } = await fold(ruleset, before, entry, () => Promise.resolve(file.kept.head))
  checkTable(ruleset, live)
  await write(storage, made, { kind: 'made', setup: before.setup, places: [] }, now, {
    wakeAt: wakeTime(live),
    inSameTransaction: async (trx) => {
      await trx
        .insertInto('entries')
        .values({ table_id: id, seq: entry.seq, at: now, body: JSON.stringify(body) })
        .execute()
      await writeCheckpoint(trx, { table: id, seq: entry.seq, at: now }, file.kept, live.holders)
    },
  })
  return made
}

function newKeys(): TableKeys {
  return { id: newTableId(), host: newKey(), invite: newKey(), watch: newKey() }
}

async function write(
  storage: Storage,
  made: TableKeys,
  body: Body,
  now: number,
  {
    wakeAt = null,
    inSameTransaction,
  }: { readonly wakeAt?: number | null; readonly inSameTransaction?: InSameTransaction } = {},
): Promise<void> {
  const { id } = made
  const row = { table_id: id, seq: 1, at: now, body: JSON.stringify(body) }
  await storage.append(row, async (trx) => {
    await trx.insertInto('tables').values({ id, made_at: now, wake_at: wakeAt }).execute()
    for (const role of ['host', 'invite', 'watch'] as const)
      await addKey(trx, made[role], { table: id, role, holderId: null })
    await inSameTransaction?.(trx)
  })
}
