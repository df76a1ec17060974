import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Beat } from '../../../table/model/beats.ts'
import { trailOf } from '../../../table/model/trail.ts'
import { useTable } from '../../../table/table-context.tsx'
import type { Projection, Size } from '../village/camera.ts'
import classes from './caption.module.css'
import { useTheatre } from './theatre.ts'
import { useCaptions } from './use-captions.ts'

type CaptionProps = { readonly projection: Projection; readonly area: Size }

/** What a move of another seat did, at its building. It takes no clicks and is said by the announcer. */
export function MoveCaption(props: CaptionProps) {
  const beat = useTheatre(({ beats, at }) => (at === null ? null : (beats[at] ?? null)))
  return beat === null ? null : <Sign key={beat.seat} beat={beat} {...props} />
}

/** Half a tile, in units of the scene. */
const TILE = 52
const MARGIN = 6

function Sign({ beat, projection: { scale, left, top }, area }: CaptionProps & { readonly beat: Beat }) {
  const own = useRef<HTMLDivElement>(null)
  const { view } = useTable()
  const [caption] = useCaptions(useOne(beat))
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const element = own.current
    if (element === null || caption === undefined) return
    setSize({ width: element.offsetWidth, height: element.offsetHeight })
  }, [caption])
  if (caption === undefined) return null
  const { charter, to } = trailOf(beat, view)
  const x = left + to[0] * scale
  const y = top + to[1] * scale
  const room = TILE * scale
  // Above the building, or below it where there is no room.
  const isBelow = y - room - size.height < MARGIN
  const style = {
    left: clamp(x - size.width / 2, MARGIN, area.width - size.width - MARGIN),
    top: clamp(isBelow ? y + room : y - room - size.height, MARGIN, area.height - size.height - MARGIN),
    '--charter': `var(--${charter})`,
  }
  return (
    <div ref={own} className={classes.caption} style={style} aria-hidden="true" data-caption>
      <SeatToken charter={charter} size={22} />
      <p className={classes.text}>{caption.text}</p>
    </div>
  )
}

/** The same list for the same beat. */
function useOne(beat: Beat): readonly Beat[] {
  const [list, setList] = useState([beat])
  if (list[0] === beat) return list
  setList([beat])
  return [beat]
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}
