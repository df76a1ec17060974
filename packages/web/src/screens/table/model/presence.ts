import {
  charterOfSpot,
  FIRST_TILE,
  MINIONS,
  type Minion,
  PERILS,
  type Peril,
  type View,
} from '@charterstone/engine'
import { seatOfCharter } from './charters.ts'

/** Who and what is on a spot. */
export type Presence = {
  readonly workers: readonly { readonly seat: number; readonly kind: 'large' | 'small' | 'spectral' }[]
  readonly minion: Minion | null
  /** The seat of its owner; -1 for a minion that belongs to nobody. */
  readonly minionSeat: number
  readonly peril: Peril | null
  readonly income: readonly number[]
  /** The plot below an island, and its building; -1 and 0 for none. */
  readonly below: number
  readonly buildingBelow: number
}

export function presenceAt(view: View, spot: number): Presence {
  const { table, legacy } = view
  const minion = MINIONS[(table.minionAt[spot] ?? 0) - 1] ?? null
  const below = spot >= FIRST_TILE ? (table.covers[spot - FIRST_TILE] ?? -1) : -1
  const bits = table.incomeAt[spot] ?? 0
  return {
    workers: table.seats.flatMap(({ workers, charter }, seat) =>
      workers.flatMap((stands, worker) =>
        stands === spot
          ? [
              {
                seat,
                kind: worker === 1 ? 'small' : legacy.spectral === charter ? 'spectral' : 'large',
              } as const,
            ]
          : [],
      ),
    ),
    minion,
    minionSeat: minion === null || table.stray ? -1 : seatOfCharter(view, charterOfSpot(spot)),
    peril: PERILS[(table.perilAt[spot] ?? 0) - 1] ?? null,
    income: table.seats.flatMap((_, seat) => ((bits & (1 << seat)) === 0 ? [] : [seat])),
    below,
    buildingBelow: below < 0 ? 0 : (legacy.buildings[below] ?? 0),
  }
}
