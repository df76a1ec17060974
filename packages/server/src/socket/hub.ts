import type { ServerMessage, Sight, Welcome } from '@charterstone/protocol'
import { CLOSE, PROTOCOL } from '@charterstone/protocol'
import type { Box } from '../box.ts'
import type { Bus } from '../storage/bus.ts'
import type { Change } from '../table/fold.ts'
import { answerCount } from '../table/game-in-progress.ts'
import type { Live } from '../table/live.ts'
import type { OpenTable } from '../table/open-table.ts'
import { entriesSince, entryFor, infoOf, type Presence, sightOf } from '../table/sight.ts'
import type { Tables } from '../table/tables.ts'
import { bye, type Connection, roleOf, seatOf, send } from './connection.ts'
import { makePresences } from './presence.ts'

/** Who is connected to which table of this process; tells them what happens. */
export type Hub = {
  readonly join: (table: OpenTable, connection: Connection, since: number | undefined) => void
  readonly leave: (table: string, connection: Connection) => void
  readonly count: () => number
  readonly presence: (table: string) => Presence
  /** Tells everybody that the process ends, and closes. */
  readonly close: () => void
}

export type HubConfig = {
  readonly box: Box
  readonly tables: Tables
  readonly bus: Bus
  readonly process: string
  readonly clock: () => number
}

export function makeHub({ box, tables, bus, process, clock }: HubConfig): Hub {
  const rooms = new Map<string, Set<Connection>>()
  const roomOf = (table: string): Iterable<Connection> => rooms.get(table) ?? []

  const presences = makePresences({
    bus,
    process,
    clock,
    here: (table) => {
      const all = [...roomOf(table)]
      const places = [...new Set(all.flatMap(({ place }) => (place === null ? [] : [place])))]
      return { places, spectators: all.filter(({ place }) => place === null).length }
    },
    tables: () => rooms.keys(),
    onChange: tellTable,
  })

  function tellTable(id: string): void {
    const live = tables.opened(id)?.live()
    if (live === undefined || !rooms.has(id)) return
    const table = infoOf(live, presences.at(id))
    for (const connection of roomOf(id))
      send(connection.socket, { type: 'table', seq: live.seq, table, you: roleOf(connection, live) })
  }

  /** What a seat sees, without the campaign when it was told of that before. */
  function sightFor(connection: Connection, live: Live): Sight | null {
    const seat = seatOf(connection, live)
    const sight = sightOf(box, live, seat)
    if (sight === null || live.state === null) return null
    const { told } = connection
    connection.told = { legacy: live.state.legacy, seat }
    if (told?.legacy !== live.state.legacy || told.seat !== seat) return sight
    const { legacy: _legacy, ...rest } = sight
    return rest
  }

  function tell(table: OpenTable, change: Change): void {
    const live = table.live()
    if (change.kind === 'table') {
      tellTable(table.id)
      return
    }
    const made = new Map<string, string>()
    for (const connection of roomOf(table.id)) {
      const before = connection.told
      const isTold = before?.legacy === live.state?.legacy && before?.seat === seatOf(connection, live)
      const name = `${seatOf(connection, live)} ${isTold}`
      const known = change.kind === 'fresh' || change.kind === 'key' ? undefined : made.get(name)
      if (known === undefined) {
        const message = messageOf(connection, live, change)
        if (message === null) continue
        const text = JSON.stringify(message)
        made.set(name, text)
        send(connection.socket, text)
      } else {
        if (change.kind !== 'talk' && live.state !== null)
          connection.told = { legacy: live.state.legacy, seat: seatOf(connection, live) }
        send(connection.socket, known)
      }
    }
  }

  function messageOf(connection: Connection, live: Live, change: Change): ServerMessage | null {
    const { seq, inProgress } = live
    if (change.kind === 'talk') return { type: 'talk', seq, talk: change.talk }
    if (change.kind === 'fresh') return welcome(connection, live, undefined)
    if (change.kind === 'key') {
      if (isVoid(connection, change)) bye(connection.socket, 'key-changed', CLOSE.noKey)
      return null
    }
    const sight = sightFor(connection, live)
    if (sight === null) return null
    if (change.kind === 'packed-up') return { type: 'packed-up', seq, sight }
    if (inProgress === null) return null
    const { game } = inProgress
    if (change.kind === 'undone') return { type: 'undone', seq, game, step: answerCount(inProgress), sight }
    if (change.kind !== 'step') return null
    const entry = entryFor(seatOf(connection, live), game, change.step, change.events)
    return { type: 'step', seq, entry, sight }
  }

  function isVoid({ rights }: Connection, { role, place }: Extract<Change, { kind: 'key' }>): boolean {
    if (role === 'seat') return place !== null && rights.places.includes(place)
    if (role === 'host') return rights.isHost
    return !rights.isHost && rights.places.length === 0
  }

  function welcome(connection: Connection, live: Live, since: number | undefined): Welcome {
    connection.told = null
    const { inProgress, seq, id } = live
    // What was seen before something was taken back may be gone: everything is told anew.
    const isKnown =
      since !== undefined && inProgress !== null && since >= inProgress.rewoundAt && since <= seq
    return {
      type: 'welcome',
      protocol: PROTOCOL,
      seq,
      you: roleOf(connection, live),
      table: infoOf(live, presences.at(id)),
      sight: sightFor(connection, live),
      entries: entriesSince(box, live, seatOf(connection, live), isKnown ? since : -1),
      isWhole: !isKnown,
      talk: live.talk.filter((talk) => since === undefined || talk.seq > since),
    }
  }

  tables.watch({
    onOpen: ({ id }) => presences.ask(id),
    onChange: (table, changes) => {
      for (const change of changes) tell(table, change)
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
      presences.changed(table.id)
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
      presences.changed(id)
      tellTable(id)
    },
    count: () => [...rooms.values()].reduce((total, room) => total + room.size, 0),
    presence: presences.at,
    close: () => {
      presences.close()
      for (const room of rooms.values()) for (const { socket } of room) bye(socket, 'stopping', CLOSE.restart)
    },
  }
}
