import { makeSessionHost, type SessionHost } from './session-host.ts'

/** The sessions of the real page. Each kind is fetched when the first game of its kind is opened. */
export function makePageSessions(): SessionHost {
  return makeSessionHost({
    local: async (id) => (await import('./open-local-game.ts')).openLocalGame(id),
    table: async (id, key) => (await import('../online/open-table.ts')).openTable(id, key),
  })
}
