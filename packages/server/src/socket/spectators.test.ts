import { afterEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { beginGame, startTestServer, type TestServer } from '../../test-support/test-server.ts'
import type { Connection } from './connection.ts'
import { makeHub } from './hub.ts'
import type { Outbox } from './outbox.ts'

let server: TestServer

afterEach(async () => {
  vi.useRealTimers()
  await server.stop()
})

const SPECTATORS = 1000

/** What is sent to everybody, instead of sockets. */
function countingOutbox() {
  const sent: string[] = []
  const outbox: Outbox = {
    attach: () => undefined,
    reply: () => undefined,
    publish: (_socket, text) => void sent.push(text),
    bye: () => undefined,
    waiting: () => 0,
    close: () => undefined,
  }
  return { outbox, sent }
}

function spectator(): Connection {
  return {
    socket: {} as WebSocket,
    rights: { isHost: false, isInvited: false, canWatch: true, holderIds: [] },
    holderId: null,
    takesPatches: true,
    lastSent: null,
  }
}

/** A table with a game, and a hub that counts what it sends. */
async function countedHub() {
  server = await startTestServer()
  const { id } = await beginGame(server, 2)
  const table = await server.service.tables.open(id)
  if (table === null) throw new Error('no table')
  vi.useFakeTimers()
  const { outbox, sent } = countingOutbox()
  const { ruleset, tables } = server.service
  const views = vi.spyOn(ruleset.engine, 'views')
  return { id, table, sent, views, hub: makeHub({ ruleset, tables, outbox }) }
}

test('people who come back one after the other to an empty table get the view that was made for the first', async () => {
  const { id, table, views, hub } = await countedHub()
  for (let count = 0; count < 5; count++) {
    const connection = spectator()
    hub.join(table, connection, undefined)
    hub.leave(id, connection)
  }
  expect(views).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  hub.join(table, spectator(), undefined)
  expect(views).toHaveBeenCalledTimes(2)
  hub.close()
  views.mockRestore()
})

test('the thousandth spectator costs what the first one does', async () => {
  const { id, table, sent, views, hub } = await countedHub()
  for (let count = 0; count < SPECTATORS; count++) hub.join(table, spectator(), undefined)
  // One message for each, and the view was made once for all of them.
  expect(sent).toHaveLength(SPECTATORS)
  expect(views).toHaveBeenCalledTimes(1)
  const lengths = sent.map((text) => text.length)
  // Only the number of spectators has more digits.
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(String(SPECTATORS).length)
  // All of them are announced to each other once, not one by one.
  vi.advanceTimersByTime(1000)
  expect(sent).toHaveLength(2 * SPECTATORS)
  expect(hub.presence(id).spectators).toBe(SPECTATORS)
  hub.close()
  views.mockRestore()
})
