import type { State } from '@charterstone/engine'
import type { Role, ServerMessage } from '@charterstone/protocol'
import type { WebSocket } from 'ws'
import type { Rights } from '../rights.ts'
import type { Actor } from '../table/draft.ts'
import type { Live } from '../table/live.ts'

/** Somebody who sits at a table or looks on. */
export type Connection = {
  readonly socket: WebSocket
  readonly rights: Rights
  /** The place they play, by its id; null for a spectator. */
  readonly place: number | null
  /** The campaign as they were last told of it; it is not told again until it changes. */
  told: { readonly legacy: State['legacy']; readonly seat: number } | null
}

/** More than this unread, and the connection is closed: it catches up when it comes back. */
const MOST_UNREAD = 8_000_000

export function seatOf({ place }: Connection, { places }: Live): number {
  return place === null ? -1 : places.findIndex(({ id }) => id === place)
}

export function roleOf(connection: Connection, live: Live): Role {
  const { rights } = connection
  return {
    seat: seatOf(connection, live),
    seats: live.places.flatMap(({ id }, seat) => (rights.places.includes(id) ? [seat] : [])),
    isHost: rights.isHost,
    isInvited: rights.isInvited,
  }
}

export function actorOf(connection: Connection, live: Live): Actor {
  const { seat, seats, isHost } = roleOf(connection, live)
  return { seat, seats, isHost }
}

export function send(socket: WebSocket, message: ServerMessage | string): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > MOST_UNREAD) {
    bye(socket, 'slow', 1013)
    return
  }
  socket.send(typeof message === 'string' ? message : JSON.stringify(message))
}

export function bye(
  socket: WebSocket,
  reason: Extract<ServerMessage, { readonly type: 'bye' }>['reason'],
  code: number,
): void {
  if (socket.readyState !== socket.OPEN) return
  socket.send(JSON.stringify({ type: 'bye', reason } satisfies ServerMessage))
  socket.close(code, reason)
}
