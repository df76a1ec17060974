import { useLayoutEffect, useState } from 'react'
import { isSameShape, type Shape, shapeOf } from './shape.ts'

/**
 * The layout for the window as it is now; the same value until the layout changes. The size is read at the start and when it
 * changes: reading it lays out the whole page, which an answer need not wait for.
 */
export function useShape(): Shape {
  const [shape, setShape] = useState(shapeOfWindow)
  useLayoutEffect(() => {
    const look = (): void =>
      setShape((last) => {
        const next = shapeOfWindow()
        return isSameShape(last, next) ? last : next
      })
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [])
  return shape
}

function shapeOfWindow(): Shape {
  return shapeOf(innerWidth, innerHeight)
}
