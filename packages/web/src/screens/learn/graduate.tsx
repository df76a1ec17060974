import { Portrait } from '@charterstone/art/portraits/portrait.tsx'
import { ButtonLink } from '../../shell/button.tsx'
import { Row } from '../../shell/layout.tsx'
import { pathOf } from '../../shell/route.ts'
import { useSay } from '../../words/speech.ts'
import classes from './graduate.module.css'
import { useLearning } from './learning.ts'

/** The coach: an old hand from the yellow charter. */
export const COACH_FACE = 205

/** The coach's last words, beside the score of the guided game. */
export function Graduate() {
  const say = useSay()
  const course = useLearning((learning) => learning.course)
  return (
    <aside className={classes.graduate}>
      <Portrait number={COACH_FACE} size={64} />
      {course === 'short' ? (
        <div>
          <h2>{say('coach.graduate-short')}</h2>
          <p>{say('coach.graduate-short-text')}</p>
          <Row>
            <ButtonLink kind="primary" to={pathOf('learn')}>
              {say('coach.to-full')}
            </ButtonLink>
            <ButtonLink to={pathOf('new')}>{say('coach.to-campaign')}</ButtonLink>
          </Row>
        </div>
      ) : (
        <div>
          <h2>{say('coach.graduate')}</h2>
          <p>{say('coach.graduate-text')}</p>
          <p>{say('coach.guidepost-text')}</p>
        </div>
      )}
    </aside>
  )
}
