import { type RefCallback, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

/** The width of a chip for a mouse and for a finger, in CSS pixels. */
export const CHIP = { desk: 29, touch: 35 } as const
/** The edges of the list of chips, together. */
const EDGES = 6
/** A count, a move and a count. */
const LEAST = 3

/** How many chips fit into one row of an element. Without the element there is room for all. */
export function useRoom(chip: number): {
  readonly room: number
  readonly row: RefCallback<HTMLElement>
} {
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  const row = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return
      const measure = () => setRoom(Math.max(LEAST, Math.floor((element.clientWidth - EDGES) / chip)))
      // The observer reports before the paint.
      const observer = new ResizeObserver(() => flushSync(measure))
      observer.observe(element)
      return () => observer.disconnect()
    },
    [chip],
  )
  return { room, row }
}
