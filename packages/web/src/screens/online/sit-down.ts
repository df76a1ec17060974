import { api, type Problem } from '../../online/api.ts'
import { rememberTable } from '../../online/my-tables.ts'
import type { OnlineSession } from '../../online/online-session.ts'

/** Takes a seat for the person at this device; `session` is null while the table is not open. Undefined when it is theirs. */
export async function sitDown(
  table: string,
  charter: number,
  name: string,
  session: Pick<OnlineSession, 'sitAt'> | null,
): Promise<Problem | undefined> {
  const claimed = await api.claim(table, { charter, name: name.trim() })
  if (!claimed.ok) return claimed.fault
  rememberTable(table, {})
  session?.sitAt(claimed.value.seat)
  return undefined
}
