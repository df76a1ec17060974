import { beginPlaythrough, type Playthrough, packUpGame, rebase, setUpGame } from '@charterstone/engine'
import type { Body } from '../body.ts'
import { answersOf, MOST_ANSWERS } from '../bounds.ts'
import { recordNow } from '../campaign-record.ts'
import { type Actor, type Desk, type Draft, type Drafted, refuse } from '../draft.ts'
import type { Live } from '../live.ts'
import { type Place, playersOf, seatConfigOf } from '../place.ts'
import { type KeptRecord, keptRecord } from '../record-head.ts'

/** Whoever has sat down plays: the campaign is made and game 1 set up. */
export function begin(desk: Desk, { isHost }: Actor): Drafted {
  const { box, live } = desk
  if (!isHost) return refuse('not-yours')
  if (live.state !== null || live.checkpoint !== 0) return refuse('not-now')
  if (live.places.length === 0) return refuse('not-now', 'nobody has sat down')
  const places = live.places.toSorted((one, other) => one.charter - other.charter)
  const { single, seed, houseRules, automaLevel } = live.setup
  const common = {
    seed,
    seats: places.map(seatConfigOf),
    ...(houseRules === undefined ? {} : { houseRules }),
  }
  const config =
    single === undefined
      ? { ...common, ...(automaLevel === undefined ? {} : { automaLevel }) }
      : { ...common, ...single }
  return setUp(desk, beginPlaythrough(box.engine, { config, players: playersOf(places) }), places)
}

/** After the end of a game: what was not kept returns to the box. */
export async function packUp(desk: Desk, actor: Actor, game: number): Promise<Drafted> {
  const { box, live } = desk
  if (!isAtTable(actor)) return refuse('not-yours')
  if (live.state?.phase !== 'finished') return refuse('not-now')
  if (live.state.legacy.game !== game) return refuse('stale')
  const record = recordNow(live, await desk.readCheckpoint(live.checkpoint), live.state)
  const packed = packUpGame(box.engine, { record, state: live.state })
  return marked(live, 'pack-up', keptRecord(packed.record), live.places)
}

/** Sets up the next game. */
export async function startGame(desk: Desk, actor: Actor, game: number): Promise<Drafted> {
  const { live } = desk
  if (!isAtTable(actor)) return refuse('not-yours')
  if (live.state?.phase !== 'between') return refuse('not-now')
  const { legacy } = live.state
  if (legacy.game !== game) return refuse('stale')
  if (legacy.mode === 'single' && legacy.history.length > 0) return refuse('not-now')
  const record = recordNow(live, await desk.readCheckpoint(live.checkpoint), live.state)
  if (answersOf(record) >= MOST_ANSWERS) return refuse('too-long')
  return setUp(desk, { record, state: live.state }, live.places)
}

/** The rules have moved on: the campaign goes on by the new ones from where it stands. */
export async function adoptRules(desk: Desk): Promise<Drafted> {
  const { box, live } = desk
  if (live.state === null) return refuse('not-now')
  const record = recordNow(live, await desk.readCheckpoint(live.checkpoint), live.state)
  const kept = keptRecord(rebase(record, box.version))
  return marked(live, 'rules', kept, live.places, { note: { kind: 'revised' } })
}

function isAtTable({ seat, isHost }: Actor): boolean {
  return seat >= 0 || isHost
}

function setUp(
  { box, live }: Desk,
  before: Pick<Playthrough, 'record' | 'state'>,
  places: readonly Place[],
): Draft {
  const { record, state, steps } = setUpGame(box.engine, before)
  // After the campaign charters are dealt anew at every set-up.
  const seated = places.map((place, seat) => ({
    ...place,
    charter: state.legacy.seats[seat]?.charter ?? place.charter,
  }))
  return marked(live, 'start', keptRecord(record), seated, { opening: steps[0]?.events ?? [] })
}

type Mark = Extract<Body, { readonly kind: 'mark' }>

/** The table goes on from this record, which is kept as a checkpoint. */
export function marked(
  { seq }: Live,
  why: Mark['why'],
  record: KeptRecord,
  places: readonly Place[],
  more: Pick<Mark, 'opening' | 'note'> = {},
): Draft {
  return { body: { kind: 'mark', why, checkpoint: seq + 1, places, ...more }, checkpoint: record }
}
