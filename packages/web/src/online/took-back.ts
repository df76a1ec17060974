import type { ServerMessage } from '@charterstone/protocol'
import type { TableSnapshot } from './table-snapshot.ts'

/** What a seat has just taken back. */
export type TookBack = {
  /** Of the message. */
  readonly seq: number
  readonly seat: number
  /** The number of answers. */
  readonly count: number
  /** The building that a worker had been sent to; 0 for none. */
  readonly building: number
}

/** What a message takes back of a table as it was; null when nothing of it was seen, or nobody knows by whom. */
export function tookBackIn(
  { entries }: Pick<TableSnapshot, 'entries'>,
  { seq, seat, step }: Pick<Extract<ServerMessage, { readonly type: 'undone' }>, 'seq' | 'seat' | 'step'>,
): TookBack | null {
  const lost = entries.filter((entry) => entry.step > step)
  if (seat === undefined || lost.length === 0) return null
  const placed = lost.flatMap(({ events }) => events).find(({ kind }) => kind === 'placed')
  return { seq, seat, count: lost.length, building: placed?.kind === 'placed' ? placed.building : 0 }
}
