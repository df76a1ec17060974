import { CLOSE } from '@charterstone/protocol'
import type { Ruleset } from '../ruleset.ts'
import { type EntryTexts, makeEntryTexts } from '../table/entry-texts.ts'
import type { Change } from '../table/fold.ts'
import type { LiveTable } from '../table/live-table.ts'
import type { OpenTable } from '../table/open-table.ts'
import { EMPTY_PRESENCE, infoOf, type Presence } from '../table/seat-view.ts'
import type { SeatViewTexts } from '../table/seat-view-texts.ts'
import type { Tables } from '../table/tables.ts'
import type { Connection } from './connection.ts'
import { gameTexts, infoTexts, type TextFor, welcomeText } from './message-texts.ts'
import type { Outbox } from './outbox.ts'
import { makeRoom, type Room } from './room.ts'
import { makeThrottle } from './throttle.ts'

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
  readonly outbox: Outbox
}

/** Milliseconds after which the entries and views written for connections are forgotten. */
const FORGET_EVERY = 30_000
/** Milliseconds. A thousand spectators who come at once are announced a few times, not a thousand times to each other. */
const ANNOUNCE = { soon: 10, every: 250 }
const NONE: ReadonlySet<Connection> = new Set()

export function makeHub({ ruleset, tables, outbox }: HubConfig): Hub {
  const rooms = new Map<string, Room>()
  /** By table. Only for those that got a connection a short time ago. */
  const entryTexts = new Map<string, EntryTexts>()
  /** By table. Only for those that lost their last connection a short time ago: many people come back at once. */
  const lastViews = new Map<string, SeatViewTexts>()

  function entriesOf(table: string): EntryTexts {
    const entries = entryTexts.get(table) ?? makeEntryTexts(ruleset)
    entryTexts.set(table, entries)
    return entries
  }

  const presenceAt = (table: string): Presence => rooms.get(table)?.presence() ?? EMPTY_PRESENCE

  function sendAll(table: string, room: Room, textFor: TextFor): void {
    for (const connection of room.connections) {
      const text = textFor(connection)
      if (text !== null) send(table, connection, text)
    }
  }

  /** A connection that reads too slowly gets the latest view when it has read the rest. */
  function send(table: string, connection: Connection, text: string): void {
    outbox.publish(connection.socket, text, () => {
      const live = tables.opened(table)?.live()
      const room = rooms.get(table)
      if (live === undefined || room?.connections.has(connection) !== true) return
      send(table, connection, welcome(room, live, connection, undefined))
    })
  }

  function publishTableInfo(id: string): void {
    const live = tables.opened(id)?.live()
    const room = rooms.get(id)
    if (live === undefined || room === undefined) return
    sendAll(id, room, infoTexts(live, infoOf(live, presenceAt(id))))
  }

  const arrivals = makeThrottle(ANNOUNCE, publishTableInfo)

  function publish(table: OpenTable, room: Room, change: Change): void {
    const live = table.live()
    switch (change.kind) {
      case 'table':
        publishTableInfo(table.id)
        break
      case 'talk':
        sendAll(table.id, room, constant(JSON.stringify({ type: 'talk', seq: live.seq, talk: change.talk })))
        break
      case 'fresh':
        sendAll(table.id, room, (connection) => welcome(room, live, connection, undefined))
        break
      case 'key':
        for (const connection of room.connections)
          if (isRevoked(connection, change)) outbox.bye(connection.socket, 'key-changed', CLOSE.noKey)
        break
      default:
        sendAll(table.id, room, gameTexts(room, live, change))
    }
  }

  function welcome(room: Room, live: LiveTable, connection: Connection, since: number | undefined): string {
    return welcomeText(room, live, infoOf(live, presenceAt(live.id)), connection, since)
  }

  tables.watch({
    onChange: (table, changes) => {
      const room = rooms.get(table.id)
      if (room !== undefined) for (const change of changes) publish(table, room, change)
    },
    onRelease: (id) => forget(id),
    onLost: (id) => {
      for (const { socket } of rooms.get(id)?.connections ?? NONE)
        outbox.bye(socket, 'stopping', CLOSE.restart)
    },
    isNeeded: (id) => rooms.has(id),
  })

  function close(table: string, room: Room): void {
    rooms.delete(table)
    const views = room.lastViews()
    if (views !== null) lastViews.set(table, views)
  }

  function forget(table: string): void {
    entryTexts.delete(table)
    lastViews.delete(table)
  }

  const timer = setInterval(() => {
    entryTexts.clear()
    lastViews.clear()
  }, FORGET_EVERY).unref()

  return {
    join: (table, connection, since) => {
      const room = rooms.get(table.id) ?? makeRoom(ruleset, entriesOf, lastViews.get(table.id) ?? null)
      rooms.set(table.id, room)
      room.add(connection)
      send(table.id, connection, welcome(room, table.live(), connection, since))
      arrivals.ask(table.id)
    },
    leave: (id, connection) => {
      const room = rooms.get(id)
      if (room?.remove(connection) !== true) return
      if (room.connections.size === 0) close(id, room)
      arrivals.ask(id)
    },
    count: () => [...rooms.values()].reduce((total, room) => total + room.connections.size, 0),
    presence: presenceAt,
    close: () => {
      arrivals.close()
      clearInterval(timer)
      for (const room of rooms.values())
        for (const { socket } of room.connections) outbox.bye(socket, 'stopping', CLOSE.restart)
    },
  }
}

function constant(text: string): TextFor {
  return () => text
}

function isRevoked({ rights }: Connection, { role, holderId }: Extract<Change, { kind: 'key' }>): boolean {
  if (role === 'seat') return holderId !== null && rights.holderIds.includes(holderId)
  if (role === 'host') return rights.isHost
  return !rights.isHost && rights.holderIds.length === 0
}
