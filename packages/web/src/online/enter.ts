import { api, type Problem } from './api.ts'
import { type KeyName, rememberTable } from './my-tables.ts'

/** The key in the address, which nobody should see or copy by accident: taken out at once. */
export function takeKey(): string | null {
  const key = /^#k=([\w-]{8,64})$/.exec(location.hash)?.[1] ?? null
  if (key !== null) history.replaceState(history.state, '', location.pathname)
  return key
}

/** Shows a key at the door of a table. Undefined when it opens. */
export async function enter(table: string, key: string): Promise<Problem | undefined> {
  const entered = await api.enter(table, key)
  if (!entered.ok) return entered.fault
  const { role, seat } = entered.value
  if (role !== 'seat') rememberTable(table, { keys: { [role]: key } })
  else if (seat !== null) {
    // Seats are renumbered when players join or leave; a charter stays.
    const brief = await api.brief(table)
    const charter = brief.ok ? brief.value.seats[seat]?.charter : undefined
    if (charter !== undefined) rememberTable(table, { keys: { [seatKey(charter)]: key } })
  }
  return undefined
}

export function seatKey(charter: number): KeyName {
  return `seat-${charter}`
}
