import type { Game } from '../../session/game.ts'
import type { GameRef } from '../../session/game-ref.ts'
import { recalled, remember } from '../../shell/device-memory.ts'

/** When this device last showed a game, and the position at which it summed up the evening before; empty for none. */
export type Visit = { readonly at: number; readonly summed: string }

const DAY = 86_400_000
/** A pause of this many days or more. */
const LONG = 3

/** The length of the pause in days when it is time to sum up; null for a short pause, and when it was done before. */
export function daysToSumUp(visit: Visit | null, position: string, now: number): number | null {
  if (visit === null || visit.summed === position) return null
  const days = Math.floor((now - visit.at) / DAY)
  return days >= LONG ? days : null
}

/** Two games at the same position have had the same answers so far. */
export function positionOf({ view, log }: Pick<Game, 'view' | 'log'>): string {
  return [view.legacy.game, view.phase, log.length].join(' ')
}

/** Null for a game that this device has not shown yet. */
export function recallVisit(ref: GameRef): Visit | null {
  try {
    const read: unknown = JSON.parse(recalled(nameOf(ref)) ?? 'null')
    return isVisit(read) ? read : null
  } catch {
    return null
  }
}

export function rememberVisit(ref: GameRef, visit: Visit): void {
  remember(nameOf(ref), JSON.stringify(visit))
}

function nameOf({ kind, id }: GameRef): string {
  return `charterstone-visit-${kind}-${id}`
}

function isVisit(read: unknown): read is Visit {
  if (typeof read !== 'object' || read === null || !('at' in read) || !('summed' in read)) return false
  return typeof read.at === 'number' && typeof read.summed === 'string'
}
