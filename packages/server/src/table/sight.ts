import type { Event, View } from '@charterstone/engine'
import type { Entry, SeatInfo, Sight, TableInfo } from '@charterstone/protocol'
import type { Box } from '../box.ts'
import type { Setup } from './body.ts'
import { answerCount, replayGame, type TableStep } from './game-in-progress.ts'
import { dueAt, isPersonAsked, type Live, undoFor } from './live.ts'
import { botAt, PERSON, type Place, seatConfigOf } from './place.ts'

/** What one seat sees of the table; null while it gathers. */
export function sightOf({ engine }: Box, live: Live, seat: number): (Sight & View) | null {
  const { state, inProgress } = live
  if (state === null) return null
  const undo = undoFor(live, seat)
  return {
    ...engine.view(state, seat),
    game: state.legacy.game,
    step: inProgress === null ? 0 : answerCount(inProgress),
    undoTo: undo.kind === 'free' ? undo.to : null,
    undo,
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
  { engine }: Box,
  { inProgress }: Live,
  seat: number,
  since: number,
): readonly Entry[] {
  if (inProgress === null) return []
  const entries: Entry[] = []
  for (const { step, events } of replayGame(engine, inProgress))
    if (step.seq > since) entries.push(entryFor(seat, inProgress.game, step, events))
  return entries
}

export type Presence = { readonly places: ReadonlySet<number>; readonly spectators: number }

/** Everything about the table that is not on it. */
export function infoOf(live: Live, { places: online, spectators }: Presence): TableInfo {
  const { id, state, places, deadline, proposal, version, setup } = live
  return {
    id,
    phase: state?.phase ?? 'gathering',
    mode: state?.legacy.mode ?? (setup.single === undefined ? 'campaign' : 'single'),
    village: state?.legacy.village ?? '',
    game: state?.legacy.game ?? setup.single?.stage ?? 1,
    single: state === null ? singleOf(setup) : null,
    seats: places.map((place) => seatInfo(place, online)),
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

function seatInfo(place: Place, online: ReadonlySet<number>): SeatInfo {
  const { id, charter, name, by, lent, isClaimed } = place
  return {
    charter,
    name,
    player: seatConfigOf(place).player,
    bot: botAt(place),
    isLent: by === PERSON && lent !== null,
    isClaimed,
    isOnline: online.has(id),
  }
}
