import { Portrait } from '@charterstone/art/portraits/portrait.tsx'
import { useSay } from '../../words/speech.ts'
import classes from './graduate.module.css'

/** The coach: an old hand from the yellow charter. */
export const COACH_FACE = 205

/** The coach's last words, beside the score of the first game. */
export function Graduate() {
  const say = useSay()
  return (
    <aside className={classes.graduate}>
      <Portrait number={COACH_FACE} size={64} />
      <div>
        <h2>{say('coach.graduate')}</h2>
        <p>{say('coach.graduate-text')}</p>
        <p>{say('coach.guidepost-text')}</p>
      </div>
    </aside>
  )
}
