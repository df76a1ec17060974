import { isSameVersion } from '@charterstone/engine'
import type { Box } from '../box.ts'
import { readCheckpoint } from '../storage/checkpoints.ts'
import { readEntries, readSnapshot } from '../storage/snapshots.ts'
import type { Storage } from '../storage/storage.ts'
import type { TableEntry } from './body.ts'
import { adoptRules } from './commands/game.ts'
import type { Change } from './fold.ts'
import { fold } from './fold.ts'
import type { Live } from './live.ts'
import { type OpenTable, openTable } from './open-table.ts'

export type Watcher = {
  readonly onChange: (table: OpenTable, changes: readonly Change[], entry: TableEntry, isOwn: boolean) => void
  readonly onOpen: (table: OpenTable) => void
  /** The copy in memory is gone; whoever is connected must come back. */
  readonly onLost: (id: string) => void
  /** Somebody is connected, or a bot is thinking: it stays in memory. */
  readonly isNeeded: (id: string) => boolean
}

/** The tables in the memory of this process. */
export type Tables = {
  /** Null when there is no such table. */
  readonly open: (id: string) => Promise<OpenTable | null>
  readonly opened: (id: string) => OpenTable | null
  readonly count: () => number
  readonly watch: (watcher: Watcher) => void
  /** Forgets a table whose copy cannot be trusted. */
  readonly drop: (id: string) => void
  readonly close: () => Promise<void>
}

export type TablesConfig = {
  readonly storage: Storage
  readonly box: Box
  readonly clock: () => number
  /** So many stay in memory though nobody needs them. */
  readonly most: number
}

export function makeTables(config: TablesConfig): Tables {
  const { storage, box, most } = config
  const watchers: Watcher[] = []
  /** The one used last comes last. */
  const loaded = new Map<string, OpenTable>()
  const loading = new Map<string, Promise<OpenTable | null>>()
  let isClosed = false

  function tell(table: OpenTable, changes: readonly Change[], entry: TableEntry, isOwn: boolean): void {
    for (const { onChange } of watchers) onChange(table, changes, entry, isOwn)
  }

  async function load(id: string): Promise<OpenTable | null> {
    const live = await loadLive(config, id)
    if (live === null || isClosed) return null
    const table = openTable(config, live, tell)
    if (live.state !== null && !isSameVersion(live.version, box.version)) await table.act(adoptRules)
    loaded.set(id, table)
    // Another process may have written before this one listened.
    if (storage.kind === 'postgres') await table.catchUp()
    for (const { onOpen } of watchers) onOpen(table)
    makeRoom()
    return table
  }

  function makeRoom(): void {
    for (const [id, table] of loaded) {
      if (loaded.size <= most) return
      if (watchers.some(({ isNeeded }) => isNeeded(id))) continue
      loaded.delete(id)
      void table.close().catch(() => undefined)
    }
  }

  async function open(id: string): Promise<OpenTable | null> {
    const table = loaded.get(id)
    if (table !== undefined && !table.isBroken()) {
      loaded.delete(id)
      loaded.set(id, table)
      return table
    }
    if (table !== undefined) drop(id)
    const known = loading.get(id)
    if (known !== undefined) return known
    const next = load(id).finally(() => loading.delete(id))
    loading.set(id, next)
    return next
  }

  function drop(id: string): void {
    if (!loaded.delete(id)) return
    for (const { onLost } of watchers) onLost(id)
  }

  storage.bus.listen({
    onEntry: (id, seq) => {
      const table = loaded.get(id)
      if (table !== undefined && table.live().seq < seq) void table.catchUp().catch(() => drop(id))
    },
    onSaid: () => undefined,
    onGap: () => {
      for (const table of loaded.values()) void table.catchUp().catch(() => drop(table.id))
    },
  })

  return {
    open,
    opened: (id) => loaded.get(id) ?? null,
    count: () => loaded.size,
    watch: (watcher) => watchers.push(watcher),
    drop,
    close: async () => {
      isClosed = true
      await Promise.all([...loaded.values()].map((table) => table.close()))
      loaded.clear()
    },
  }
}

/** From the last snapshot and what came after it. */
async function loadLive({ storage, box }: TablesConfig, id: string): Promise<Live | null> {
  let live = (await readSnapshot(storage.db, id)) ?? emptyTable(id, box)
  for (const entry of await readEntries(storage.db, id, live.seq)) {
    const read = (seq: number) => readCheckpoint(storage.db, id, seq)
    live = (await fold(box, live, entry, read)).live
  }
  return live.seq === 0 ? null : live
}

function emptyTable(id: string, { version }: Box): Live {
  return {
    id,
    seq: 0,
    setup: { seed: 0 },
    places: [],
    state: null,
    course: null,
    checkpoint: 0,
    proposal: null,
    deadline: null,
    askedAt: 0,
    talk: [],
    version,
  }
}
