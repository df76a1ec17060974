import { greengully } from '@charterstone/content'
import { type Catalogue, createEngine, versionOf } from '@charterstone/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTemporaryStorage } from '../../test-support/temporary-storage.ts'
import { type Ruleset, ruleset } from '../ruleset.ts'
import { deleteSnapshot } from '../storage/snapshots.ts'
import type { Storage } from '../storage/storage.ts'
import { perform } from './commands/perform.ts'
import { isFault } from './draft.ts'
import { makeTable } from './make-table.ts'
import type { OpenTable } from './open-table.ts'
import { newHolderId, type SeatHolder } from './seat-holder.ts'
import { makeTables, type Tables } from './tables.ts'

const HOST = { seat: -1, seats: [], isHost: true }
const ANSWERS = 12
const NOTE = { kind: 'note', note: { kind: 'revised' } }

/** A box before a revision: another version, other prices. */
const earlierBox: Catalogue = {
  ...greengully,
  version: 'earlier',
  buildings: greengully.buildings.map((building) =>
    building.commons === null ? { ...building, benefit: [{ kind: 'vp', count: 1 }] } : building,
  ),
}
const earlier: Ruleset = { engine: createEngine(earlierBox), version: versionOf(earlierBox) }

let storage: Storage

beforeAll(async () => {
  storage = await openTemporaryStorage()
})

afterAll(async () => {
  await storage.close()
})

function tablesBy(rules: Ruleset): Tables {
  return makeTables({ storage, ruleset: rules, clock: () => 1_800_000_000_000, maxLoaded: 9 })
}

async function opened(tables: Tables, id: string): Promise<OpenTable> {
  const table = await tables.open(id)
  if (table === null) throw new Error(`${id} is not there`)
  return table
}

/** The seat that is asked gives its first answer. */
async function answerOnce(table: OpenTable): Promise<void> {
  const { state, inProgress } = table.live()
  const { seat = 0, options = [] } = state?.pending ?? {}
  const step = inProgress?.steps.at(-1)?.number ?? inProgress?.beginning.number ?? 0
  const answer = { type: 'answer', id: 1, game: 1, step, key: options[0] ?? '' } as const
  const outcome = await table.act((context) => perform(context, { ...HOST, seat, seats: [seat] }, answer))
  if (isFault(outcome)) throw new Error(JSON.stringify(outcome))
}

/** A game of two in play by the earlier box; the server stops in good order. */
async function playedByEarlierBox(): Promise<OpenTable> {
  const holders = [0, 1].map(
    (charter): SeatHolder => ({
      id: newHolderId(1, charter),
      charter,
      name: `P${charter}`,
      by: 'person',
      lent: null,
      isClaimed: true,
    }),
  )
  const { id } = await makeTable(storage, { seed: 5 }, holders, 0)
  const tables = tablesBy(earlier)
  const table = await opened(tables, id)
  await table.act((context) => perform(context, HOST, { type: 'begin', id: 1 }))
  for (let answers = 0; answers < ANSWERS; answers++) await answerOnce(table)
  await tables.close()
  return table
}

test('a table in play when the box changes goes on where it stood, with a note, and takes answers by the new box', async () => {
  const before = (await playedByEarlierBox()).live()
  const table = await opened(tablesBy(ruleset), before.id)
  const live = table.live()
  expect(live.version).toEqual(ruleset.version)
  expect([live.state?.table, live.state?.stack]).toEqual([before.state?.table, before.state?.stack])
  expect(live.talk.map(({ said }) => said)).toEqual([NOTE])
  for (let answers = 0; answers < ANSWERS; answers++) await answerOnce(table)
  const again = await opened(tablesBy(ruleset), before.id)
  expect(again.live().state).toEqual(table.live().state)
  expect(again.live().talk).toHaveLength(1)
})

test('a table in play when the box changes goes on after a crash too, as far as the new box allows the answers since the last snapshot', async () => {
  const { id } = await playedByEarlierBox()
  await deleteSnapshot(storage.db, id)
  const table = await opened(tablesBy(ruleset), id)
  expect(table.live()).toMatchObject({ version: ruleset.version, state: { phase: 'playing' } })
  expect(table.live().talk.map(({ said }) => said)).toEqual([NOTE])
  for (let answers = 0; answers < ANSWERS; answers++) await answerOnce(table)
})
