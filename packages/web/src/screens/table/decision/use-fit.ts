import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Buttons in one row may differ a little in height. */
const SAME_ROW = 16

type Fit = { readonly row: RefObject<HTMLDivElement | null>; readonly count: number }

/** How many of the buttons stand in one row; the rest go behind "more", so that the bar never hides the village. */
export function useFit(total: number, asked: unknown): Fit {
  const row = useRef<HTMLDivElement>(null)
  const [known, setKnown] = useState({ asked, count: total })
  const count = known.asked === asked ? Math.min(known.count, total) : total
  useLayoutEffect(() => {
    if (count <= 1) return
    // In the frame that paints the answer: earlier, the page would be laid out before all of it has changed, and then again.
    const frame = requestAnimationFrame(() => {
      const inRow = firstRowOf(row.current)
      // At first "more" is not there yet and needs room of its own; measuring button by button would lay out the page each time.
      if (inRow !== null) flushSync(() => setKnown({ asked, count: Math.max(1, Math.min(count, inRow) - 1) }))
    })
    return () => cancelAnimationFrame(frame)
  }, [asked, count])
  return { row, count }
}

/** How many buttons stand in the first row; null when all of them do. */
function firstRowOf(row: HTMLElement | null): number | null {
  const buttons = [...(row?.children ?? [])] as HTMLElement[]
  const tops = buttons.map(({ offsetTop }) => offsetTop)
  const inRow = tops.filter((top) => top <= (tops[0] ?? 0) + SAME_ROW).length
  return inRow === tops.length ? null : inRow
}
