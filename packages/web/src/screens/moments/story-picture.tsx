import { Portrait } from '../../art/portraits/portrait.tsx'
import { VillageScene } from '../../art/scene/village-scene.tsx'
import { useSceneProps } from '../table/village/scene-props.ts'
import classes from './story-picture.module.css'

type StoryPictureProps = {
  /** Somebody at the door, by index number. */
  readonly portrait?: number
}

/** Taller than wide, round the stone in the middle of the village. */
const VIEW = [210, 20, 470, 596] as const

/** The village as it stands now, on the left of a story. */
export function StoryPicture({ portrait }: StoryPictureProps) {
  const scene = useSceneProps()
  if (portrait !== undefined) {
    return (
      <div className={classes.portrait}>
        <Portrait number={portrait} size="100%" />
      </div>
    )
  }
  return <VillageScene {...scene} view={VIEW} states={new Map()} />
}
