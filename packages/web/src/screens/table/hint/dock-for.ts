export type Box = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Where a panel begins, and how high it may be; it stands on its lower edge. */
export type Dock = { readonly left: number; readonly height: number }

/** The shares of its height that a panel may have besides those that end just below a box; what does not fit is scrolled. */
const SHARES = [1, 0.75, 0.5, 0.35]
/** Lower, no advice could be read. */
const LEAST_HEIGHT = 120
/** The share of its height that a panel keeps beside a neighbour. */
const WORTH_KEEPING = 0.75
const STEP = 24
const MARGIN = 12

/**
 * The place where a panel covers none of some boxes: as high as possible, then as far left as possible. Else where it covers
 * least. It keeps off a neighbour, too, where that costs it little of its height.
 */
export function dockFor(
  panel: Box,
  targets: readonly Box[],
  width: number,
  neighbour: Box | null = null,
): Dock {
  if (neighbour !== null) {
    const apart = dockFor(panel, [...targets, neighbour], width)
    const isClear = covered(placeOf(panel, apart), [...targets, neighbour]) === 0
    if (isClear && apart.height >= (panel.bottom - panel.top) * WORTH_KEEPING) return apart
  }
  const size = panel.right - panel.left
  const full = panel.bottom - panel.top
  const last = Math.max(MARGIN, width - MARGIN - size)
  let best: Dock = { left: MARGIN, height: full }
  let least = Number.POSITIVE_INFINITY
  for (const height of heightsOf(panel, targets)) {
    for (let left = MARGIN; ; left = Math.min(left + STEP, last)) {
      const hidden = covered(placeOf(panel, { left, height }), targets)
      if (hidden === 0) return { left, height }
      if (hidden < least) {
        least = hidden
        best = { left, height }
      }
      if (left >= last) break
    }
  }
  return best
}

function placeOf({ left: from, right, bottom }: Box, { left, height }: Dock): Box {
  return { left, right: left + right - from, top: bottom - height, bottom }
}

/** From the highest on. */
function heightsOf({ top, bottom }: Box, targets: readonly Box[]): readonly number[] {
  const full = bottom - top
  const shares = SHARES.map((share) => Math.round(full * share))
  const below = targets.map((target) => Math.floor(bottom - target.bottom))
  const others = below.filter((height) => height >= LEAST_HEIGHT && height < full)
  return [...shares, ...others].toSorted((a, b) => b - a)
}

function covered(panel: Box, targets: readonly Box[]): number {
  return targets.reduce((sum, target) => {
    const wide = Math.min(panel.right, target.right) - Math.max(panel.left, target.left)
    const high = Math.min(panel.bottom, target.bottom) - Math.max(panel.top, target.top)
    return sum + Math.max(0, wide) * Math.max(0, high)
  }, 0)
}
