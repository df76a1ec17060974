import type { Role } from '@charterstone/protocol'
import type { WebSocket } from 'ws'
import type { Rights } from '../rights.ts'
import type { Actor } from '../table/draft.ts'
import type { LiveTable } from '../table/live-table.ts'
import type { SeatViewTexts } from '../table/seat-view-texts.ts'

/** The connection of a player or a spectator to a table. */
export type Connection = {
  readonly socket: WebSocket
  readonly rights: Rights
  /** The id of the seat's holder; null for a spectator. */
  readonly holderId: number | null
  /** Whether the client understands `patch` messages. */
  readonly takesPatches: boolean
  /** The view that the client has now; later messages leave out what is the same. */
  lastSent: { readonly texts: SeatViewTexts; readonly seat: number } | null
}

export function seatOf({ holderId }: Connection, { holders }: LiveTable): number {
  return holderId === null ? -1 : holders.findIndex(({ id }) => id === holderId)
}

export function roleOf(connection: Connection, live: LiveTable): Role {
  const { rights } = connection
  return {
    seat: seatOf(connection, live),
    seats: live.holders.flatMap(({ id }, seat) => (rights.holderIds.includes(id) ? [seat] : [])),
    isHost: rights.isHost,
    isInvited: rights.isInvited,
  }
}

export function actorOf(connection: Connection, live: LiveTable): Actor {
  const { seat, seats, isHost } = roleOf(connection, live)
  return { seat, seats, isHost }
}
