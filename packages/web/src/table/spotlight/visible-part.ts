export type Frame = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** What a sheet that rises from below leaves of the village. */
export function visiblePart({ left, top, right, bottom }: Frame, sheet: Frame | null): Frame {
  const isBelow = sheet !== null && sheet.left < right && sheet.right > left
  return { left, top, right, bottom: isBelow ? Math.min(bottom, sheet.top) : bottom }
}
