import { type TurnReview, VP_UNIT } from '@charterstone/bots'
import type { Cast } from '@charterstone/engine'
import { useState } from 'react'
import type { Reviewed } from '../../../review/review-job.ts'
import { Button } from '../../../shell/button.tsx'
import { Row } from '../../../shell/layout.tsx'
import { LOCALES, type Say, useSay, useSpeech } from '../../../words/speech.ts'
import { optionText, purposeText } from '../cause-text.ts'
import { percentOf } from '../percent.ts'
import classes from '../review.module.css'

type WeakTurnProps = {
  readonly turn: TurnReview
  readonly reviewed: Reviewed
  readonly cast: Cast
  /** Its button is the main one. */
  readonly isFirst?: boolean
  /** Solved as an exercise. */
  readonly isFound?: boolean
  readonly onTry: () => void
  /** Null where the moment is not on the page. */
  readonly onShow: (() => void) | null
}

/** A turn that could have been better. What would have been better is shown on request: one can find it first. */
export function WeakTurn({
  turn,
  reviewed,
  cast,
  isFirst = false,
  isFound = false,
  onTry,
  onShow,
}: WeakTurnProps) {
  const say = useSay()
  const locale = LOCALES[useSpeech(({ language }) => language)]
  const [isOpen, setOpen] = useState(false)
  const { round, grade, loss, weakStep, played, better } = turn
  return (
    <li className={classes.turn} data-grade={grade}>
      <p className={classes.head}>
        <span className={classes.grade}>{say(`review.grade-${grade}`)}</span>
        {say('review.in-round', { round })}
        {isFound && <span className={classes.grade}>{say('exercise.done')} ✓</span>}
        <b>{say('review.loss', { percent: percentOf(loss) })}</b>
      </p>
      <p>{say('review.chose', { what: optionText(cast, reviewed, weakStep, played.key) })}</p>
      {isOpen && better !== null && (
        <p className={classes.better}>
          <strong>
            {say('review.better', { what: optionText(cast, reviewed, weakStep, better.keys[0] ?? '') })}
          </strong>{' '}
          {purposeText(cast, better.purposes)} {worth(say, locale, turn)}
        </p>
      )}
      <Row>
        <Button kind={isFirst ? 'primary' : 'plain'} onClick={onTry}>
          {say('review.try')}
        </Button>
        {better !== null && (
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {say(isOpen ? 'review.hide' : 'review.show')}
          </Button>
        )}
        {onShow !== null && (
          <Button kind="quiet" onClick={onShow}>
            {say('review.moment')}
          </Button>
        )}
      </Row>
    </li>
  )
}

/** "About 2.3 points." Too little to speak of is left out. */
function worth(say: Say, locale: string, { lossVp }: TurnReview): string {
  const count = Math.round((lossVp / VP_UNIT) * 10) / 10
  return count < LITTLE ? '' : say('review.worth', { count, points: count.toLocaleString(locale) })
}

const LITTLE = 0.3
