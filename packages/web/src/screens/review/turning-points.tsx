import { SeatToken } from '@charterstone/art/tokens/seat-token.tsx'
import { sentenceOfTurningPoint, type TurningPoint } from '@charterstone/bots'
import type { Cast } from '@charterstone/engine'
import type { Reviewed } from '../../review/review-job.ts'
import { charterAt } from '../../table/model/charters.ts'
import { type Say, useSay } from '../../words/speech.ts'
import { percentOf } from './percent.ts'
import classes from './review.module.css'

type TurningPointsProps = {
  readonly reviewed: Reviewed
  readonly cast: Cast
  readonly charters: readonly number[]
  readonly onShow: (step: number) => void
}

/** The largest swings, each with its cause; a press shows the moment. */
export function TurningPoints({ reviewed, cast, charters, onShow }: TurningPointsProps) {
  const say = useSay()
  const { turningPoints } = reviewed.review
  if (turningPoints.length === 0) return <p className={classes.note}>{say('review.no-swings')}</p>
  return (
    <ol className={classes.swings}>
      {turningPoints.map((point) => (
        <li key={point.step}>
          <button type="button" className={classes.swing} onClick={() => onShow(point.after)}>
            <SeatToken charter={charterAt(charters[point.seat] ?? 0)} size={26} />
            <span>
              <strong>{headOf(say, cast, point)}</strong>
              <span className={classes.cause}>{sentenceOfTurningPoint(cast, point)}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** "Round 5: Mira +14 %". */
function headOf(say: Say, { seats }: Cast, { round, seat, change }: TurningPoint): string {
  return say('review.swing', { round, name: seats[seat] ?? '', change: signed(percentOf(change)) })
}

function signed(percent: number): string {
  return percent > 0 ? `+${percent}` : `${percent}`.replace('-', '−')
}
