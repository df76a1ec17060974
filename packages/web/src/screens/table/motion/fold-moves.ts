/** The moves that a row shows, `from` up to but not including `to`; those before and after them are counted. */
export type Shown = { readonly from: number; readonly to: number }

/**
 * The moves for which a row has room: the current one and its neighbours, or the newest while none is played. A count takes
 * the place of one move; from five places on, both neighbours are shown and no count stands for a single move.
 */
export function foldMoves(count: number, room: number, at: number | null): Shown {
  if (count <= room) return { from: 0, to: count }
  const current = at ?? count - 1
  const beside = room - 1
  if (current > count - beside) return { from: count - beside, to: count }
  if (current < beside - 1) return { from: 0, to: beside }
  const between = Math.max(1, room - 2)
  const from = current - Math.floor(between / 2)
  return { from, to: from + between }
}
