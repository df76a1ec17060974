import type { CampaignRecord } from '@charterstone/engine'
import type { Transaction } from 'kysely'
import type { Place } from '../table/place.ts'
import type { KeptRecord } from '../table/record-head.ts'
import { Damage, readKept } from './damage.ts'
import type { Database, Db } from './database.ts'

/** Checkpoints were written by this program and are read as they are. */
export async function readCheckpoint(db: Db, table: string, seq: number): Promise<CampaignRecord> {
  return readKept(`checkpoint ${seq}`, await readCheckpointText(db, table, seq))
}

/** As it was written, for a thread that reads it. */
export async function readCheckpointText(db: Db, table: string, seq: number): Promise<string> {
  const row = await db
    .selectFrom('checkpoints')
    .select('record')
    .where('table_id', '=', table)
    .where('seq', '=', seq)
    .executeTakeFirst()
  if (row === undefined) throw new Damage(`checkpoint ${seq} is missing`)
  return row.record
}

export type CheckpointRow = Pick<Database['checkpoints'], 'seq' | 'at' | 'game' | 'phase'> & {
  readonly places: readonly Place[]
}

/** Without the records themselves, newest first. */
export async function listCheckpoints(db: Db, table: string): Promise<readonly CheckpointRow[]> {
  const rows = await db
    .selectFrom('checkpoints')
    .select(['seq', 'at', 'game', 'phase', 'places'])
    .where('table_id', '=', table)
    .orderBy('seq', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, places: readKept<Place[]>(`checkpoint ${row.seq}`, row.places) }))
}

export async function writeCheckpoint(
  trx: Transaction<Database>,
  where: { readonly table: string; readonly seq: number; readonly at: number },
  { text, head }: KeptRecord,
  places: readonly Place[],
): Promise<void> {
  const { checkpoint } = head
  await trx
    .insertInto('checkpoints')
    .values({
      table_id: where.table,
      seq: where.seq,
      at: where.at,
      game: checkpoint.legacy.game,
      phase: checkpoint.phase,
      record: text,
      places: JSON.stringify(places),
    })
    .execute()
}
