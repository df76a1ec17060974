import type { Mood } from '@charterstone/engine'
import { memo } from 'react'
import { Drawing } from '../ink/drawing.tsx'
import { joined } from '../ink/mark.ts'
import { Marks } from '../ink/marks.tsx'
import { Backdrop, PALETTES, Sun } from './backdrop.tsx'
import { FOLIAGE } from './scenery.ts'
import { put, STAGE_HEIGHT, STAGE_WIDTH, type Vignette } from './stage.ts'
import { vignetteOf } from './vignettes/vignettes.ts'

type StoryPictureProps = {
  /** The number of the story, 1 to 18. */
  readonly story: number
  /** The branch of stories 6 to 15; for story 18 happy is victory. */
  readonly mood?: Mood
  readonly title?: string
}

/** The picture beside a story. Where it is cut, it is cut at the top. */
export const StoryPicture = memo(function StoryPicture({ story, mood = 'happy', title }: StoryPictureProps) {
  return <VignettePicture vignette={vignetteOf(story, mood)} seed={story} title={title} />
})

type VignettePictureProps = {
  readonly vignette: Vignette
  /** Clouds, woods and grass of its own. */
  readonly seed: number
  readonly title?: string | undefined
}

export function VignettePicture({ vignette, seed, title }: VignettePictureProps) {
  return (
    <div className="story-picture" data-theme="light">
      <Drawing
        viewBox={`0 0 ${STAGE_WIDTH} ${STAGE_HEIGHT}`}
        width="100%"
        height="100%"
        fit="xMidYMax slice"
        title={title}
      >
        <Stage vignette={vignette} seed={seed} />
      </Drawing>
    </div>
  )
}

function Stage({ vignette, seed }: { readonly vignette: Vignette; readonly seed: number }) {
  const { hour, horizon, sun, props, lights = [] } = vignette
  const { tint, sun: moon } = PALETTES[hour]
  return (
    <>
      <Backdrop hour={hour} horizon={horizon} sun={sun} seed={seed} />
      <Marks marks={joined([...props.flat(), ...FOREGROUND])} />
      {tint !== null && (
        <rect
          className="story-tint"
          width={STAGE_WIDTH}
          height={STAGE_HEIGHT}
          fill={tint[0]}
          opacity={tint[1]}
        />
      )}
      {hour === 'night' && <Sun at={sun} fill={moon} />}
      <Marks marks={joined(lights.flat())} />
    </>
  )
}

const FOREGROUND = [...put(FOLIAGE, -8, 790, 1), ...put(FOLIAGE, 608, 790, 0.9, true)]
