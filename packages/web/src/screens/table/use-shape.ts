import { useSyncExternalStore } from 'react'

/** How the table is laid out: by the room there is. */
export type Shape = {
  /** `desk`: three columns; `drawer`: the left column folds away; `phone`: village above, sheet below. */
  readonly kind: 'desk' | 'drawer' | 'phone'
  /** Little height: seats in two lines, wide. */
  readonly isShort: boolean
  /** Panels grow with the window, more slowly than the village. */
  readonly panel: number
}

const REFERENCE = { width: 1366, height: 768 }

export function shapeOf(width: number, height: number): Shape {
  const panel = clamp(Math.min(width / REFERENCE.width, height / REFERENCE.height) * 0.9, 1, 1.6)
  if (width < 720 && height > width) return { kind: 'phone', isShort: false, panel: 1 }
  if (width < 1180 || height < 600) return { kind: 'drawer', isShort: height < 600, panel: 1 }
  return { kind: 'desk', isShort: height < 705, panel }
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

let shape = shapeOf(innerWidth, innerHeight)

/** The same value until something changes. */
function current(): Shape {
  const next = shapeOf(innerWidth, innerHeight)
  const isSame = next.kind === shape.kind && next.isShort === shape.isShort && next.panel === shape.panel
  if (!isSame) shape = next
  return shape
}

export function useShape(): Shape {
  return useSyncExternalStore(subscribe, current)
}

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
