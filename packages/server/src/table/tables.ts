import { isSameVersion } from '@charterstone/engine'
import type { Ruleset } from '../ruleset.ts'
import { archiveTable, unarchiveTable } from '../storage/archives.ts'
import { Damage } from '../storage/damage.ts'
import { OwnedElsewhere } from '../storage/leases.ts'
import { setAside, whySetAside } from '../storage/set-aside.ts'
import type { Storage } from '../storage/storage.ts'
import type { TableEntry } from './body.ts'
import { adoptRules } from './commands/game.ts'
import type { Change } from './fold.ts'
import type { LiveTable } from './live-table.ts'
import { examine, type LoadedTable, loadTable } from './load-table.ts'
import { type OpenTable, openTable } from './open-table.ts'

/** Callbacks for the tables of this process. */
export type Watcher = {
  readonly onChange?: (
    table: OpenTable,
    changes: readonly Change[],
    entry: TableEntry,
    isOwn: boolean,
  ) => void
  readonly onOpen?: (table: OpenTable) => void
  /** The table has left the memory because nobody uses it. */
  readonly onRelease?: (id: string) => void
  /** The table was dropped from memory; its connections must connect again. */
  readonly onLost?: (id: string) => void
  /** Whether the table must stay in memory: a person is connected, or a bot is thinking. */
  readonly isNeeded?: (id: string) => boolean
}

/** The tables in the memory of this process. */
export type Tables = {
  readonly ruleset: Ruleset
  /** Null when the table does not exist or is set aside. Throws OwnedElsewhere. */
  readonly open: (id: string) => Promise<OpenTable | null>
  /** Why `open` returned null. */
  readonly reasonClosed: (id: string) => Promise<'no-such-table' | 'set-aside'>
  readonly opened: (id: string) => OpenTable | null
  /** A table as it is stored, also when another process owns it; null when it does not exist or is set aside. */
  readonly look: (id: string) => Promise<LiveTable | null>
  readonly count: () => number
  readonly watch: (watcher: Watcher) => void
  /** Lets tables leave the memory that were not used for a while; the next request loads them again. */
  readonly releaseIdle: () => void
  /** Drops a table from memory because its copy there may be wrong. */
  readonly drop: (id: string) => void
  /** After a failure: drops the table from memory, and sets it aside when it cannot be loaded and replayed. */
  readonly recheck: (id: string) => Promise<void>
  /** Moves a table that is not in memory into the archive. False when it is in use. */
  readonly archive: (id: string) => Promise<boolean>
  /** Closes the table for everybody until its host restores it or the operator releases it. */
  readonly setAside: (id: string, why: Error) => Promise<void>
  readonly close: () => Promise<void>
}

export type TablesConfig = {
  readonly storage: Storage
  readonly ruleset: Ruleset
  readonly clock: () => number
  /** The number of tables that stay in memory without being needed. */
  readonly maxLoaded: number
  /** Milliseconds after which a table that nobody uses leaves the memory; never by default. */
  readonly idleAfter?: number
  readonly onSetAside?: (id: string, why: Error) => void
  /** A table was loaded, in this time. */
  readonly onLoad?: (seconds: number) => void
}

