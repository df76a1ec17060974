import { HEIGHT, WIDTH } from '../../shell/breakpoints.ts'

/** The layout of the table for the size of the window. */
export type Shape = {
  /** `desk`: three columns; `drawer`: the left column folds away; `phone`: village and sheet; `landscape`: side by side. */
  readonly kind: 'desk' | 'drawer' | 'phone' | 'landscape'
  /** A sheet below the village, as on a phone, and a top row with room for the moves of the others. */
  readonly isTablet: boolean
  /** Little height: seats in two lines, wide. */
  readonly isShort: boolean
  /** Room for the cards on offer and one's own beside each other. */
  readonly isWide: boolean
  /** Panels grow with the window, more slowly than the village. */
  readonly panel: number
}

const REFERENCE = { width: 1366, height: 768 }

export function shapeOf(width: number, height: number): Shape {
  const panel = clamp(Math.min(width / REFERENCE.width, height / REFERENCE.height) * 0.9, 1, 1.6)
  const isWide = width >= WIDTH.wide
  if (height > width && width < WIDTH.desk)
    return { kind: 'phone', isTablet: width >= WIDTH.phone, isShort: false, isWide, panel: 1 }
  const isTablet = false
  if (height < HEIGHT.low) return { kind: 'landscape', isTablet, isShort: true, isWide, panel: 1 }
  if (width < WIDTH.desk || height < HEIGHT.shallow)
    return { kind: 'drawer', isTablet, isShort: height < HEIGHT.shallow, isWide, panel: 1 }
  return { kind: 'desk', isTablet, isShort: height < HEIGHT.short, isWide, panel }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

export function isSameShape(a: Shape, b: Shape): boolean {
  return (
    a.kind === b.kind &&
    a.isTablet === b.isTablet &&
    a.isShort === b.isShort &&
    a.isWide === b.isWide &&
    a.panel === b.panel
  )
}
