import type { Database, Db } from './database.ts'

/** Addresses that are no e-mail addresses: persons with passkeys. No hash of an e-mail address has a colon. */
const PASSKEY = 'passkey:'

/** The address that stands for a person with a passkey. */
export function addressOfPerson(person: string): string {
  return `${PASSKEY}${person}`
}

/** A seat may have one address of each kind. */
export type AddressKind = 'email' | 'passkey'

/** A seat, or the rights of the host, that an address gives access to. */
export type Carrier = {
  readonly table: string
  readonly role: 'host' | 'seat'
  readonly holderId: number | null
}

/** The address stands for these seats from now on, instead of any other of its kind; null for no address. */
export async function writeCarriers(
  db: Db,
  carriers: readonly Carrier[],
  address: string | null,
  kind: AddressKind,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const { table, role, holderId } of carriers) {
      await trx
        .deleteFrom('carriers')
        .where('table_id', '=', table)
        .where('role', '=', role)
        .where('place', holderId === null ? 'is' : '=', holderId)
        .where('address', kind === 'passkey' ? 'like' : 'not like', `${PASSKEY}%`)
        .execute()
      if (address !== null)
        await trx.insertInto('carriers').values({ address, table_id: table, role, place: holderId }).execute()
    }
  })
}

/** The seats that addresses stand for. */
export async function readCarriers(
  db: Db,
  addresses: readonly string[],
  max: number,
): Promise<readonly Carrier[]> {
  const rows = await db
    .selectFrom('carriers')
    .selectAll()
    .where('address', 'in', addresses)
    .limit(max)
    .execute()
  return rows.map(carrierOf)
}

function carrierOf({ table_id, role, place }: Database['carriers']): Carrier {
  return { table: table_id, role: role === 'host' ? 'host' : 'seat', holderId: place }
}
