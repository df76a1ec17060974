import type { CampaignRecord } from '@charterstone/engine'
import type { Transaction } from 'kysely'
import type { SerializedRecord } from '../table/record-head.ts'
import type { SeatHolder } from '../table/seat-holder.ts'
import { Damage, parseStored } from './damage.ts'
import type { Database, Db } from './database.ts'

/** Checkpoints were written by this program and are not checked again. */
export async function readCheckpoint(db: Db, table: string, seq: number): Promise<CampaignRecord> {
  return parseStored(`checkpoint ${seq}`, await readCheckpointText(db, table, seq))
}

/** The text of a checkpoint, for a thread that parses it. */
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
  readonly holders: readonly SeatHolder[]
}

/** All checkpoints of a table without their records, newest first. */
export async function listCheckpoints(db: Db, table: string): Promise<readonly CheckpointRow[]> {
  const rows = await db
    .selectFrom('checkpoints')
    .select(['seq', 'at', 'game', 'phase', 'places'])
    .where('table_id', '=', table)
    .orderBy('seq', 'desc')
    .execute()
  return rows.map(({ places, ...row }) => ({
    ...row,
    holders: parseStored<SeatHolder[]>(`checkpoint ${row.seq}`, places),
  }))
}

export async function writeCheckpoint(
  trx: Transaction<Database>,
  where: { readonly table: string; readonly seq: number; readonly at: number },
  { text, head }: SerializedRecord,
  holders: readonly SeatHolder[],
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
      places: JSON.stringify(holders),
    })
    .execute()
}
