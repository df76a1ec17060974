import { startTransition, useEffect, useState } from 'react'

/** The number of items that are drawn before the page handles input again. */
const BATCH = 6

/** A long list that arrives batch by batch, a frame each, so that the page can be used before all of it is drawn. */
export function useGradually<Item>(items: readonly Item[], isGradual: boolean): readonly Item[] {
  const [count, setCount] = useState(isGradual ? 0 : Number.POSITIVE_INFINITY)
  const isWhole = count >= items.length
  useEffect(() => {
    if (isWhole) return
    const frame = requestAnimationFrame(() => startTransition(() => setCount(count + BATCH)))
    return () => cancelAnimationFrame(frame)
  }, [count, isWhole])
  return isWhole ? items : items.slice(0, count)
}
