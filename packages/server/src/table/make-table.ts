import type { TableMade } from '@charterstone/protocol'
import type { Box } from '../box.ts'
import type { ImportedFile } from '../files/job.ts'
import { newKey, newTableId } from '../keys.ts'
import { writeCheckpoint } from '../storage/checkpoints.ts'
import { addKey } from '../storage/keys.ts'
import type { Also, Storage } from '../storage/storage.ts'
import type { Body, Setup, TableEntry } from './body.ts'
import { restoreFile } from './commands/restore.ts'
import { fold } from './fold.ts'
import { type Live, wakeTime } from './live.ts'
import { emptyTable, look } from './load-live.ts'
import type { Place } from './place.ts'

/** A new table where nobody sits yet but bots and automas. */
export async function makeTable(
  storage: Storage,
  setup: Setup,
  places: readonly Place[],
  now: number,
): Promise<TableMade> {
  const made = newKeys()
  await write(storage, made, { kind: 'made', setup, places }, now)
  return made
}

/** A new table that goes on from a file; all of it is written, or nothing. */
export async function makeTableFrom(
  storage: Storage,
  box: Box,
  file: ImportedFile,
  now: number,
): Promise<TableMade> {
  const made = newKeys()
  const { id } = made
  const before: Live = { ...emptyTable(id, box), seq: 1 }
  const { body } = restoreFile({ live: before }, file)
  const entry: TableEntry = { seq: 2, at: now, body }
  const { live } = await fold(box, before, entry, () => Promise.resolve(file.kept.head))
  look(box, live)
  await write(storage, made, { kind: 'made', setup: before.setup, places: [] }, now, {
    wakeAt: wakeTime(live),
    also: async (trx) => {
      await trx
        .insertInto('entries')
        .values({ table_id: id, seq: entry.seq, at: now, body: JSON.stringify(body) })
        .execute()
      await writeCheckpoint(trx, { table: id, seq: entry.seq, at: now }, file.kept, live.places)
    },
  })
  return made
}

function newKeys(): TableMade {
  return { id: newTableId(), host: newKey(), invite: newKey(), watch: newKey() }
}

async function write(
  storage: Storage,
  made: TableMade,
  body: Body,
  now: number,
  { wakeAt = null, also }: { readonly wakeAt?: number | null; readonly also?: Also } = {},
): Promise<void> {
  const { id } = made
  const row = { table_id: id, seq: 1, at: now, body: JSON.stringify(body) }
  await storage.append(row, async (trx) => {
    await trx.insertInto('tables').values({ id, made_at: now, wake_at: wakeAt }).execute()
    for (const role of ['host', 'invite', 'watch'] as const)
      await addKey(trx, made[role], { table: id, role, place: null })
    await also?.(trx)
  })
}
