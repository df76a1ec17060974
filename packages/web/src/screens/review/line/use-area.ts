import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Area } from './chart-area.ts'

/** Before it is measured. */
const USUAL = 640

/** The width of an element, so that a chart is drawn in real pixels and its text keeps its size. */
export function useArea(height: number): {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly area: Area
} {
  const frame = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(USUAL)
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return
    const measure = () => setWidth(element.clientWidth || USUAL)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { frame, area: { width, height } }
}
