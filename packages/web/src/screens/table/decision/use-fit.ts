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
    const { firstElementChild: first, lastElementChild: last } = row.current ?? {}
    if (!(first instanceof HTMLElement) || !(last instanceof HTMLElement) || count <= 1) return
    if (last.offsetTop > first.offsetTop + SAME_ROW) setKnown({ asked, count: count - 1 })
  }, [asked, count])
  return { row, count }
}
