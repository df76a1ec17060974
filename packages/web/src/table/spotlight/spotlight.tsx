import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTable } from '../table-context.tsx'
import { elementsOf, type Pointer } from './pointer.ts'
import classes from './spotlight.module.css'
import { type Frame, visiblePart } from './visible-part.ts'

type SpotlightProps = {
  readonly pointers: readonly Pointer[]
  /** Numbers the rings, to name them elsewhere. */
  readonly isNumbered?: boolean
}

type Mark = {
  /** What is in a ring can be pressed; a light on a part, or on a hexagon, is only to be looked at. */
  readonly kind: 'ring' | 'light' | 'hexagon'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A ring keeps a distance from what it surrounds; a light stays within. */
const MARGIN = { ring: 5, light: 0, hexagon: 0 } as const
/** How far a ring with its outline reaches beyond what it surrounds. */
export const RING_REACH = 8
const KINDS = { answers: 'ring', part: 'light', spots: 'hexagon' } as const
/** The camera moves, sheets slide: the rings follow. */
const PACE = 200

/** Rings round what to press, lights on what is being spoken of. They take no clicks. */
export function Spotlight({ pointers, isNumbered = false }: SpotlightProps) {
  const { choices, game } = useTable()
  const [marks, setMarks] = useState<readonly (Mark | null)[]>([])
  const look = useEffectEvent(() => {
    const next = pointers.flatMap((pointer) =>
      elementsOf(pointer, choices, game.seat).map((element) => markOf(KINDS[pointer.kind], element)),
    )
    setMarks((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
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
  // Outside of the panels, which grow by zoom: marks are in pixels of the window.
  return createPortal(
    <div className={classes.light} aria-hidden="true">
      {marks.map((mark, index) =>
        mark === null ? null : (
          <span
            key={`${mark.x} ${mark.y}`}
            className={classes.mark}
            data-mark={mark.kind}
            style={placeOf(mark)}
          >
            {isNumbered && <b className={classes.number}>{index + 1}</b>}
          </span>
        ),
      )}
    </div>,
    document.body,
  )
}

/** As variables: the number of a ring reads them, too. */
function placeOf({ x, y, width, height }: Mark): CSSProperties {
  return { '--x': `${x}px`, '--y': `${y}px`, width, height } as CSSProperties
}

const WINDOW_MARGIN = 2

function markOf(kind: Mark['kind'], element: Element | null): Mark | null {
  const box = element?.getBoundingClientRect()
  if (box === undefined || box.width === 0) return null
  const frame = frameOf(element)
  const left = Math.max(frame.left, box.left - MARGIN[kind])
  const top = Math.max(frame.top, box.top - MARGIN[kind])
  const right = Math.min(frame.right, box.right + MARGIN[kind])
  const bottom = Math.min(frame.bottom, box.bottom + MARGIN[kind])
  if (right <= left || bottom <= top) return null
  return {
    kind,
    x: Math.round(left),
    y: Math.round(top),
    width: Math.round(right - left),
    height: Math.round(bottom - top),
  }
}

/** Marks in the village end where the village ends, or the sheet over it begins: nothing is drawn over the bars round it. */
function frameOf(element: Element | null): Frame {
  const village = element?.closest('[data-village]')
  const sheet = document.querySelector('[data-sheet]')?.getBoundingClientRect() ?? null
  if (village !== null && village !== undefined) return visiblePart(village.getBoundingClientRect(), sheet)
  return {
    left: WINDOW_MARGIN,
    top: WINDOW_MARGIN,
    right: innerWidth - WINDOW_MARGIN,
    bottom: innerHeight - WINDOW_MARGIN,
  }
}
