import { strokes } from 'virtual:panorama'
import { Panorama } from '@charterstone/art/story/panorama.tsx'
import classes from './hero.module.css'

/** The valley behind the title. */
export function Hero() {
  return (
    <div className={classes.hero}>
      <Panorama strokes={strokes} />
    </div>
  )
}
