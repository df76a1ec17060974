import { memo, useId } from 'react'
import { Strokes } from '../ink/strokes.tsx'
import { landStrokes } from './land-strokes.ts'
import { SCENE_WIDTH } from './layout.ts'
import { SKY_HEIGHT, SkyMarks } from './sky.tsx'

/** Everything behind the tiles, for a drawing that stands alone, such as the poster. */
export const Landscape = memo(function Landscape() {
  const id = useId()
  return (
    <>
      <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="var(--sky-top)" />
        <stop offset="1" stopColor="var(--sky-horizon)" />
      </linearGradient>
      <rect width={SCENE_WIDTH} height={SKY_HEIGHT} fill={`url(#${id}-sky)`} />
      <SkyMarks />
      <Strokes text={landStrokes(`${id}-land`)} />
    </>
  )
})
