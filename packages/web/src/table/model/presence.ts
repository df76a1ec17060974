import { type Board, type BoardSpot, FIRST_TILE, type View } from '@charterstone/engine'

/** Who and what is on a spot, and the plot below an island. */
export type Presence = BoardSpot & {
  /** The plot below an island, and its building; -1 and 0 for none. */
  readonly below: number
  readonly buildingBelow: number
}

const EMPTY: BoardSpot = { workers: [], minion: null, minionSeat: null, peril: null, income: [] }

export function presenceAt(
  { view, board }: { readonly view: View; readonly board: Board },
  spot: number,
): Presence {
  const below = spot >= FIRST_TILE ? (view.table.covers[spot - FIRST_TILE] ?? -1) : -1
  return {
    ...(board.spots[spot] ?? EMPTY),
    below,
    buildingBelow: below < 0 ? 0 : (view.legacy.buildings[below] ?? 0),
  }
}
