import type { Fault } from '@charterstone/protocol'
import type { Box } from '../box.ts'
import { listCheckpoints, readCheckpoint } from '../storage/checkpoints.ts'
import { asDamage, Damage } from '../storage/damage.ts'
import { release } from '../storage/set-aside.ts'
import { deleteSnapshot, writeSnapshot } from '../storage/snapshots.ts'
import type { Storage } from '../storage/storage.ts'
import type { TableEntry } from './body.ts'
import { restorePoint } from './commands/restore.ts'
import { isFault, refuse } from './draft.ts'
import { fold } from './fold.ts'
import { wakeTime } from './live.ts'
import { emptyTable, look } from './load-live.ts'
import type { Done } from './open-table.ts'
import { recordHead } from './record-head.ts'

type Source = { readonly storage: Storage; readonly box: Box; readonly clock: () => number }

/** A damaged table goes on from one of its restore points, past whatever is damaged. Refused when that is damaged, too. */
export async function restoreSetAside(source: Source, id: string, point: number): Promise<Done | Fault> {
  try {
    return await restored(source, id, point)
  } catch (error) {
    if (error instanceof Damage) return refuse('set-aside', error.message)
    throw error
  }
}

async function restored({ storage, box, clock }: Source, id: string, point: number): Promise<Done | Fault> {
  const { db } = storage
  const row = (await listCheckpoints(db, id)).find(({ seq }) => seq === point)
  if (row === undefined) return refuse('no-such-step')
  const record = await readCheckpoint(db, id, point)
  const { last } = await db
    .selectFrom('entries')
    .select(({ fn }) => fn.max<number>('seq').as('last'))
    .where('table_id', '=', id)
    .executeTakeFirstOrThrow()
  const before = { ...emptyTable(id, box), seq: last, places: row.places }
  const drafted = restorePoint({ live: before }, point, row.game, row.places, [])
  if (isFault(drafted)) return drafted
  const entry: TableEntry = { seq: last + 1, at: clock(), body: drafted.body }
  const live = await asDamage('the restore point', async () => {
    const folded = await fold(box, before, entry, async () => recordHead(record))
    look(box, folded.live)
    return folded.live
  })
  const { seq, at, body } = entry
  const isWritten = await storage.append(
    { table_id: id, seq, at, body: JSON.stringify(body), wakeAt: wakeTime(live) },
    async (trx) => {
      // Loading begins here from now on.
      await deleteSnapshot(trx, id)
      await writeSnapshot(trx, live)
      await release(trx, id)
    },
  )
  return isWritten ? { seq } : refuse('stale')
}
