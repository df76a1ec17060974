import { create } from 'zustand'
import { recalled, remember } from '../shell/device-memory.ts'
import { TABLES_KEY } from './has-tables.ts'

/**
 * The tables that this device has been at, the last one first, with the links that a person may send to others. The keys of
 * seats and hosts are in cookies only, which no script can read.
 */
export type MyTable = {
  readonly id: string
  readonly village: string
  readonly names: readonly string[]
  readonly keys: Keys
}
type SharedKeys = { readonly invite?: string; readonly watch?: string }
/** Earlier versions also kept `host`, and `seat-3` for the seat of charter 3: see move-secrets.ts. */
type Keys = SharedKeys & Readonly<Record<string, string>>

const MAX_REMEMBERED = 40

export const useMyTables = create<{ readonly tables: readonly MyTable[] }>(() => ({ tables: read() }))

// Another tab has sat down somewhere.
addEventListener('storage', ({ key }) => {
  if (key === TABLES_KEY) useMyTables.setState({ tables: read() })
})

/** Adds to what is known of a table and puts it first. */
export function rememberTable(
  id: string,
  { keys = {}, ...about }: Partial<Pick<MyTable, 'village' | 'names'>> & { readonly keys?: SharedKeys },
): void {
  const tables = read()
  const before = tables.find((each) => each.id === id)
  const table: MyTable = {
    id,
    village: about.village ?? before?.village ?? '',
    names: about.names ?? before?.names ?? [],
    keys: { ...before?.keys, ...pickShared(keys) },
  }
  write([table, ...tables.filter((each) => each.id !== id)].slice(0, MAX_REMEMBERED))
}

function pickShared({ invite, watch }: SharedKeys): Keys {
  return { ...(invite !== undefined && { invite }), ...(watch !== undefined && { watch }) }
}

/** The keys of a table that must not be readable here. */
export function secretsOf(id: string): readonly string[] {
  const { invite: _invite, watch: _watch, ...secrets } = read().find((each) => each.id === id)?.keys ?? {}
  return Object.values(secrets).filter((key) => key !== undefined)
}

/** Keeps only the keys that a person may send to others. */
export function forgetSecrets(id: string): void {
  write(read().map((table) => (table.id === id ? { ...table, keys: pickShared(table.keys) } : table)))
}

export function forgetTable(id: string): void {
  write(read().filter((each) => each.id !== id))
}

/** The address that opens a table with this key. */
export function linkTo(key: string, path: string): string {
  return `${location.origin}${path}#k=${key}`
}

function read(): readonly MyTable[] {
  try {
    const stored: unknown = JSON.parse(recalled(TABLES_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isTable) : []
  } catch {
    return []
  }
}

function write(tables: readonly MyTable[]): void {
  useMyTables.setState({ tables })
  // Where nothing can be remembered, the cookie still opens the table.
  remember(TABLES_KEY, JSON.stringify(tables))
}

function isTable(value: unknown): value is MyTable {
  if (typeof value !== 'object' || value === null) return false
  const { id, village, names, keys }: Partial<Record<keyof MyTable, unknown>> = value
  return (
    typeof id === 'string' &&
    typeof village === 'string' &&
    Array.isArray(names) &&
    typeof keys === 'object' &&
    keys !== null
  )
}
