import { OFFERED_LEVELS, PLAY_STYLES } from '@charterstone/bots'
import { CHARTERS } from '@charterstone/engine'
import { recalled, remember } from '../../shell/device-memory.ts'
import { FIRST_SEATS, KINDS, type SeatDraft } from './seat-draft.ts'

const KEY = 'charterstone.seats'

/** The seats of the last new campaign on this device. */
export function rememberedSeats(): readonly SeatDraft[] {
  try {
    const stored: unknown = JSON.parse(recalled(KEY) ?? 'null')
    const seats = Array.isArray(stored) ? stored.flatMap(seatFrom) : []
    const charters = new Set(seats.map(({ charter }) => charter))
    const isSound = seats.length > 0 && charters.size === seats.length
    return isSound ? seats : FIRST_SEATS
  } catch {
    return FIRST_SEATS
  }
}

export function rememberSeats(seats: readonly SeatDraft[]): void {
  remember(KEY, JSON.stringify(seats))
}

/** Older versions stored the play style as `personality`. */
type StoredSeat = Partial<Record<keyof SeatDraft | 'personality', unknown>>

function seatFrom(value: unknown, index: number): SeatDraft[] {
  if (typeof value !== 'object' || value === null) return []
  const stored: StoredSeat = value
  const { charter, name } = stored
  const kind = KINDS.find((known) => known === stored.kind)
  const level = OFFERED_LEVELS.find((known) => known === stored.level)
  const style = PLAY_STYLES.find((known) => known === (stored.style ?? stored.personality))
  if (typeof name !== 'string' || typeof charter !== 'number' || CHARTERS[charter] === undefined) return []
  if (kind === undefined || level === undefined || style === undefined) return []
  return [{ id: index + 1, charter, name, kind, level, style }]
}
