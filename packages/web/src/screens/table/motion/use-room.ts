import { type RefCallback, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

/** The width of a chip and of both edges of their list together, in CSS pixels. */
export type ChipSize = { readonly width: number; readonly edges: number }
export const CHIP_SIZE = {
  desk: { width: 29, edges: 18 },
  touch: { width: 35, edges: 6 },
} as const satisfies Record<string, ChipSize>
/** A count, a move and a count. */
const LEAST = 3

/** How many chips fit into one row of an element. Without the element there is room for all. */
export function useRoom({ width, edges }: ChipSize): {
  readonly room: number
  readonly row: RefCallback<HTMLElement>
} {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  const row = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return
      const measure = () => setRoom(Math.max(LEAST, Math.floor((element.clientWidth - edges) / width)))
      // The observer reports before the paint.
      const observer = new ResizeObserver(() => flushSync(measure))
      observer.observe(element)
      return () => observer.disconnect()
    },
    [width, edges],
  )
  return { room, row }
}
