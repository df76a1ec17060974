import type { View } from '@charterstone/engine'
import type { LogEntry } from '../../../session/log.ts'

export const HOURGLASS = 26

/** Spaces of the reputation track that are open with so many seats (R23.2). */
export function openReputation(seats: number): number {
  return 2 * seats + 2
}

/** Where the sun stood when the game began. */
export function startOf(view: View, log: readonly LogEntry[]): number {
  for (const event of log[0]?.events ?? [])
    if (event.kind === 'progressed' && event.why === 'setup') return event.to
  return view.legacy.houseRules.progressStart === 'first-space' ? 0 : 20 - 3 * view.table.seats.length
}

/** How far it is to the next space of each kind; null when none is ahead. */
export function aheadOf(progress: number): {
  readonly reputation: number | null
  readonly income: number | null
} {
  return { reputation: distance(progress, 0), income: distance(progress, 2) }
}

function distance(progress: number, rest: number): number | null {
  for (let space = progress + 1; space < HOURGLASS; space++)
    if (space % 4 === rest && space > 2) return space - progress
  return null
}
