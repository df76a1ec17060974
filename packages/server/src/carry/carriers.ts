import type { CarriedSeat } from '@charterstone/protocol'
import type { Rights } from '../rights.ts'
import { type AddressKind, type Carrier, readCarriers, writeCarriers } from '../storage/carriers.ts'
import { addNewKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { PERSON } from '../table/seat-holder.ts'
import type { Tables } from '../table/tables.ts'

const MAX_SEATS = 60

/** The address stands for the seats of the caller at this table from now on; null for no address. */
export async function carryBy(
  { db }: Storage,
  table: string,
  { holderIds, isHost }: Rights,
  address: string | null,
  kind: AddressKind,
): Promise<void> {
  const carriers: readonly Carrier[] = [
    ...(isHost ? [{ table, role: 'host' as const, holderId: null }] : []),
    ...holderIds.map((holderId) => ({ table, role: 'seat' as const, holderId })),
  ]
  await writeCarriers(db, carriers, address, kind)
}

/** Whether one of these addresses stands for a seat. */
export async function isCarrier({ db }: Storage, addresses: readonly string[]): Promise<boolean> {
  return (await readCarriers(db, addresses, 1)).length > 0
}

/** What addresses stood for, another one stands for from now on. */
export async function replaceAddress(
  { db }: Storage,
  before: readonly string[],
  address: string,
): Promise<void> {
  if (before.length > 0)
    await db.updateTable('carriers').set({ address }).where('address', 'in', before).execute()
}

/** A new key for every seat that an address stands for; the keys of other devices stay valid. */
export async function carriedSeats(
  { db }: Storage,
  tables: Tables,
  address: string,
): Promise<readonly CarriedSeat[]> {
  const seats: CarriedSeat[] = []
  for (const carrier of await readCarriers(db, [address], MAX_SEATS)) {
    const { table, role, holderId } = carrier
    const live = await tables.look(table)
    const holder = live?.holders.find(({ id }) => id === holderId)
    // A seat that was left or handed over does not belong to the address any more.
    if (live === null || (role !== 'host' && (holder?.by !== PERSON || !holder.isClaimed))) continue
    seats.push({ table, key: await addNewKey(db, carrier) })
  }
  return seats
}
