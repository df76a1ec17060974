import type { CarriedSeat } from '@charterstone/protocol'
import { newKey } from '../keys.ts'
import type { Rights } from '../rights.ts'
import { addKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { PERSON } from '../table/place.ts'
import type { Tables } from '../table/tables.ts'

const MOST = 60

/** An address stands for the seats that somebody holds at a table; null for none any more. */
export async function carryBy(
  { db }: Storage,
  table: string,
  { places, isHost }: Rights,
  address: string | null,
): Promise<void> {
  const held = [
    ...(isHost ? [{ role: 'host', place: null }] : []),
    ...places.map((place) => ({ role: 'seat', place })),
  ]
  await db.transaction().execute(async (trx) => {
    for (const { role, place } of held) {
      await trx
        .deleteFrom('carriers')
        .where('table_id', '=', table)
        .where('role', '=', role)
        .where('place', place === null ? 'is' : '=', place)
        .execute()
      if (address !== null)
        await trx.insertInto('carriers').values({ address, table_id: table, role, place }).execute()
    }
  })
}

export async function isCarrier({ db }: Storage, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('carriers')
    .select('address')
    .where('address', '=', address)
    .executeTakeFirst()
  return row !== undefined
}

/** A new key for everything that an address stands for; the keys of other devices stay good. */
export async function carriedSeats(
  { db }: Storage,
  tables: Tables,
  address: string,
): Promise<readonly CarriedSeat[]> {
  const rows = await db
    .selectFrom('carriers')
    .selectAll()
    .where('address', '=', address)
    .limit(MOST)
    .execute()
  const seats: CarriedSeat[] = []
  for (const { table_id: id, role, place } of rows) {
    const live = (await tables.open(id))?.live()
    const held = live?.places.find((one) => one.id === place)
    // A seat that was left, or that another person is about to take, is nobody's to carry.
    if (live === undefined || (role !== 'host' && (held?.by !== PERSON || !held.isClaimed))) continue
    const key = newKey()
    await db
      .transaction()
      .execute((trx) => addKey(trx, key, { table: id, role: role === 'host' ? 'host' : 'seat', place }))
    seats.push({ table: id, key })
  }
  return seats
}
