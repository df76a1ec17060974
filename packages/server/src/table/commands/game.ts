import { beginPlaythrough, type Playthrough, packUpGame, rebase, setUpGame } from '@charterstone/engine'
import type { Body } from '../body.ts'
import { recordNow } from '../campaign-record.ts'
import { type Actor, type Draft, type DraftOrFault, refuse, type TableContext } from '../draft.ts'
import { answersOf, MAX_ANSWERS } from '../limits.ts'
import type { LiveTable } from '../live-table.ts'
import { type SerializedRecord, serializeRecord } from '../record-head.ts'
import { playersOf, type SeatHolder, seatConfigOf } from '../seat-holder.ts'

/** Whoever has sat down plays: the campaign is made and game 1 set up. */
export function begin(context: TableContext, { isHost }: Actor): DraftOrFault {
  const { ruleset, live } = context
  if (!isHost) return refuse('not-yours')
  if (live.state !== null || live.checkpoint !== 0) return refuse('not-now')
  if (live.holders.length === 0) return refuse('not-now', 'nobody has sat down')
  const holders = live.holders.toSorted((one, other) => one.charter - other.charter)
  const { single, seed, houseRules, automaLevel } = live.setup
  const common = {
    seed,
    seats: holders.map(seatConfigOf),
    ...(houseRules === undefined ? {} : { houseRules }),
  }
  const config =
    single === undefined
      ? { ...common, ...(automaLevel === undefined ? {} : { automaLevel }) }
      : { ...common, ...single }
  return setUp(context, beginPlaythrough(ruleset.engine, { config, players: playersOf(holders) }), holders)
}

/** After the end of a game: what was not kept returns to the box. */
export async function packUp(context: TableContext, actor: Actor, game: number): Promise<DraftOrFault> {
  const { ruleset, live } = context
  if (!isAtTable(actor)) return refuse('not-yours')
  if (live.state?.phase !== 'finished') return refuse('not-now')
  if (live.state.legacy.game !== game) return refuse('stale')
  const record = recordNow(live, await context.readCheckpoint(live.checkpoint), live.state)
  const packed = packUpGame(ruleset.engine, { record, state: live.state })
  return marked(live, 'pack-up', serializeRecord(packed.record), live.holders)
}

/** Sets up the next game. */
export async function startGame(context: TableContext, actor: Actor, game: number): Promise<DraftOrFault> {
  const { live } = context
  if (!isAtTable(actor)) return refuse('not-yours')
  if (live.state?.phase !== 'between') return refuse('not-now')
  const { legacy } = live.state
  if (legacy.game !== game) return refuse('stale')
  if (legacy.mode === 'single' && legacy.history.length > 0) return refuse('not-now')
  const record = recordNow(live, await context.readCheckpoint(live.checkpoint), live.state)
  if (answersOf(record) >= MAX_ANSWERS) return refuse('too-long')
  return setUp(context, { record, state: live.state }, live.holders)
}

/** The rules have moved on: the campaign goes on by the new ones from where it stands. */
export async function adoptRules(context: TableContext): Promise<DraftOrFault> {
  const { ruleset, live } = context
  if (live.state === null) return refuse('not-now')
  const record = recordNow(live, await context.readCheckpoint(live.checkpoint), live.state)
  const kept = serializeRecord(rebase(record, ruleset.version))
  return marked(live, 'rules', kept, live.holders, { note: { kind: 'revised' } })
}

function isAtTable({ seat, isHost }: Actor): boolean {
  return seat >= 0 || isHost
}

function setUp(
  { ruleset, live }: TableContext,
  before: Pick<Playthrough, 'record' | 'state'>,
  holders: readonly SeatHolder[],
): Draft {
  const { record, state, steps } = setUpGame(ruleset.engine, before)
  // After the campaign charters are dealt anew at every set-up.
  const seated = holders.map((holder, seat) => ({
    ...holder,
    charter: state.legacy.seats[seat]?.charter ?? holder.charter,
  }))
  return marked(live, 'start', serializeRecord(record), seated, { opening: steps[0]?.events ?? [] })
}

type Mark = Extract<Body, { readonly kind: 'mark' }>

/** The table goes on from this record, which is kept as a checkpoint. */
export function marked(
  { seq }: LiveTable,
  why: Mark['why'],
  record: SerializedRecord,
  holders: readonly SeatHolder[],
  more: Pick<Mark, 'opening' | 'note'> = {},
): Draft {
  return { body: { kind: 'mark', why, checkpoint: seq + 1, places: holders, ...more }, checkpoint: record }
}
