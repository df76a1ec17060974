import { useEffect, useEffectEvent, useState } from 'react'
import { useTable } from '../table-context.tsx'
import { elementsOf, type Pointer } from './pointer.ts'
import classes from './spotlight.module.css'

type SpotlightProps = {
  readonly pointers: readonly Pointer[]
  /** Numbers the rings, to name them elsewhere. */
  readonly isNumbered?: boolean
}

type Ring = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const MARGIN = 5
/** The camera moves, sheets slide: the rings follow. */
const PACE = 200

/** Rings round what is being spoken of. They take no clicks. */
export function Spotlight({ pointers, isNumbered = false }: SpotlightProps) {
  const { choices, game } = useTable()
  const [rings, setRings] = useState<readonly (Ring | null)[]>([])
  const look = useEffectEvent(() => {
    const next = pointers.flatMap((pointer) => elementsOf(pointer, choices, game.seat)).map(ringRound)
    setRings((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
  })
  useEffect(() => {
    const first = requestAnimationFrame(() => look())
    const timer = setInterval(() => look(), PACE)
    // A frame later everything is where it belongs.
    const follow = () => requestAnimationFrame(() => requestAnimationFrame(() => look()))
    addEventListener('resize', follow)
    return () => {
      removeEventListener('resize', follow)
      cancelAnimationFrame(first)
      clearInterval(timer)
    }
  }, [])
  return (
    <div className={classes.light} aria-hidden="true">
      {rings.map((ring, index) =>
        ring === null ? null : (
          <span
            key={`${ring.x} ${ring.y}`}
            className={classes.ring}
            style={{ left: ring.x, top: ring.y, width: ring.width, height: ring.height }}
          >
            {isNumbered && <b className={classes.number}>{index + 1}</b>}
          </span>
        ),
      )}
    </div>
  )
}

function ringRound(elements: readonly Element[]): Ring | null {
  const boxes = elements.map((element) => element.getBoundingClientRect()).filter(({ width }) => width > 0)
  if (boxes.length === 0) return null
  const left = Math.max(2, Math.min(...boxes.map((box) => box.left)) - MARGIN)
  const top = Math.max(2, Math.min(...boxes.map((box) => box.top)) - MARGIN)
  const right = Math.min(innerWidth - 2, Math.max(...boxes.map((box) => box.right)) + MARGIN)
  const bottom = Math.min(innerHeight - 2, Math.max(...boxes.map((box) => box.bottom)) + MARGIN)
  if (right <= left || bottom <= top) return null
  return {
    x: Math.round(left),
    y: Math.round(top),
    width: Math.round(right - left),
    height: Math.round(bottom - top),
  }
}
