import type { Ruleset } from '../ruleset.ts'
import type { EntryTexts } from '../table/entry-texts.ts'
import type { LiveTable } from '../table/live-table.ts'
import type { Presence } from '../table/seat-view.ts'
import { makeSeatViewTexts, type SeatViewTexts } from '../table/seat-view-texts.ts'
import type { Connection } from './connection.ts'

/** The connections of this process to one table, and the texts that they share. */
export type Room = {
  readonly connections: ReadonlySet<Connection>
  readonly add: (connection: Connection) => void
  /** False when it was not there. */
  readonly remove: (connection: Connection) => boolean
  readonly presence: () => Presence
  /** The views of all seats now; null while people still choose their seats. */
  readonly viewsOf: (live: LiveTable) => SeatViewTexts | null
  /** The last views that were made. */
  readonly lastViews: () => SeatViewTexts | null
  readonly entriesSince: (live: LiveTable, seat: number, seq: number) => string
}

/** `entriesOf` keeps the entries of a table for a while, also when the room was empty meanwhile; so are `earlier` views. */
export function makeRoom(
  ruleset: Ruleset,
  entriesOf: (table: string) => EntryTexts,
  earlier: SeatViewTexts | null,
): Room {
  const connections = new Set<Connection>()
  /** How many connections each holder has. */
  const holders = new Map<number, number>()
  let spectators = 0
  let views = earlier

  function count({ holderId }: Connection, change: number): void {
    if (holderId === null) spectators += change
    else {
      const left = (holders.get(holderId) ?? 0) + change
      if (left === 0) holders.delete(holderId)
      else holders.set(holderId, left)
    }
  }

  return {
    connections,
    add: (connection) => {
      connections.add(connection)
      count(connection, 1)
    },
    remove: (connection) => {
      if (!connections.delete(connection)) return false
      count(connection, -1)
      return true
    },
    presence: () => ({ holderIds: new Set(holders.keys()), spectators }),
    viewsOf: (live) => {
      if (live.state === null) return null
      if (views?.isOf(live) !== true) views = makeSeatViewTexts(ruleset, live, live.state)
      return views
    },
    lastViews: () => views,
    entriesSince: ({ id, inProgress }, seat, seq) => entriesOf(id).since(inProgress, seat, seq),
  }
}
