import { pictures } from 'virtual:first-pictures'
import { useSay } from '../../words/speech.ts'
import classes from './first-pictures.module.css'

const PICTURES = ['village', 'story', 'night'] as const

/** Three pictures of the game, for people who have not seen it. */
export function FirstPictures() {
  const say = useSay()
  return (
    <div className={classes.pictures}>
      {PICTURES.map((name) => (
        <figure key={name} className={classes.figure}>
          <img src={pictures[name]} alt="" width={890} height={616} loading="lazy" decoding="async" />
          <figcaption>{say(`home.picture-${name}`)}</figcaption>
        </figure>
      ))}
    </div>
  )
}
