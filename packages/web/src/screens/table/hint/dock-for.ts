export type Box = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export type Dock = 'left' | 'right'

/** The side on which a panel covers least of some boxes; the left one if both are equal. */
export function dockFor(panel: Box, targets: readonly Box[], width: number): Dock {
  const margin = Math.min(panel.left, width - panel.right)
  const size = panel.right - panel.left
  const onLeft = { ...panel, left: margin, right: margin + size }
  const onRight = { ...panel, left: width - margin - size, right: width - margin }
  return covered(onRight, targets) < covered(onLeft, targets) ? 'right' : 'left'
}

function covered(panel: Box, targets: readonly Box[]): number {
  return targets.reduce((sum, target) => {
    const wide = Math.min(panel.right, target.right) - Math.max(panel.left, target.left)
    const high = Math.min(panel.bottom, target.bottom) - Math.max(panel.top, target.top)
    return sum + Math.max(0, wide) * Math.max(0, high)
  }, 0)
}
