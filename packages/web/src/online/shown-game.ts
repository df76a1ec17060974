import type { Entry, SeatInfo } from '@charterstone/protocol'
import type { Game } from '../session/game.ts'
import { tableRef } from '../session/game-ref.ts'
import { firstSince, type LogEntry } from '../session/log.ts'
import { PERSON } from '../session/played.ts'
import type { Waiting } from '../session/seating.ts'
import type { TableSnapshot, WholeSight } from './table-snapshot.ts'

type Shown = {
  readonly known: TableSnapshot
  /** Whether nothing newer is known: an old question is asked nobody. */
  readonly isNewest: boolean
  readonly isNews: boolean
}

/** An online table as every screen sees a game; null while nobody has begun. */
export function gameOf(id: string, { known, isNewest, isNews }: Shown): Game | null {
  const { sight, entries, you, table } = known
  if (sight === null || you === null) return null
  const log = logOf(entries)
  const waiting = waitingFor(sight, table?.seats ?? [])
  return {
    ref: tableRef(id),
    record: null,
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

function isPlayedByPerson({ player, bot, isLent, isClaimed }: SeatInfo): boolean {
  return player === PERSON && bot === null && !isLent && isClaimed
}

let last: { readonly entries: readonly Entry[]; readonly log: readonly LogEntry[] } = { entries: [], log: [] }

/** The same entries give the same log: what has been shown once is not news again. */
function logOf(entries: readonly Entry[]): readonly LogEntry[] {
  if (last.entries !== entries) {
    const log = entries.map(
      ({ step, seat, key, by, events }, place): LogEntry => ({
        place,
        answers: step,
        seat,
        key,
        isPerson: by === PERSON,
        events,
      }),
    )
    last = { entries, log }
  }
  return last.log
}

/** A bot that a seat is lent to answers for it, also when its own person looks on. */
function waitingFor({ decision, seat }: WholeSight, seats: readonly SeatInfo[]): Waiting | null {
  if (decision === null) return null
  const isBot = (seats[decision.seat]?.bot ?? null) !== null
  if (decision.seat === seat && !isBot) return null
  return { kind: isBot ? 'bot' : 'person', seat: decision.seat }
}
