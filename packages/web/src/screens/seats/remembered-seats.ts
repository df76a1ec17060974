import { LEVELS, PERSONALITIES } from '@charterstone/bots'
import { CHARTERS } from '@charterstone/engine'
import { recalled, remember } from '../../shell/device-memory.ts'
import { FIRST_SEATS, KINDS, type SeatDraft } from './seat-draft.ts'

const KEY = 'charterstone.seats'

/** The table as it was laid last time on this device. */
export function rememberedSeats(): readonly SeatDraft[] {
  try {
    const stored: unknown = JSON.parse(recalled(KEY) ?? 'null')
    const seats = Array.isArray(stored) ? stored.filter(isSeat) : []
    const charters = new Set(seats.map(({ charter }) => charter))
    const isSound = seats.length > 0 && charters.size === seats.length
    return isSound ? seats.map((seat, place) => ({ ...seat, id: place + 1 })) : FIRST_SEATS
  } catch {
    return FIRST_SEATS
  }
}

export function rememberSeats(seats: readonly SeatDraft[]): void {
  remember(KEY, JSON.stringify(seats))
}

function isSeat(value: unknown): value is SeatDraft {
  if (typeof value !== 'object' || value === null) return false
  const { charter, name, kind, level, personality }: Partial<Record<keyof SeatDraft, unknown>> = value
  return (
    typeof name === 'string' &&
    typeof charter === 'number' &&
    CHARTERS[charter] !== undefined &&
    KINDS.some((known) => known === kind) &&
    LEVELS.some((known) => known === level) &&
    PERSONALITIES.some((known) => known === personality)
  )
}
