import { currentVillageName, type Event, type State, type View } from '@charterstone/engine'
import type { Entry, SeatInfo, SeatView, TableInfo } from '@charterstone/protocol'
import type { Ruleset } from '../ruleset.ts'
import type { Setup } from './body.ts'
import { answerCount, replayGame, type TableStep } from './game-in-progress.ts'
import { dueAt, isPersonAsked, type LiveTable, undoFor } from './live-table.ts'
import { botFor, PERSON, type SeatHolder, seatConfigOf } from './seat-holder.ts'

/** The table as one seat sees it; null while people still choose their seats. */
export function seatViewOf(ruleset: Ruleset, live: LiveTable, seat: number): (SeatView & View) | null {
  const { state } = live
  return state === null ? null : seatViewsOf(ruleset, live, state)(seat)
}

/** The table as each seat sees it. What seats see alike is the same object. */
export function seatViewsOf(
  { engine }: Ruleset,
  live: LiveTable,
  state: State,
): (seat: number) => SeatView & View {
  const { inProgress } = live
  const viewOf = engine.views(state)
  const { game } = state.legacy
  const step = inProgress === null ? 0 : answerCount(inProgress)
  return (seat) => {
    const undo = undoFor(live, seat)
    const undoTo = undo.kind === 'free' ? undo.to : null
    // Field by field: a spread takes four times the memory, and every answer makes a view for each seat.
    const { phase, legacy, table, stack, decision } = viewOf(seat)
    return { seat, phase, legacy, table, stack, decision, game, step, undoTo, undo }
  }
}

/** A step as one seat may know it: the key of a secret answer is left out for the others. */
export function entryFor(seat: number, game: number, step: TableStep, events: readonly Event[]): Entry {
  const { number, seq, at, by, isSecret } = step
  const key = isSecret && step.seat !== seat ? null : step.key
  return { seq, game, step: number, seat: step.seat, key, by, events, at }
}

/** The entries of the game on the table after a sequence number. */
export function entriesSince(
  { engine }: Ruleset,
  { inProgress }: LiveTable,
  seat: number,
  since: number,
): readonly Entry[] {
  if (inProgress === null) return []
  const entries: Entry[] = []
  for (const { step, events } of replayGame(engine, inProgress))
    if (step.seq > since) entries.push(entryFor(seat, inProgress.game, step, events))
  return entries
}

/** Who is connected: the ids of the holders, and the number of spectators. */
export type Presence = { readonly holderIds: ReadonlySet<number>; readonly spectators: number }

export const EMPTY_PRESENCE: Presence = { holderIds: new Set(), spectators: 0 }

/** The table apart from its game: seats, deadline, proposal. */
export function infoOf(live: LiveTable, { holderIds: online, spectators }: Presence): TableInfo {
  const { id, state, holders, deadline, proposal, version, setup } = live
  return {
    id,
    phase: state?.phase ?? 'gathering',
    mode: state?.legacy.mode ?? (setup.single === undefined ? 'campaign' : 'single'),
    village: currentVillageName(live.villageName, state),
    game: state?.legacy.game ?? setup.single?.stage ?? 1,
    single: state === null ? singleOf(setup) : null,
    seats: holders.map((holder) => seatInfo(holder, online)),
    spectators,
    asked: state?.pending?.seat ?? -1,
    askedAt: isPersonAsked(live) ? live.askedAt : null,
    deadline,
    dueAt: dueAt(live),
    proposal,
    version,
  }
}

function singleOf({ single }: Setup): TableInfo['single'] {
  return single === undefined ? null : { stage: single.stage, village: single.village }
}

function seatInfo(holder: SeatHolder, online: ReadonlySet<number>): SeatInfo {
  const { id, charter, name, by, lent, isClaimed } = holder
  return {
    charter,
    name,
    player: seatConfigOf(holder).player,
    bot: botFor(holder),
    isLent: by === PERSON && lent !== null,
    isClaimed,
    isOnline: online.has(id),
  }
}
