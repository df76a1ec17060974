/** The network address that last used each table as its host or a player. Tables of one address share the bots' time. */
export type Origins = {
  readonly note: (table: string, address: string) => void
  /** Empty for a table that was not used since the start of the process. */
  readonly of: (table: string) => string
}

const MAX_TABLES = 20_000

export function makeOrigins(maxTables = MAX_TABLES): Origins {
  /** The last one noted comes last. */
  const addresses = new Map<string, string>()
  return {
    note: (table, address) => {
      addresses.delete(table)
      addresses.set(table, address)
      const [first] = addresses.keys()
      if (addresses.size > maxTables && first !== undefined) addresses.delete(first)
    },
    of: (table) => addresses.get(table) ?? '',
  }
}
