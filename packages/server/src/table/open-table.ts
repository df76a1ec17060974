import type { CampaignRecord } from '@charterstone/engine'
import type { Fault } from '@charterstone/protocol'
import type { Box } from '../box.ts'
import { readCheckpoint, writeCheckpoint } from '../storage/checkpoints.ts'
import { readEntries, writeSnapshot } from '../storage/snapshots.ts'
import type { Also, Storage } from '../storage/storage.ts'
import type { TableEntry } from './body.ts'
import { type Desk, type Draft, type Drafted, isFault, refuse } from './draft.ts'
import { type Change, type Folded, fold } from './fold.ts'
import { type Live, wakeTime } from './live.ts'
import { type RecordHead, recordHead } from './record-head.ts'

export type Done = { readonly seq: number }
export type Work = (desk: Desk) => Drafted | Promise<Drafted>

/** Hears of every entry of a table, in order; `isOwn` when this process wrote it. */
export type Listener = (
  table: OpenTable,
  changes: readonly Change[],
  entry: TableEntry,
  isOwn: boolean,
) => void

/** A table in the memory of this process. One thing happens after the other. */
export type OpenTable = {
  readonly id: string
  readonly box: Box
  readonly live: () => Live
  /** Does something that leaves an entry, or refuses to. Resolves when the entry is durable. */
  readonly act: (work: Work) => Promise<Done | Fault>
  /** Reads what other processes have written. */
  readonly catchUp: () => Promise<void>
  /** Waits for what is under way and keeps a snapshot; afterwards nothing is done any more. */
  readonly close: () => Promise<void>
  readonly isBroken: () => boolean
}

const ATTEMPTS = 8
const SNAPSHOT_EVERY = 100

export function openTable(
  { storage, box, clock }: { readonly storage: Storage; readonly box: Box; readonly clock: () => number },
  first: Live,
  tell: Listener,
): OpenTable {
  let live = first
  let kept = first.seq
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

  async function takeIn(entry: TableEntry, folded: Folded, isOwn: boolean): Promise<void> {
    live = folded.live
    tell(table, folded.changes, entry, isOwn)
    if (live.seq - kept >= SNAPSHOT_EVERY) {
      kept = live.seq
      await writeSnapshot(storage.db, live)
    }
  }

  async function readOn(): Promise<void> {
    for (const entry of await readEntries(storage.db, live.id, live.seq))
      await takeIn(entry, await fold(box, live, entry, readHead), false)
  }

  async function attempt(work: Work): Promise<Done | Fault | null> {
    const drafted = await work({ box, live, readCheckpoint: read })
    if (isFault(drafted)) return drafted
    const entry: TableEntry = { seq: live.seq + 1, at: clock(), body: drafted.body }
    const { seq, at } = entry
    const folded = await fold(box, live, entry, readWith(drafted, seq), drafted.prepared)
    const row = { table_id: live.id, seq, at, body: JSON.stringify(entry.body) }
    // Kept with the entry: whoever waits here is not forgotten when the process ends between the two.
    const wakeAt = wakeTime(folded.live)
    const isAsBefore = wakeAt === wakeTime(live)
    if (!(await storage.append(isAsBefore ? row : { ...row, wakeAt }, besides(drafted, entry)))) return null
    await takeIn(entry, folded, true)
    return { seq }
  }

  /** A checkpoint that is about to be written is at hand. */
  function readWith({ checkpoint }: Draft, at: number): typeof readHead {
    return (seq) =>
      seq === at && checkpoint !== undefined ? Promise.resolve(checkpoint.head) : readHead(seq)
  }

  function besides({ also, checkpoint, body }: Draft, { seq, at }: TableEntry): Also | undefined {
    if (checkpoint === undefined || body.kind !== 'mark') return also
    return async (trx) => {
      await writeCheckpoint(trx, { table: live.id, seq, at }, checkpoint, body.places)
      await also?.(trx)
    }
  }

  async function act(work: Work): Promise<Done | Fault> {
    if (isClosed) return refuse('stopping')
    if (isBroken) return refuse('server-fault')
    try {
      for (let tries = 0; tries < ATTEMPTS; tries++) {
        const outcome = await attempt(work)
        if (outcome !== null) return outcome
        // Another process was first: see what it wrote and think again.
        await readOn()
      }
      return refuse('server-fault', 'too busy')
    } catch (error) {
      // Whether the entry was written is not known: this copy of the table is not to be trusted any more.
      isBroken = true
      throw error
    }
  }

  const table: OpenTable = {
    id: first.id,
    box,
    live: () => live,
    act: (work) => inTurn(() => act(work)),
    catchUp: () => inTurn(readOn),
    isBroken: () => isBroken,
    close: () =>
      inTurn(async () => {
        if (isClosed) return
        isClosed = true
        if (!isBroken && live.seq > kept) await writeSnapshot(storage.db, live)
      }),
  }
  return table
}
