import { beginPlaythrough, type Playthrough, packUpGame, revise, setUpGame } from '@charterstone/engine'
import type { Body } from '../body.ts'
import { recordNow } from '../campaign-record.ts'
import { type Actor, type Draft, type DraftOrFault, refuse, type TableContext } from '../draft.ts'
import { answersOf, MAX_ANSWERS } from '../limits.ts'
import type { LiveTable } from '../live-table.ts'
import { type SerializedRecord, serializeRecord } from '../record-head.ts'
import { playersOf, type SeatHolder, seatConfigOf } from '../seat-holder.ts'

/** Begins the campaign with the people at the table and sets up game 1. */
export function begin(context: TableContext, { isHost }: Actor): DraftOrFault {
  const { ruleset, live } = context
  if (!isHost) return refuse('not-yours')
  if (live.state !== null || live.checkpoint !== 0) return refuse('not-now')
  if (live.holders.length === 0) return refuse('not-now', 'no seat is taken')
  const holders = live.holders.toSorted((a, b) => a.charter - b.charter)
  const { single, seed, houseRules, automaLevel, theme } = live.setup
  const common = {
    seed,
    seats: holders.map(seatConfigOf),
    ...(houseRules === undefined ? {} : { houseRules }),
  }
  const config =
    single === undefined
      ? {
          ...common,
          ...(automaLevel === undefined ? {} : { automaLevel }),
          ...(theme === undefined ? {} : { theme }),
        }
      : { ...common, ...single }
  return setUp(context, beginPlaythrough(ruleset.engine, { config, players: playersOf(holders) }), holders)
}

/** Packs up a finished game. */
export async function packUp(context: TableContext, actor: Actor, game: number): Promise<DraftOrFault> {
  const { ruleset, live } = context
  if (!isAtTable(actor)) return refuse('not-yours')
  if (live.state?.phase !== 'finished') return refuse('not-now')
  if (live.state.legacy.game !== game) return refuse('stale')
  const record = recordNow({ ...live, state: live.state }, await context.readCheckpoint(live.checkpoint))
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
  const record = recordNow({ ...live, state: live.state }, await context.readCheckpoint(live.checkpoint))
  if (answersOf(record) >= MAX_ANSWERS) return refuse('too-long')
  return setUp(context, { record, state: live.state }, live.holders)
}

/** Continues the campaign by the new rules, after an update of the server. */
export async function adoptRules(context: TableContext): Promise<DraftOrFault> {
  const { ruleset, live } = context
  if (live.state === null) return refuse('not-now')
  const record = recordNow({ ...live, state: live.state }, await context.readCheckpoint(live.checkpoint))
  const revised = serializeRecord(revise(ruleset.engine, record))
  return marked(live, 'rules', revised, live.holders, { note: { kind: 'revised' } })
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
  // After the campaign every set-up deals the charters again.
  const seated = holders.map((holder, seat) => ({
    ...holder,
    charter: state.legacy.seats[seat]?.charter ?? holder.charter,
  }))
  return marked(live, 'start', serializeRecord(record), seated, { opening: steps[0]?.events ?? [] })
}

type Mark = Extract<Body, { readonly kind: 'mark' }>

/** An entry that continues the table from this record, which is stored as a checkpoint. */
export function marked(
  { seq }: LiveTable,
  why: Mark['why'],
  record: SerializedRecord,
  holders: readonly SeatHolder[],
  more: Pick<Mark, 'opening' | 'note' | 'villageName'> = {},
): Draft {
  return { body: { kind: 'mark', why, checkpoint: seq + 1, places: holders, ...more }, checkpoint: record }
}
