import { Portrait } from '@charterstone/art/portraits/portrait.tsx'
import { VillageScene } from '@charterstone/art/scene/village-scene.tsx'
import { StoryPicture as DrawnStory, VignettePicture } from '@charterstone/art/story/story-picture.tsx'
import { guidepostStands } from '@charterstone/art/story/vignettes/tales.ts'
import type { Mood } from '@charterstone/engine'
import { useSceneProps } from '../../table/scene-props.ts'
import classes from './story-picture.module.css'

/** Taller than wide, round the stone in the middle of the village. */
const VIEW = [210, 20, 470, 596] as const

/** The village as it stands now, on the left of a page. */
export function VillagePicture() {
  const scene = useSceneProps()
  return <VillageScene {...scene} view={VIEW} states={new Map()} detail="picture" />
}

type GuidepostPictureProps = { readonly game: number; readonly isAnswered?: boolean }

export function GuidepostPicture({ game, isAnswered = false }: GuidepostPictureProps) {
  return <VignettePicture vignette={guidepostStands(game, isAnswered)} seed={game} />
}

/** A person at the door, by index number. */
export function PortraitPicture({ number }: { readonly number: number }) {
  return (
    <div className={classes.portrait}>
      <Portrait number={number} size="100%" />
    </div>
  )
}

/** The picture of a story, by the name under which the campaign remembers it: `3`, `9:happy`, `18:defeat`. */
export function StoryPicture({ story }: { readonly story: string }) {
  const [number, branch] = story.split(':')
  return <DrawnStory story={Number(number)} mood={moodOf(branch)} />
}

function moodOf(branch: string | undefined): Mood {
  return branch === 'angry' || branch === 'defeat' ? 'angry' : 'happy'
}
