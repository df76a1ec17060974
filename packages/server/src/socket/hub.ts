import type { SeatView, ServerMessage, Welcome } from '@charterstone/protocol'
import { CLOSE, PROTOCOL } from '@charterstone/protocol'
import type { Ruleset } from '../ruleset.ts'
import type { Bus } from '../storage/bus.ts'
import type { Change } from '../table/fold.ts'
import { answerCount } from '../table/game-in-progress.ts'
import type { LiveTable } from '../table/live-table.ts'
import type { OpenTable } from '../table/open-table.ts'
import { entriesSince, entryFor, infoOf, type Presence, seatViewOf } from '../table/seat-view.ts'
import type { Tables } from '../table/tables.ts'
import { bye, type Connection, roleOf, seatOf, send } from './connection.ts'
import { makePresences } from './presence.ts'

/** The connections of this process by table. It sends every change to the people at the table. */
export type Hub = {
  readonly join: (table: OpenTable, connection: Connection, since: number | undefined) => void
  readonly leave: (table: string, connection: Connection) => void
  readonly count: () => number
  readonly presence: (table: string) => Presence
  /** Announces the end of the process to all connections and closes them. */
  readonly close: () => void
}

export type HubConfig = {
  readonly ruleset: Ruleset
  readonly tables: Tables
  readonly bus: Bus
  /** The name of this process, different from all others. */
  readonly process: string
  readonly clock: () => number
}

export function makeHub({ ruleset, tables, bus, process, clock }: HubConfig): Hub {
  const rooms = new Map<string, Set<Connection>>()
  const roomOf = (table: string): Iterable<Connection> => rooms.get(table) ?? []

  const presences = makePresences({
    bus,
    process,
    clock,
    here: (table) => {
      const ids = [...roomOf(table)].map(({ holderId }) => holderId)
      const holderIds = [...new Set(ids.filter((id) => id !== null))]
      return { holderIds, spectators: ids.filter((id) => id === null).length }
    },
    tables: () => rooms.keys(),
    onChange: publishTableInfo,
  })

  function publishTableInfo(id: string): void {
    const live = tables.opened(id)?.live()
    if (live === undefined || !rooms.has(id)) return
    const table = infoOf(live, presences.at(id))
    for (const connection of roomOf(id))
      send(connection.socket, { type: 'table', seq: live.seq, table, you: roleOf(connection, live) })
  }

  /** The view of a seat, without the campaign when that was sent before. */
  function seatViewFor(connection: Connection, live: LiveTable): SeatView | null {
    const seat = seatOf(connection, live)
    const view = seatViewOf(ruleset, live, seat)
    if (view === null || live.state === null) return null
    const { lastSent } = connection
    connection.lastSent = { legacy: live.state.legacy, seat }
    if (lastSent?.legacy !== live.state.legacy || lastSent.seat !== seat) return view
    const { legacy: _legacy, ...rest } = view
    return rest
  }

  /** Connections of the same seat that know the same campaign get the same text. */
  function publish(table: OpenTable, change: Change): void {
    const live = table.live()
    if (change.kind === 'table') {
      publishTableInfo(table.id)
      return
    }
    const texts = new Map<string, string>()
    for (const connection of roomOf(table.id)) {
      const seat = seatOf(connection, live)
      const { lastSent } = connection
      const knowsCampaign = lastSent?.legacy === live.state?.legacy && lastSent?.seat === seat
      const name = `${seat} ${knowsCampaign}`
      const shared = change.kind === 'fresh' || change.kind === 'key' ? undefined : texts.get(name)
      if (shared === undefined) {
        const message = messageOf(connection, live, change)
        if (message === null) continue
        const text = JSON.stringify(message)
        texts.set(name, text)
        send(connection.socket, text)
      } else {
        if (change.kind !== 'talk' && live.state !== null)
          connection.lastSent = { legacy: live.state.legacy, seat }
        send(connection.socket, shared)
      }
    }
  }

  function messageOf(connection: Connection, live: LiveTable, change: Change): ServerMessage | null {
    const { seq, inProgress } = live
    if (change.kind === 'talk') return { type: 'talk', seq, talk: change.talk }
    if (change.kind === 'fresh') return welcome(connection, live, undefined)
    if (change.kind === 'key') {
      if (isRevoked(connection, change)) bye(connection.socket, 'key-changed', CLOSE.noKey)
      return null
    }
    const sight = seatViewFor(connection, live)
    if (sight === null) return null
    if (change.kind === 'packed-up') return { type: 'packed-up', seq, sight }
    if (inProgress === null) return null
    const { game } = inProgress
    if (change.kind === 'undone')
      return { type: 'undone', seq, game, step: answerCount(inProgress), seat: change.seat, sight }
    if (change.kind !== 'step') return null
    const entry = entryFor(seatOf(connection, live), game, change.step, change.events)
    return { type: 'step', seq, entry, sight }
  }

  function isRevoked({ rights }: Connection, { role, holderId }: Extract<Change, { kind: 'key' }>): boolean {
    if (role === 'seat') return holderId !== null && rights.holderIds.includes(holderId)
    if (role === 'host') return rights.isHost
    return !rights.isHost && rights.holderIds.length === 0
  }

  function welcome(connection: Connection, live: LiveTable, since: number | undefined): Welcome {
    connection.lastSent = null
    const { inProgress, seq, id } = live
    // Entries from before an undo may be gone: then all entries are sent again.
    const isKnown =
      since !== undefined && inProgress !== null && since >= inProgress.rewoundAt && since <= seq
    return {
      type: 'welcome',
      protocol: PROTOCOL,
      seq,
      you: roleOf(connection, live),
      table: infoOf(live, presences.at(id)),
      sight: seatViewFor(connection, live),
      entries: entriesSince(ruleset, live, seatOf(connection, live), isKnown ? since : -1),
      isWhole: !isKnown,
      talk: live.talk.filter((talk) => since === undefined || talk.seq > since),
    }
  }

  tables.watch({
    onOpen: ({ id }) => presences.ask(id),
    onChange: (table, changes) => {
      for (const change of changes) publish(table, change)
    },
    onLost: (id) => {
      for (const { socket } of roomOf(id)) bye(socket, 'stopping', CLOSE.restart)
    },
    isNeeded: (id) => rooms.has(id),
  })

  return {
    join: (table, connection, since) => {
      const room = rooms.get(table.id) ?? new Set()
      rooms.set(table.id, room)
      room.add(connection)
      send(connection.socket, welcome(connection, table.live(), since))
      presences.announce(table.id)
      for (const other of room)
        if (other !== connection) {
          const live = table.live()
          send(other.socket, {
            type: 'table',
            seq: live.seq,
            table: infoOf(live, presences.at(table.id)),
            you: roleOf(other, live),
          })
        }
    },
    leave: (id, connection) => {
      const room = rooms.get(id)
      if (room === undefined || !room.delete(connection)) return
      if (room.size === 0) rooms.delete(id)
      presences.announce(id)
      publishTableInfo(id)
    },
    count: () => [...rooms.values()].reduce((total, room) => total + room.size, 0),
    presence: presences.at,
    close: () => {
      presences.close()
      for (const room of rooms.values()) for (const { socket } of room) bye(socket, 'stopping', CLOSE.restart)
    },
  }
}
