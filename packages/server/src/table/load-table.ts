import { setImmediate as nextTurn } from 'node:timers/promises'
import { isSameVersion } from '@charterstone/engine'
import type { Ruleset } from '../ruleset.ts'
import { readCheckpoint } from '../storage/checkpoints.ts'
import { asDamage, Damage } from '../storage/damage.ts'
import { readEntries } from '../storage/entries.ts'
import { deleteSnapshot, readSnapshot } from '../storage/snapshots.ts'
import type { Storage } from '../storage/storage.ts'
import { adoptRules } from './commands/game.ts'
import { fold } from './fold.ts'
import type { LiveTable } from './live-table.ts'
import { recordHead } from './record-head.ts'
import { EMPTY_PRESENCE, entriesSince, infoOf, seatViewOf } from './seat-view.ts'

/** Milliseconds of work before other tables get their turn. */
const TURN = 15

type Source = { readonly storage: Storage; readonly ruleset: Ruleset }

export type LoadedTable = {
  readonly live: LiveTable
  /** The last entry of the snapshot that it was loaded from; 0 without one. */
  readonly snapshotSeq: number
}

/** Loads a table from its snapshot and the entries after it; null when it does not exist. Throws Damage when it cannot be used. */
export async function loadTable(source: Source, id: string): Promise<LoadedTable | null> {
  const { db } = source.storage
  try {
    return await loadedAfter(source, (await readSnapshot(db, id)) ?? emptyTable(id, source.ruleset))
  } catch (error) {
    if (!(error instanceof Damage)) throw error
    // The entries are the truth; a snapshot only saves time.
    const loaded = await loadedAfter(source, emptyTable(id, source.ruleset))
    await deleteSnapshot(db, id)
    return loaded
  }
}

async function loadedAfter(
  { storage: { db }, ruleset }: Source,
  first: LiveTable,
): Promise<LoadedTable | null> {
  const { id } = first
  let live = first
  let since = performance.now()
  for (const entry of await readEntries(db, id, live.seq)) {
    if (entry.seq !== live.seq + 1) throw new Damage(`entry ${live.seq + 1} is missing`)
    const { body } = entry
    // Read outside of asDamage: a failing database is no damage of the table.
    const record = body.kind === 'mark' ? await readCheckpoint(db, id, body.checkpoint) : null
    const before = live
    const read = async () => {
      if (record === null) throw new Error('no checkpoint')
      return recordHead(record)
    }
    live = await asDamage(`entry ${entry.seq}`, async () => (await fold(ruleset, before, entry, read)).live)
    if (performance.now() - since > TURN) {
      // A long replay must not block other tables.
      await nextTurn()
      since = performance.now()
    }
  }
  if (live.seq === 0) return null
  await asDamage('the table', () => checkTable(ruleset, live))
  return { live, snapshotSeq: first.seq }
}

/** Computes everything that can be asked of a table without a new answer. Throws Damage when that fails. */
export async function examine(source: Source, id: string): Promise<void> {
  const loaded = await loadTable(source, id)
  if (loaded === null) return
  const { live } = loaded
  const { storage, ruleset } = source
  await asDamage('the game on the table', () => {
    for (const seat of live.holders.keys()) seatViewOf(ruleset, live, seat)
    JSON.stringify(entriesSince(ruleset, live, -1, -1))
  })
  if (live.state === null || isSameVersion(live.version, ruleset.version)) return
  const record = await readCheckpoint(storage.db, id, live.checkpoint)
  await asDamage('the new rules', () =>
    adoptRules({ ruleset, live, readCheckpoint: () => Promise.resolve(record) }),
  )
}

/** Computes the first messages of a connection. Throws when the table is inconsistent. */
export function checkTable(ruleset: Ruleset, live: LiveTable): void {
  infoOf(live, EMPTY_PRESENCE)
  JSON.stringify(seatViewOf(ruleset, live, -1))
  const seats = live.state?.legacy.seats.length ?? live.holders.length
  if (seats !== live.holders.length) throw new Error(`${seats} seats, ${live.holders.length} holders`)
}

export function emptyTable(id: string, { version }: Ruleset): LiveTable {
  return {
    id,
    seq: 0,
    setup: { seed: 0 },
    holders: [],
    state: null,
    inProgress: null,
    checkpoint: 0,
    proposal: null,
    deadline: null,
    askedAt: 0,
    talk: [],
    version,
  }
}
