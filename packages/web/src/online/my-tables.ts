import { create } from 'zustand'
import { recalled, remember } from '../shell/device-memory.ts'
import { TABLES_KEY } from './has-tables.ts'

/**
 * The tables that this device has been at, the last one first. The keys are kept so that a person can carry a seat to
 * another device or send the same invitation again; what signs requests is the cookie.
 */
export type MyTable = {
  readonly id: string
  readonly village: string
  readonly names: readonly string[]
  readonly keys: Keys
}
/** `seat-3` is the seat of charter 3. */
export type KeyName = 'host' | 'invite' | 'watch' | `seat-${number}`
type Keys = Readonly<Partial<Record<KeyName, string>>>

const MAX_REMEMBERED = 40

export const useMyTables = create<{ readonly tables: readonly MyTable[] }>(() => ({ tables: read() }))

// Another tab has sat down somewhere.
addEventListener('storage', ({ key }) => {
  if (key === TABLES_KEY) useMyTables.setState({ tables: read() })
})

/** Adds to what is known of a table and puts it first. */
export function rememberTable(
  id: string,
  { keys = {}, ...about }: Partial<Pick<MyTable, 'village' | 'names' | 'keys'>>,
): void {
  const tables = read()
  const before = tables.find((each) => each.id === id)
  const table: MyTable = {
    id,
    village: about.village ?? before?.village ?? '',
    names: about.names ?? before?.names ?? [],
    keys: { ...before?.keys, ...keys },
  }
  write([table, ...tables.filter((each) => each.id !== id)].slice(0, MAX_REMEMBERED))
}

/** A seat was left, or taken along to another charter. */
export function moveKey(id: string, from: KeyName, to: KeyName | null): void {
  write(
    read().map((table) => {
      if (table.id !== id) return table
      const { [from]: key, ...keys } = table.keys
      return { ...table, keys: to === null || key === undefined ? keys : { ...keys, [to]: key } }
    }),
  )
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
