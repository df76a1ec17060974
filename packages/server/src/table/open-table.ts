import type { CampaignRecord } from '@charterstone/engine'
import type { Fault } from '@charterstone/protocol'
import type { Ruleset } from '../ruleset.ts'
import { readCheckpoint, writeCheckpoint } from '../storage/checkpoints.ts'
import { readEntries } from '../storage/entries.ts'
import { LeaseLost } from '../storage/lease-lost.ts'
import { writeSnapshot } from '../storage/snapshots.ts'
import type { InSameTransaction, Storage } from '../storage/storage.ts'
import type { TableEntry } from './body.ts'
import { type Draft, type DraftOrFault, isFault, refuse, type TableContext } from './draft.ts'
import { type Change, type FoldResult, fold } from './fold.ts'
import { type LiveTable, wakeTime } from './live-table.ts'
import type { LoadedTable } from './load-table.ts'
import { type RecordHead, recordHead } from './record-head.ts'

export type Receipt = { readonly seq: number }
export type TableAction = (context: TableContext) => DraftOrFault | Promise<DraftOrFault>

/** Is called for every entry of a table, in order; `isOwn` when this process wrote it. */
export type Listener = (
  table: OpenTable,
  changes: readonly Change[],
  entry: TableEntry,
  isOwn: boolean,
) => void

/** A table in the memory of this process. Its actions run one after the other. */
export type OpenTable = {
  readonly id: string
  readonly ruleset: Ruleset
  readonly live: () => LiveTable
  /**
   * Runs an action that writes an entry or is refused. Resolves when the entry is durable. Not own: another process continues with
   * what follows from it.
   */
  readonly act: (work: TableAction, isOwn?: boolean) => Promise<Receipt | Fault>
  /** Reads the entries of other processes. */
  readonly catchUp: () => Promise<void>
  /** Waits for the running action and writes a snapshot; later actions are refused. */
  readonly close: () => Promise<void>
  readonly isBroken: () => boolean
}

const MAX_ATTEMPTS = 8
const SNAPSHOT_EVERY = 100

export type OpenTableConfig = {
  readonly storage: Storage
  readonly ruleset: Ruleset
  readonly clock: () => number
  /** The number of the lease by which this process owns the table. */
  readonly lease: number
  readonly notify: Listener
  /** This copy of the table may be wrong, or another process owns the table by now: it must be loaded again. */
  readonly onBroken: () => void
}

export function openTable(
  { storage, ruleset, clock, lease, notify, onBroken }: OpenTableConfig,
  loaded: LoadedTable,
): OpenTable {
  let { live, snapshotSeq } = loaded
  let isClosed = false
  let isBroken = false
  let queue: Promise<unknown> = Promise.resolve()
  const read = (seq: number): Promise<CampaignRecord> => readCheckpoint(storage.db, live.id, seq)

  const readHead = async (seq: number): Promise<RecordHead> => recordHead(await read(seq))

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = queue.then(work)
    queue = next.catch(() => undefined)
    return next
  }

  function advance(entry: TableEntry, result: FoldResult, isOwn: boolean): void {
    live = result.live
    notify(table, result.changes, entry, isOwn)
    keepSnapshot()
  }

  function keepSnapshot(): void {
    if (live.seq - snapshotSeq < SNAPSHOT_EVERY) return
    snapshotSeq = live.seq
    setImmediate(() => void saveSnapshot(live))
  }

  /** No answer waits for it. When it fails, the next one is tried as soon; the entries are the truth. */
  async function saveSnapshot(of: LiveTable): Promise<void> {
    await storage
      .withoutFlush((db) => writeSnapshot(db, of))
      .catch(() => {
        snapshotSeq = Math.min(snapshotSeq, of.seq - SNAPSHOT_EVERY)
      })
  }

  async function catchUp(): Promise<void> {
    for (const entry of await readEntries(storage.db, live.id, live.seq))
      advance(entry, await fold(ruleset, live, entry, readHead), false)
  }

  async function attempt(work: TableAction, isOwn: boolean): Promise<Receipt | Fault | null> {
    const draft = await work({ ruleset, live, readCheckpoint: read })
    if (isFault(draft)) return draft
    const entry: TableEntry = { seq: live.seq + 1, at: clock(), body: draft.body }
    const { seq, at } = entry
    const result = await fold(ruleset, live, entry, readWith(draft, seq), draft.prepared)
    const row = { table_id: live.id, seq, at, body: JSON.stringify(entry.body), lease }
    // Written together with the entry: a crash between the two would leave a bot or a deadline waiting.
    const wakeAt = wakeTime(result.live)
    const wakeUnchanged = wakeAt === wakeTime(live)
    if (!(await storage.append(wakeUnchanged ? row : { ...row, wakeAt }, checkpointWrite(draft, entry))))
      return null
    advance(entry, result, isOwn)
    return { seq }
  }

  /** Reads a checkpoint; the one that is about to be written comes from the draft. */
  function readWith({ checkpoint }: Draft, at: number): typeof readHead {
    return (seq) =>
      seq === at && checkpoint !== undefined ? Promise.resolve(checkpoint.head) : readHead(seq)
  }

  function checkpointWrite(
    { inSameTransaction, checkpoint, body }: Draft,
    { seq, at }: TableEntry,
  ): InSameTransaction | undefined {
    if (checkpoint === undefined || body.kind !== 'mark') return inSameTransaction
    return async (trx) => {
      await writeCheckpoint(trx, { table: live.id, seq, at }, checkpoint, body.places)
      await inSameTransaction?.(trx)
    }
  }

  async function act(work: TableAction, isOwn: boolean): Promise<Receipt | Fault> {
    if (isClosed) return refuse('stopping')
    if (isBroken) return refuse('server-fault')
    try {
      for (let tries = 0; tries < MAX_ATTEMPTS; tries++) {
        const outcome = await attempt(work, isOwn)
        if (outcome !== null) return outcome
        // Another process wrote this entry first: read it and try again.
        await catchUp()
      }
      return refuse('server-fault', 'too busy')
    } catch (error) {
      // The entry may or may not have been written: this copy of the table may be wrong.
      isBroken = true
      onBroken()
      if (!(error instanceof LeaseLost)) throw error
      return refuse('stopping')
    }
  }

  const table: OpenTable = {
    id: loaded.live.id,
    ruleset,
    live: () => live,
    act: (work, isOwn = true) => inTurn(() => act(work, isOwn)),
    catchUp: () => inTurn(catchUp),
    isBroken: () => isBroken,
    close: () =>
      inTurn(async () => {
        if (isClosed) return
        isClosed = true
        if (!isBroken && live.seq > snapshotSeq) await writeSnapshot(storage.db, live)
      }),
  }
  // A process that is killed again and again would otherwise replay more entries at each start.
  keepSnapshot()
  return table
}
