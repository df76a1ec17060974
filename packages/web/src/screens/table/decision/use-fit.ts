import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

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
    const buttons = [...(row.current?.children ?? [])] as HTMLElement[]
    const tops = buttons.map(({ offsetTop }) => offsetTop)
    const inRow = tops.filter((top) => top <= (tops[0] ?? 0) + SAME_ROW).length
    if (inRow === tops.length) return
    // At first "more" is not there yet and needs room of its own; measuring button by button would lay out the page each time.
    setKnown({ asked, count: Math.max(1, Math.min(count, inRow) - 1) })
  }, [asked, count])
  return { row, count }
}
