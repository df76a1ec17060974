import type { TableKeys } from '@charterstone/protocol'
import type { ImportedFile } from '../files/job.ts'
import { newKey, newTableId } from '../keys.ts'
import type { Ruleset } from '../ruleset.ts'
import { writeCheckpoint } from '../storage/checkpoints.ts'
import { addEntry } from '../storage/entries.ts'
import { addKey } from '../storage/keys.ts'
import type { InSameTransaction, Storage } from '../storage/storage.ts'
import { addTable } from '../storage/tables.ts'
import type { Body, Setup, TableEntry } from './body.ts'
import { restoreFile } from './commands/restore.ts'
import { fold } from './fold.ts'
import { type LiveTable, wakeTime } from './live-table.ts'
import { checkTable, emptyTable } from './load-table.ts'
import type { SeatHolder } from './seat-holder.ts'

/** Creates a table. The holders are bots and automas; persons take their seats later. */
export async function makeTable(
  storage: Storage,
  setup: Setup,
  holders: readonly SeatHolder[],
  now: number,
): Promise<TableKeys> {
  const keys = newKeys()
  await write(storage, keys, { kind: 'made', setup, places: holders }, now)
  return keys
}

/** Creates a table that continues the campaign of a file, in one transaction. */
export async function makeTableFrom(
  storage: Storage,
  ruleset: Ruleset,
  file: ImportedFile,
  now: number,
): Promise<TableKeys> {
  const keys = newKeys()
  const { id } = keys
  const before: LiveTable = { ...emptyTable(id, ruleset), seq: 1 }
  const { body } = restoreFile({ live: before }, file)
  const entry: TableEntry = { seq: 2, at: now, body }
  const { live } = await fold(ruleset, before, entry, () => Promise.resolve(file.record.head))
  checkTable(ruleset, live)
  await write(storage, keys, { kind: 'made', setup: before.setup, places: [] }, now, {
    wakeAt: wakeTime(live),
    inSameTransaction: async (trx) => {
      await addEntry(trx, id, entry)
      await writeCheckpoint(trx, { table: id, seq: entry.seq, at: now }, file.record, live.holders)
    },
  })
  return keys
}

function newKeys(): TableKeys {
  return { id: newTableId(), host: newKey(), invite: newKey(), watch: newKey() }
}

async function write(
  storage: Storage,
  keys: TableKeys,
  body: Body,
  now: number,
  {
    wakeAt = null,
    inSameTransaction,
  }: { readonly wakeAt?: number | null; readonly inSameTransaction?: InSameTransaction } = {},
): Promise<void> {
  const { id } = keys
  const row = { table_id: id, seq: 1, at: now, body: JSON.stringify(body) }
  await storage.append(row, async (trx) => {
    await addTable(trx, id, now, wakeAt)
    for (const role of ['host', 'invite', 'watch'] as const)
      await addKey(trx, keys[role], { table: id, role, holderId: null })
    await inSameTransaction?.(trx)
  })
}
