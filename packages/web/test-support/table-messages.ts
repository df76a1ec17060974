import { PERSON, type Playthrough, type Step, type Undo, undoOf } from '@charterstone/engine'
import type {
  Entry,
  Role,
  SeatInfo,
  SeatView,
  ServerMessage,
  TableInfo,
  Welcome,
} from '@charterstone/protocol'
import { ruleset } from './session-deps.ts'

/** What a server says of a table on which `playthrough` is played, to the holder of one seat. */
export function seatViewOf({ state, steps }: Playthrough, seat: number): SeatView {
  const undo: Undo = undoOf(steps, seat)
  return {
    ...ruleset.engine.view(state, seat),
    game: state.legacy.game,
    step: steps.at(-1)?.number ?? 0,
    undoTo: undo.kind === 'free' ? undo.to : null,
    undo,
  }
}

export function entryOf({ number, seat, key, by, events }: Step, game = 1): Entry {
  return { seq: 100 + number, game, step: number, seat, key, by: by === '' ? PERSON : by, events, at: 0 }
}

export function roleOf(seat: number, more: Partial<Role> = {}): Role {
  return { seat, seats: seat < 0 ? [] : [seat], isHost: false, isInvited: false, ...more }
}

export function tableInfoOf({ state }: Playthrough, more: Partial<TableInfo> = {}): TableInfo {
  const { legacy, phase, pending } = state
  return {
    id: 't1',
    phase,
    mode: legacy.mode,
    village: 'Żabno',
    game: legacy.game,
    single: null,
    seats: legacy.seats.map(({ charter, name }) => seatInfo(charter, name)),
    spectators: 0,
    asked: pending?.seat ?? -1,
    askedAt: null,
    deadline: null,
    dueAt: null,
    proposal: null,
    version: ruleset.version,
    ...more,
  }
}

export function seatInfo(charter: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    charter,
    name,
    player: 'person',
    bot: null,
    isLent: false,
    isClaimed: true,
    isOnline: true,
    ...more,
  }
}

export function welcomeOf(playthrough: Playthrough, seat: number, more: Partial<Welcome> = {}): Welcome {
  return {
    type: 'welcome',
    protocol: 1,
    seq: 100 + playthrough.steps.length,
    you: roleOf(seat),
    table: tableInfoOf(playthrough),
    sight: seatViewOf(playthrough, seat),
    entries: playthrough.steps.map((step) => entryOf(step)),
    isWhole: true,
    talk: [],
    ...more,
  }
}

/** The message for the last step. */
export function stepOf(playthrough: Playthrough, seat: number): ServerMessage {
  const step = playthrough.steps.at(-1)
  if (step === undefined) throw new Error('no step')
  const entry = entryOf(step)
  return { type: 'step', seq: entry.seq, entry, sight: seatViewOf(playthrough, seat) }
}
