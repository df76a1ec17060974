import { newKey, newTableId } from '../keys.ts'
import type { TableMade } from '../protocol/rest.ts'
import { addKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import type { Body, Setup } from './body.ts'
import type { Place } from './place.ts'

/** A new table where nobody sits yet but bots and automas. */
export async function makeTable(
  storage: Storage,
  setup: Setup,
  places: readonly Place[],
  now: number,
): Promise<TableMade> {
  const made: TableMade = { id: newTableId(), host: newKey(), invite: newKey(), watch: newKey() }
  const { id } = made
  const body: Body = { kind: 'made', setup, places }
  const row = { table_id: id, seq: 1, at: now, body: JSON.stringify(body) }
  await storage.append(row, async (trx) => {
    await trx.insertInto('tables').values({ id, made_at: now, wake_at: null }).execute()
    for (const role of ['host', 'invite', 'watch'] as const)
      await addKey(trx, made[role], { table: id, role, place: null })
  })
  return made
}
