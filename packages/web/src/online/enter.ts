import { api, type Problem } from './api.ts'
import { rememberTable } from './my-tables.ts'

/** The key in the address, which nobody should see or copy by accident: taken out at once. */
export function takeKey(): string | null {
  const key = /^#k=([\w-]{8,64})$/.exec(location.hash)?.[1] ?? null
  if (key !== null) history.replaceState(history.state, '', location.pathname)
  return key
}

/** Shows a key at the door of a table; from then on the cookie has it. Undefined when it opens. */
export async function enter(table: string, key: string): Promise<Problem | undefined> {
  const entered = await api.enter(table, key)
  if (!entered.ok) return entered.fault
  const { role } = entered.value
  rememberTable(table, role === 'invite' || role === 'watch' ? { keys: { [role]: key } } : {})
  return undefined
}
