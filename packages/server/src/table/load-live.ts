import { setImmediate as nextTurn } from 'node:timers/promises'
import { isSameVersion } from '@charterstone/engine'
import type { Box } from '../box.ts'
import { readCheckpoint } from '../storage/checkpoints.ts'
import { asDamage, Damage } from '../storage/damage.ts'
import { deleteSnapshot, readEntries, readSnapshot } from '../storage/snapshots.ts'
import type { Storage } from '../storage/storage.ts'
import { adoptRules } from './commands/game.ts'
import { fold } from './fold.ts'
import type { Live } from './live.ts'
import { recordHead } from './record-head.ts'
import { entriesSince, infoOf, sightOf } from './sight.ts'

/** Milliseconds. */
const TURN = 15

type Source = { readonly storage: Storage; readonly box: Box }

/** A table from its last snapshot and what came after it; null when there is none. Throws Damage for what cannot be used. */
export async function loadLive(source: Source, id: string): Promise<Live | null> {
  const { db } = source.storage
  try {
    return await liveAfter(source, (await readSnapshot(db, id)) ?? emptyTable(id, source.box))
  } catch (error) {
    if (!(error instanceof Damage)) throw error
    // The entries are the truth, a snapshot only saves time.
    const live = await liveAfter(source, emptyTable(id, source.box))
    await deleteSnapshot(db, id)
    return live
  }
}

async function liveAfter({ storage: { db }, box }: Source, first: Live): Promise<Live | null> {
  const { id } = first
  let live = first
  let since = performance.now()
  for (const entry of await readEntries(db, id, live.seq)) {
    if (entry.seq !== live.seq + 1) throw new Damage(`entry ${live.seq + 1} is missing`)
    const { body } = entry
    // Read before, so that a database that fails is not mistaken for a table that does.
    const record = body.kind === 'mark' ? await readCheckpoint(db, id, body.checkpoint) : null
    const before = live
    const read = async () => {
      if (record === null) throw new Error('no checkpoint')
      return recordHead(record)
    }
    live = await asDamage(`entry ${entry.seq}`, async () => (await fold(box, before, entry, read)).live)
    if (performance.now() - since > TURN) {
      // Others have their turn, however much there is to be played again.
      await nextTurn()
      since = performance.now()
    }
  }
  if (live.seq === 0) return null
  await asDamage('the table', () => look(box, live))
  return live
}

/** Everything that is ever worked out of a table without a new answer. Throws Damage where that is impossible. */
export async function examine(source: Source, id: string): Promise<void> {
  const live = await loadLive(source, id)
  if (live === null) return
  const { storage, box } = source
  await asDamage('the game on the table', () => {
    for (const seat of live.places.keys()) sightOf(box, live, seat)
    JSON.stringify(entriesSince(box, live, -1, -1))
  })
  if (live.state === null || isSameVersion(live.version, box.version)) return
  const record = await readCheckpoint(storage.db, id, live.checkpoint)
  await asDamage('the new rules', () =>
    adoptRules({ box, live, readCheckpoint: () => Promise.resolve(record) }),
  )
}

const NOBODY = { places: new Set<number>(), spectators: 0 }

/** What everybody who comes is shown. */
export function look(box: Box, live: Live): void {
  infoOf(live, NOBODY)
  JSON.stringify(sightOf(box, live, -1))
  const seats = live.state?.legacy.seats.length ?? live.places.length
  if (seats !== live.places.length) throw new Error(`${seats} seats, ${live.places.length} places`)
}

export function emptyTable(id: string, { version }: Box): Live {
  return {
    id,
    seq: 0,
    setup: { seed: 0 },
    places: [],
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
