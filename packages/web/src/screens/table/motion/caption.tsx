import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Beat } from '../../../table/model/beats.ts'
import { placeCaption } from '../../../table/model/caption-place.ts'
import { trailOf } from '../../../table/model/trail.ts'
import { useTable } from '../../../table/table-context.tsx'
import { zoomOf } from '../../../table/zoom-of.ts'
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

function Sign({ beat, projection: { scale, left, top }, area }: CaptionProps & { readonly beat: Beat }) {
  const own = useRef<HTMLDivElement>(null)
  const { view } = useTable()
  const [caption] = useCaptions(useOne(beat))
  const [{ zoom, ...size }, setSize] = useState({ width: 0, height: 0, zoom: 1 })
  useLayoutEffect(() => {
    const element = own.current
    if (element === null || caption === undefined) return
    const { width, height } = element.getBoundingClientRect()
    // It grows with the panels, and so does its distance from the corner.
    setSize({ width, height, zoom: zoomOf(element) })
  }, [caption])
  if (caption === undefined) return null
  const { charter, to } = trailOf(beat, view)
  const building = { x: left + to[0] * scale, y: top + to[1] * scale }
  const { x, y } = placeCaption(building, TILE * scale, size, area)
  const style = { left: x / zoom, top: y / zoom, '--charter': `var(--${charter})` }
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
