import type { TurnReview } from '@charterstone/bots'
import type { Cast } from '@charterstone/engine'
import { useState } from 'react'
import type { Reviewed } from '../../../review/review-job.ts'
import { Button } from '../../../shell/button.tsx'
import { Row } from '../../../shell/layout.tsx'
import { Note } from '../../../shell/note.tsx'
import { Select } from '../../../shell/select.tsx'
import { useSay } from '../../../words/speech.ts'
import classes from '../review.module.css'
import { WeakTurn } from './weak-turn.tsx'
import { weakTurnsOf } from './weak-turns.ts'

/** The costliest ones come first; the others on request. */
const FIRST = 5

type OwnTurnsProps = {
  readonly reviewed: Reviewed
  readonly cast: Cast
  /** The seat of the reader, to begin with. */
  readonly first: number
  readonly isWhole: boolean
  readonly onTry: (turn: TurnReview) => void
  readonly onShow: (step: number) => void
}

/** Accuracy, and the turns that could have been better: yours, or anybody's. */
export function OwnTurns({ reviewed, cast, first, isWhole, onTry, onShow }: OwnTurnsProps) {
  const say = useSay()
  const [seat, setSeat] = useState(first)
  const { accuracy } = reviewed.review
  const own = accuracy[seat] ?? null
  const weak = weakTurnsOf(reviewed.review, seat)
  const [isLong, setLong] = useState(false)
  return (
    <>
      <div className={classes.accuracy}>
        <Select
          label={say('log.who')}
          value={`${seat}`}
          options={cast.seats.map((name, each) => ({ value: `${each}`, label: name }))}
          onChange={(value) => setSeat(Number(value))}
        />
        {own !== null && (
          <p>
            <b>{say('review.percent', { percent: Math.round(own / 10) })}</b> {say('review.accuracy')}
          </p>
        )}
      </div>
      {weak.length === 0 ? (
        <Note>{say(isWhole ? 'review.no-weak' : 'review.none-yet')}</Note>
      ) : (
        <ol className={classes.weak}>
          {(isLong ? weak : weak.slice(0, FIRST)).map((turn, index) => (
            <WeakTurn
              key={turn.step}
              turn={turn}
              reviewed={reviewed}
              cast={cast}
              isFirst={index === 0}
              onTry={() => onTry(turn)}
              onShow={() => onShow(turn.step)}
            />
          ))}
        </ol>
      )}
      {!isLong && weak.length > FIRST && (
        <Row>
          <Button onClick={() => setLong(true)}>{say('review.all-turns', { count: weak.length })}</Button>
        </Row>
      )}
    </>
  )
}
