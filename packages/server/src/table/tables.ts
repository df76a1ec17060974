import { isSameVersion } from '@charterstone/engine'
import type { Box } from '../box.ts'
import { Damage } from '../storage/damage.ts'
import { setAside, whySetAside } from '../storage/set-aside.ts'
import type { Storage } from '../storage/storage.ts'
import type { TableEntry } from './body.ts'
import { adoptRules } from './commands/game.ts'
import type { Change } from './fold.ts'
import { examine, loadLive } from './load-live.ts'
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
  /** Null when there is no such table, and when it is set aside. */
  readonly open: (id: string) => Promise<OpenTable | null>
  /** Why a table could not be opened. */
  readonly whyNot: (id: string) => Promise<'no-such-table' | 'set-aside'>
  readonly opened: (id: string) => OpenTable | null
  readonly count: () => number
  readonly watch: (watcher: Watcher) => void
  /** Forgets a table whose copy cannot be trusted. */
  readonly drop: (id: string) => void
  /** Something went wrong at a table: forgets it, and sets it aside when it cannot be loaded and played again. */
  readonly distrust: (id: string) => Promise<void>
  /** Nobody opens the table any more until it is released. */
  readonly setAside: (id: string, why: Error) => Promise<void>
  readonly close: () => Promise<void>
}

export type TablesConfig = {
  readonly storage: Storage
  readonly box: Box
  readonly clock: () => number
  /** So many stay in memory though nobody needs them. */
  readonly most: number
  readonly onSetAside?: (id: string, why: Error) => void
}

export function makeTables(config: TablesConfig): Tables {
  const { storage, box, clock, most, onSetAside } = config
  const watchers: Watcher[] = []
  /** The one used last comes last. */
  const loaded = new Map<string, OpenTable>()
  const loading = new Map<string, Promise<OpenTable | null>>()
  let isClosed = false

  function tell(table: OpenTable, changes: readonly Change[], entry: TableEntry, isOwn: boolean): void {
    for (const { onChange } of watchers) onChange(table, changes, entry, isOwn)
  }

  /** Does it, unless the table is set aside; what is found to be damaged is set aside. */
  async function guarded<Result>(id: string, work: () => Promise<Result>): Promise<Result | null> {
    if ((await whySetAside(storage.db, id)) !== null) return null
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof Damage)) throw error
      await putAside(id, error)
      return null
    }
  }

  async function putAside(id: string, why: Error): Promise<void> {
    drop(id)
    if (await setAside(storage.db, id, why.message, clock())) onSetAside?.(id, why)
  }

  async function load(id: string): Promise<OpenTable | null> {
    const live = await loadLive(config, id)
    if (live === null || isClosed) return null
    const table = openTable(config, live, tell)
    if (live.state !== null && !isSameVersion(live.version, box.version))
      await table.act(adoptRules).catch(async (error: unknown) => {
        await examine(config, id)
        throw error
      })
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
    const next = guarded(id, () => load(id)).finally(() => loading.delete(id))
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
    whyNot: async (id) =>
      typeof (await whySetAside(storage.db, id)) === 'string' ? 'set-aside' : 'no-such-table',
    drop,
    distrust: async (id) => {
      drop(id)
      await guarded(id, () => examine(config, id))
    },
    setAside: putAside,
    close: async () => {
      isClosed = true
      await Promise.all([...loaded.values()].map((table) => table.close()))
      loaded.clear()
    },
  }
}
