import type { Fault } from '@charterstone/protocol'
import type { Ruleset } from '../ruleset.ts'
import { listCheckpoints, readCheckpoint } from '../storage/checkpoints.ts'
import { asDamage, Damage } from '../storage/damage.ts'
import { lastEntry } from '../storage/entries.ts'
import { release } from '../storage/set-aside.ts'
import { deleteSnapshot, writeSnapshot } from '../storage/snapshots.ts'
import type { Storage } from '../storage/storage.ts'
import type { TableEntry } from './body.ts'
import { restorePoint } from './commands/restore.ts'
import { isFault, refuse } from './draft.ts'
import { fold } from './fold.ts'
import { wakeTime } from './live-table.ts'
import { checkTable, emptyTable } from './load-table.ts'
import type { Receipt } from './open-table.ts'
import { recordHead } from './record-head.ts'

type Source = { readonly storage: Storage; readonly ruleset: Ruleset; readonly clock: () => number }

/** Continues a damaged table from one of its restore points. Refused when that is damaged, too. */
export async function restoreSetAside(source: Source, id: string, point: number): Promise<Receipt | Fault> {
  try {
    return await restore(source, id, point)
  } catch (error) {
    if (error instanceof Damage) return refuse('set-aside', error.message)
    throw error
  }
}

async function restore(
  { storage, ruleset, clock }: Source,
  id: string,
  point: number,
): Promise<Receipt | Fault> {
  const { db } = storage
  const row = (await listCheckpoints(db, id)).find(({ seq }) => seq === point)
  if (row === undefined) return refuse('no-such-step')
  const record = await readCheckpoint(db, id, point)
  const last = await lastEntry(db, id)
  const before = { ...emptyTable(id, ruleset), seq: last, holders: row.holders }
  const draft = restorePoint({ live: before }, point, row.game, row.holders, [])
  if (isFault(draft)) return draft
  const entry: TableEntry = { seq: last + 1, at: clock(), body: draft.body }
  const live = await asDamage('the restore point', async () => {
    const result = await fold(ruleset, before, entry, async () => recordHead(record))
    checkTable(ruleset, result.live)
    return result.live
  })
  const { seq, at, body } = entry
  const isWritten = await storage.append(
    { table_id: id, seq, at, body: JSON.stringify(body), wakeAt: wakeTime(live) },
    async (trx) => {
      // From now on the table is loaded from this snapshot.
      await deleteSnapshot(trx, id)
      await writeSnapshot(trx, live)
      await release(trx, id)
    },
  )
  return isWritten ? { seq } : refuse('stale')
}
