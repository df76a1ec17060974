import { startTransition, useEffect, useState } from 'react'
import { buildingStrokes } from '../buildings/building-strokes.ts'
import { signOf } from '../strip/sign-strokes.ts'
import type { Buildings } from './scene-strokes.ts'

/** Milliseconds of drawing before the page handles input again. */
const BUDGET = 6

/** The pictures of the village, in the order in which they appear. */
const PICTURES = ['ground', 'islands', 'signs', 'lights'] as const

type Picture = (typeof PICTURES)[number]

/**
 * Which pictures are on screen. With `isGradual` the houses are drawn a few at a time after the first paint, and then each
 * picture appears on its own: the browser reads its strokes at once, and all of them together would keep a phone busy.
 */
export function useDrawnPictures(buildings: Buildings, isGradual: boolean): (picture: Picture) => boolean {
  const [count, setCount] = useState(isGradual ? 0 : PICTURES.length)
  useEffect(() => {
    if (count === 0)
      return afterPaint(
        (next) => drawHouses(buildings, next),
        () => setCount(1),
      )
    if (count < PICTURES.length) return afterPaint(nothing, () => setCount(count + 1))
    return undefined
  }, [buildings, count])
  return (picture) => PICTURES.indexOf(picture) < count
}

/** Draws some houses and their signs from `next` on; returns the next one, or null after the last. */
function drawHouses(buildings: Buildings, next: number): number | null {
  const start = performance.now()
  for (let at = next; at < buildings.length; at++) {
    if (performance.now() - start >= BUDGET) return at
    const building = buildings[at] ?? null
    if (building === null) continue
    buildingStrokes(building)
    signOf(building)
  }
  return null
}

function nothing(): null {
  return null
}

/** Works bit by bit after the next paint, each bit in a task of its own. Returns how to call it off. */
function afterPaint(work: (next: number) => number | null, done: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const goOn = (next: number): void => {
    const left = work(next)
    if (left === null) startTransition(done)
    else timer = setTimeout(goOn, 0, left)
  }
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(goOn, 0, 0)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
