import { startTransition, useEffect, useState } from 'react'
import { buildingStrokes } from '../buildings/building-strokes.ts'
import type { Buildings } from './scene-strokes.ts'

/** Milliseconds of drawing before the page handles input again. */
const BUDGET = 6

/** True when every house has been drawn once. With `isGradual` a few are drawn in each frame, after the first paint. */
export function useHousesReady(buildings: Buildings, isGradual: boolean): boolean {
  const [isReady, setReady] = useState(!isGradual)
  useEffect(() => {
    if (isReady) return
    let next = 0
    let frame = requestAnimationFrame(function draw() {
      const start = performance.now()
      while (next < buildings.length && performance.now() - start < BUDGET) {
        const building = buildings[next++] ?? null
        if (building !== null) buildingStrokes(building)
      }
      if (next < buildings.length) frame = requestAnimationFrame(draw)
      else startTransition(() => setReady(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [buildings, isReady])
  return isReady
}
