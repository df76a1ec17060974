import { useRef, useSyncExternalStore } from 'react'
import { isSameShape, type Shape, shapeOf } from './shape.ts'

/** The layout for the window as it is now; the same value until the layout changes. */
export function useShape(): Shape {
  const last = useRef<Shape | null>(null)
  return useSyncExternalStore(subscribe, () => {
    const next = shapeOf(innerWidth, innerHeight)
    if (last.current === null || !isSameShape(last.current, next)) last.current = next
    return last.current
  })
}

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}
