import type { Role, TableInfo, Talk } from '@charterstone/protocol'
import { create } from 'zustand'
import type { ConnectionStatus } from './table-connection.ts'

/** The online table that is open, apart from the game on it. */
export type OnlineTable = {
  /** As the server calls it; null when none is open. */
  readonly id: string | null
  readonly status: ConnectionStatus
  readonly table: TableInfo | null
  readonly you: Role | null
  readonly talk: readonly Talk[]
  /** How much of the talk has been read. */
  readonly read: number
}

export const NO_TABLE: OnlineTable = {
  id: null,
  status: 'connecting',
  table: null,
  you: null,
  talk: [],
  read: 0,
}

export const useOnlineTable = create<OnlineTable>(() => NO_TABLE)

/** The table and who one is there; only below its gate, which has waited for both. */
export function useTableInfo(): { readonly id: string; readonly table: TableInfo; readonly you: Role } {
  const id = useOnlineTable((state) => state.id)
  const table = useOnlineTable((state) => state.table)
  const you = useOnlineTable((state) => state.you)
  if (id === null || table === null || you === null) throw new Error('no table is open')
  return { id, table, you }
}

/** Everything said so far has been seen. */
export function readTalk(): void {
  useOnlineTable.setState(({ talk }) => ({ read: talk.at(-1)?.seq ?? 0 }))
}
