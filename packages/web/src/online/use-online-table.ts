import type { Role, TableInfo } from '@charterstone/protocol'
import { useStore } from 'zustand'
import { useOnlineSession } from '../session/session-context.tsx'
import type { OnlineTable } from './online-session.ts'

export function useOnlineTable<Value>(select: (table: OnlineTable) => Value): Value {
  return useStore(useOnlineSession().table, select)
}

/** The table and the role of this device there. The gate waits for both before it shows a screen. */
export function useTableInfo(): { readonly id: string; readonly table: TableInfo; readonly you: Role } {
  const { id } = useOnlineSession().ref
  const table = useOnlineTable(({ info }) => info)
  const you = useOnlineTable((state) => state.you)
  if (table === null || you === null) throw new Error('the table has not been described yet')
  return { id, table, you }
}
