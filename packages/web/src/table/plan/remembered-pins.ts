import type { Goal } from '@charterstone/bots'
import type { GameRef } from '../../session/game-ref.ts'
import { recalled, remember } from '../../shell/device-memory.ts'

/** A goal and the seat that pinned it. */
export type Pin = { readonly seat: number; readonly goal: Goal }

type Stored = { readonly game: number; readonly pins: readonly Pin[] }

/** The pins of a campaign or table on this device. Those of an earlier game are forgotten. */
export function recallPins(ref: GameRef, game: number): readonly Pin[] {
  const stored = readStored(recalled(nameOf(ref)))
  return stored?.game === game ? stored.pins.filter(isPin) : []
}

export function rememberPins(ref: GameRef, game: number, pins: readonly Pin[]): void {
  const stored: Stored = { game, pins }
  remember(nameOf(ref), JSON.stringify(stored))
}

function nameOf({ kind, id }: GameRef): string {
  return `charterstone-pins-${kind}-${id}`
}

function readStored(text: string | null): Stored | null {
  try {
    const read: unknown = JSON.parse(text ?? 'null')
    return isStored(read) ? read : null
  } catch {
    return null
  }
}

function isStored(read: unknown): read is Stored {
  return (
    typeof read === 'object' && read !== null && 'pins' in read && Array.isArray(read.pins) && 'game' in read
  )
}

/** Storage may be of another version of the page. */
function isPin(read: unknown): read is Pin {
  if (typeof read !== 'object' || read === null || !('goal' in read) || !('seat' in read)) return false
  const goal = read.goal as Partial<Record<'kind' | 'card' | 'space', unknown>> | null
  if (typeof read.seat !== 'number' || goal === null || typeof goal !== 'object') return false
  return goal.kind === 'quota'
    ? typeof goal.space === 'number'
    : ['building', 'crate', 'objective'].includes(String(goal.kind)) && typeof goal.card === 'number'
}
