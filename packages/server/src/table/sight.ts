import type { Event, View } from '@charterstone/engine'
import type { Entry, SeatInfo, Sight, TableInfo } from '@charterstone/protocol'
import type { Box } from '../box.ts'
import type { Setup } from './body.ts'
import { type Course, type Given, replay, stepsOf } from './course.ts'
import { dueAt, isPersonAsked, type Live, undoFor } from './live.ts'
import { botAt, PERSON, type Place, seatConfigOf } from './place.ts'

/** What one seat sees of the table; null while it gathers. */
export function sightOf({ engine }: Box, live: Live, seat: number): (Sight & View) | null {
  const { state, course } = live
  if (state === null) return null
  const undo = undoFor(live, seat)
  return {
    ...engine.view(state, seat),
    game: state.legacy.game,
    step: course === null ? 0 : stepsOf(course),
    undoTo: undo.kind === 'free' ? undo.to : null,
    undo,
  }
}

/** An answer as one seat may know it. */
export function entryFor(
  seat: number,
  course: Pick<Course, 'game' | 'seq' | 'at'>,
  step: number,
  given: Given | null,
  events: readonly Event[],
): Entry {
  const { game } = course
  if (given === null)
    return { seq: course.seq, game, step, seat: -1, key: null, by: '', events, at: course.at }
  const { seq, by, at, isSecret } = given
  const key = isSecret && given.seat !== seat ? null : given.key
  return { seq, game, step, seat: given.seat, key, by, events, at }
}

/** The entries of the game on the table after a sequence number. */
export function entriesSince(
  { engine }: Box,
  { course }: Live,
  seat: number,
  since: number,
): readonly Entry[] {
  if (course === null) return []
  const entries: Entry[] = []
  replay(engine, course, ({ given, events }, step) => {
    if ((given?.seq ?? course.seq) > since) entries.push(entryFor(seat, course, step, given, events))
    return true
  })
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
