import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Area, areaOf } from './chart-area.ts'

/** Before it is measured. */
const USUAL = 640

/** The area of a chart that fills its element, in pixels of the design: its text keeps its size beside that of the page. */
export function useArea(height: number): {
  readonly frame: RefObject<HTMLDivElement | null>
  readonly area: Area
} {
  const frame = useRef<HTMLDivElement>(null)
  const [area, setArea] = useState<Area>({ width: USUAL, height })
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null) return
    const measure = () => setArea(areaOf(height, element.getBoundingClientRect()) ?? { width: USUAL, height })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [height])
  return { frame, area }
}