export function makeTables(config: TablesConfig): Tables {
  const { storage, ruleset, clock, maxLoaded, onSetAside, onLoad } = config
  const { idleAfter = Number.POSITIVE_INFINITY } = config
  const watchers: Watcher[] = []
  /** Ordered by last use, the latest last. */
  const loaded = new Map<string, OpenTable>()
  const usedAt = new Map<string, number>()
  const loading = new Map<string, Promise<OpenTable | null>>()
  const archiving = new Map<string, Promise<boolean>>()
  let isClosed = false

  function notify(table: OpenTable, changes: readonly Change[], entry: TableEntry, isOwn: boolean): void {
    for (const { onChange } of watchers) onChange?.(table, changes, entry, isOwn)
  }

  /** Null when the table is set aside, or found to be damaged and set aside now. */
  async function unlessDamaged<Result>(id: string, work: () => Promise<Result>): Promise<Result | null> {
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
    const start = performance.now()
    // Before it is read: what others wrote until now is then part of it.
    const lease = await storage.leases.acquire(id)
    const stored = lease === null ? null : await loadUnarchived(id)
    if (lease === null || stored === null || isClosed) return null
    const { live } = stored
    onLoad?.((performance.now() - start) / 1000)
    const table = openTable(
      // The person whose request failed gets the fault before the connections end.
      { ...config, lease, notify, onBroken: () => setImmediate(dropCopy, table) },
      stored,
    )
    if (live.state !== null && !isSameVersion(live.version, ruleset.version))
      await table.act(adoptRules).catch(async (error: unknown) => {
        await examine(config, id)
        throw error
      })
    use(id, table)
    for (const { onOpen } of watchers) onOpen?.(table)
    makeRoomFor(id)
    return table
  }

  async function loadUnarchived(id: string): Promise<LoadedTable | null> {
    await archiving.get(id)
    await unarchiveTable(storage.db, id)
    return loadTable(config, id)
  }

  /** As its owner, so that no other process opens it meanwhile. */
  async function archive(id: string): Promise<boolean> {
    try {
      await storage.leases.acquire(id)
    } catch (error) {
      if (error instanceof OwnedElsewhere) return false
      throw error
    }
    if (loaded.has(id) || loading.has(id)) return false
    const work = archiveTable(storage.db, id, clock()).finally(() => archiving.delete(id))
    archiving.set(id, work)
    return work
  }

  function use(id: string, table: OpenTable): void {
    loaded.delete(id)
    loaded.set(id, table)
    usedAt.set(id, clock())
  }

  function isNeeded(id: string): boolean {
    return watchers.some((watcher) => watcher.isNeeded?.(id) === true)
  }

  /** It writes a snapshot, so that it loads quickly. */
  function release(id: string, table: OpenTable): void {
    loaded.delete(id)
    usedAt.delete(id)
    for (const { onRelease } of watchers) onRelease?.(id)
    void table.close().catch(() => undefined)
  }

  /** The table that was just opened stays, also when all others are in use: nobody is connected to it yet. */
  function makeRoomFor(opened: string): void {
    for (const [id, table] of loaded) {
      if (loaded.size <= maxLoaded) return
      if (id !== opened && !isNeeded(id)) release(id, table)
    }
  }

  function releaseIdle(): void {
    const now = clock()
    for (const [id, table] of [...loaded]) {
      if (now - (usedAt.get(id) ?? 0) < idleAfter) continue
      if (isNeeded(id)) use(id, table)
      else release(id, table)
    }
  }

  async function open(id: string): Promise<OpenTable | null> {
    const table = loaded.get(id)
    if (table !== undefined && !table.isBroken()) {
      use(id, table)
      return table
    }
    if (table !== undefined) drop(id)
    const pending = loading.get(id)
    if (pending !== undefined) return pending
    const next = unlessDamaged(id, () => load(id)).finally(() => loading.delete(id))
    loading.set(id, next)
    return next
  }

  function drop(id: string): void {
    if (!loaded.delete(id)) return
    usedAt.delete(id)
    for (const { onLost } of watchers) onLost?.(id)
  }

  /** All connections must connect again: they would wait for news that this copy never gets. A newer copy stays. */
  function dropCopy(table: OpenTable): void {
    if (loaded.get(table.id) === table) drop(table.id)
  }

  storage.bus.listen({
    onEntry: (id, seq) => {
      const table = loaded.get(id)
      if (table !== undefined && table.live().seq < seq) void table.catchUp().catch(() => dropCopy(table))
    },
    onGap: () => {
      for (const table of loaded.values()) void table.catchUp().catch(() => dropCopy(table))
    },
  })
  storage.leases.onBeat(({ hasLapsed }) => {
    if (!hasLapsed || loaded.size === 0) return
    // An error here is harmless: a table that was lost is noticed when it is written.
    void storage.leases.lost([...loaded.keys()]).then(
      (lost) => lost.forEach(drop),
      () => undefined,
    )
  })

  return {
    ruleset,
    open,
    opened: (id) => loaded.get(id) ?? null,
    look: async (id) =>
      loaded.get(id)?.live() ?? (await unlessDamaged(id, () => loadUnarchived(id)))?.live ?? null,
    count: () => loaded.size,
    watch: (watcher) => watchers.push(watcher),
    reasonClosed: async (id) =>
      typeof (await whySetAside(storage.db, id)) === 'string' ? 'set-aside' : 'no-such-table',
    releaseIdle,
    drop,
    recheck: async (id) => {
      drop(id)
      await unlessDamaged(id, () => examine(config, id))
    },
    archive,
    setAside: putAside,
    close: async () => {
      isClosed = true
      await Promise.all([...loaded.values()].map((table) => table.close()))
      loaded.clear()
    },
  }
}
