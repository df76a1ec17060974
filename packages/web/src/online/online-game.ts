import { PERSON } from '@charterstone/engine'
import type { Entry, SeatInfo } from '@charterstone/protocol'
import type { Game, LogStep } from '../session/game.ts'
import { tableRef } from '../session/game-ref.ts'
import { firstSince } from '../session/log.ts'
import type { Waiting } from '../session/shared-screen.ts'
import type { CompleteView, TableSnapshot } from './table-snapshot.ts'

type Shown = {
  /** Whether nothing newer is known: an old question is not asked. */
  readonly isNewest: boolean
  readonly isNews: boolean
}

/** Turns snapshots into games. */
export type OnlineGames = (snapshot: TableSnapshot, shown: Shown) => Game | null

/** The same entries give the very same log: the screen compares logs to find what is new. */
export function makeOnlineGames(id: string): OnlineGames {
  let entries: readonly Entry[] = []
  let log: readonly LogStep[] = []
  return (snapshot, shown) => {
    if (entries !== snapshot.entries) {
      entries = snapshot.entries
      log = entries.map(stepOf)
    }
    return gameOf(id, snapshot, log, shown)
  }
}

/** An online table as every screen shows a game; null before its first game. */
function gameOf(
  id: string,
  { sight, you, table }: TableSnapshot,
  log: readonly LogStep[],
  { isNewest, isNews }: Shown,
): Game | null {
  if (sight === null || you === null) return null
  const waiting = waitingFor(sight, table?.seats ?? [])
  return {
    ref: tableRef(id),
    record: null,
    village: table?.village ?? '',
    seat: sight.seat,
    view: sight,
    decision: waiting === null && isNewest ? sight.decision : null,
    waiting,
    log,
    since: firstSince(log, sight.seat),
    latest: isNews ? (log.at(-1) ?? null) : null,
    undo: sight.undo,
    persons: table?.seats.filter(isPlayedByPerson).length ?? 0,
    canGoOn: sight.seat >= 0 || you.isHost,
  }
}

function stepOf({ step, seat, key, by, events }: Entry): LogStep {
  return { number: step, seat, key, by, events }
}

function isPlayedByPerson({ player, bot, isLent, isClaimed }: SeatInfo): boolean {
  return player === PERSON && bot === null && !isLent && isClaimed
}

/** A bot that plays a lent seat answers for it, also while its own person watches. */
function waitingFor({ decision, seat }: CompleteView, seats: readonly SeatInfo[]): Waiting | null {
  if (decision === null) return null
  const isBot = (seats[decision.seat]?.bot ?? null) !== null
  if (decision.seat === seat && !isBot) return null
  return { kind: isBot ? 'bot' : 'person', seat: decision.seat }
}
